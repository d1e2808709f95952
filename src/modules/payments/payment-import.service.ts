import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { newId } from '../../common/new-id';
import { OrderPaymentsService } from '../orders/payments/order-payments.service';
import { PaymentsRepository } from './payments.repository';

/** Money of orders that were paid elsewhere. */
@Injectable()
export class PaymentImportService {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly orders: OrderPaymentsService,
  ) {}

  /** Records that an imported order was paid in full. Its customer is not told. */
  async importPaid(orderId: string, paidAt: Date, manager: EntityManager): Promise<void> {
    const order = await this.orders.openAny(orderId, manager);
    const id = newId(paidAt);
    await this.payments.insertReceived(
      {
        ...{ id, provider: 'person', transactionId: id, orderId, amount: order.total, currency: 'VND' },
        ...{ memo: '', verdict: 'exact', state: 'counted', paidAt, receivedAt: paidAt, receivedById: null },
        ...{ note: null, settledById: null, settledAt: null },
      },
      manager,
    );
    await this.orders.importPaid(order, manager);
  }
}
