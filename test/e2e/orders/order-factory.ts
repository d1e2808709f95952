import { TransactionRunner } from '../../../src/database/transaction-runner';
import { OrdersService, type ImportOrder } from '../../../src/modules/orders/orders.service';
import type { TestApp } from '../support/test-app';

/** Saves an order with its own status and dates; override what the test is about. Returns its id. */
export function anOrder(
  shop: TestApp,
  order: Pick<ImportOrder, 'customerId' | 'items'> & Partial<ImportOrder>,
): Promise<string> {
  const placedAt = order.placedAt ?? new Date('2026-01-02T03:04:05.678Z');
  const orders = shop.app.get(OrdersService);
  return shop.app.get(TransactionRunner).run((manager) =>
    orders.importOrder(
      {
        status: 'pending',
        name: 'Trần Minh Anh',
        phone: '0901234567',
        address: '12 Nguyễn Huệ',
        payment: 'COD',
        createdAt: placedAt,
        placedAt,
        ...order,
      },
      manager,
    ),
  );
}
