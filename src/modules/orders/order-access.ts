import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { httpError, type Refusal } from '../../common/refusals/refusal';
import { OrdersRepository, type StoredOrder } from './orders.repository';

/** Finds orders for those who may see them, and locks them for those who may change them (rules R2, R3). */
@Injectable()
export class OrderAccess {
  constructor(private readonly orders: OrdersRepository) {}

  /**
   * An order for its owner or for staff.
   * @throws Refusal (404) for others, as if it did not exist
   */
  async find(id: string, user: AuthenticatedUser): Promise<StoredOrder> {
    const order = await this.orders.find(id);
    if (!order || (order.customerId !== user._id && user.role === 'client')) throw noSuchOrder();
    return order;
  }

  /**
   * One's own order to change, locked until the transaction ends.
   * @throws Refusal (404) when it does not exist, is another customer's, or the caller's data was erased after
   *   sign-in: a stored answer or a receiver would bring personal data back
   * @throws Refusal (403) when it is another person's and the caller is staff, who may see it
   */
  async lockOwn(id: string, user: AuthenticatedUser, manager: EntityManager): Promise<StoredOrder> {
    const order = await this.lock(id, manager);
    const isOwn = order.customerId === user._id;
    if (isOwn ? order.ownerErasedAt !== null : user.role === 'client') throw noSuchOrder();
    if (!isOwn) throw httpError(403, 'order.not-owner');
    return order;
  }

  /**
   * One's own cart to change, locked until the transaction ends.
   * @throws as `lockOwn`, and Refusal (409) when the order was placed already
   */
  async lockOwnCart(id: string, user: AuthenticatedUser, manager: EntityManager): Promise<StoredOrder> {
    const order = await this.lockOwn(id, user, manager);
    if (order.status !== 'cart') throw httpError(409, 'order.placed');
    return order;
  }

  /**
   * Anyone's order for staff to change, locked until the transaction ends.
   * @throws Refusal (404) when it does not exist
   */
  async lock(id: string, manager: EntityManager): Promise<StoredOrder> {
    const order = await this.orders.lock(id, manager);
    if (!order) throw noSuchOrder();
    return order;
  }
}

export function noSuchOrder(): Refusal {
  return httpError(404, 'order.unknown');
}
