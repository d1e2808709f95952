import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OrderChangeDto, type OrderDto } from './dto/order.dto';
import { OrderAccess } from './order-access';
import { ERASED_RECEIVER, searchTextOf } from './order-records';
import { isClosed } from './order-status';
import { OrdersRepository } from './orders.repository';

/** The personal data in a customer's orders: listed for an export, and erased. */
@Injectable()
export class OrderDataService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly access: OrderAccess,
  ) {}

  /** A customer's orders with their lines and histories, newest first, the cart included. */
  async listAll(customerId: string): Promise<{ order: OrderDto; history: OrderChangeDto[] }[]> {
    const orders = await this.orders.findAll(customerId);
    const changes = await this.orders.findChanges(orders.map(({ id }) => id));
    return Promise.all(
      orders.map(async (order) => ({
        order: await this.access.show(order),
        history: (changes.get(order.id) ?? []).map((change) => OrderChangeDto.from(change, customerId)),
      })),
    );
  }

  /**
   * Removes the person from their orders, and deletes their cart. Lines, totals, dates and statuses stay: the
   * books need no more. An order that is still to be delivered keeps its receiver until it is completed or
   * canceled.
   * @param manager the open transaction, which has written the account already: no new cart can come
   * @returns how many orders are still to be delivered
   */
  async forgetOwner(customerId: string, manager: EntityManager): Promise<number> {
    await this.orders.deleteCart(customerId, manager);
    let open = 0;
    const ownerErasedAt = new Date();
    for (const order of await this.orders.findTraces(customerId, manager)) {
      const isDone = order.deletedAt !== null || isClosed(order.status);
      if (!isDone) open += 1;
      const values = isDone ? ERASED_RECEIVER : { searchText: searchTextOf(order, '') };
      await this.orders.update(order.id, { ...values, ownerErasedAt }, manager);
    }
    return open;
  }
}
