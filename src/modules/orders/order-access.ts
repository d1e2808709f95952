import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../common/access';
import { OrdersRepository, type StoredOrder } from './orders.repository';
import { PlacingRepository } from './placing.repository';

const NO_SUCH_ORDER = 'There is no such order.';

/** Who may see and who may change an order (rules R2, R3). */
@Injectable()
export class OrderAccess {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly placing: PlacingRepository,
  ) {}

  /**
   * An order to look at.
   * @throws NotFoundException when it does not exist, or is another customer's and the reader is no staff
   */
  async read(id: string, user: AuthenticatedUser): Promise<StoredOrder> {
    const order = await this.orders.find(id);
    if (!order || (order.customerId !== user._id && user.role === 'client')) {
      throw new NotFoundException(NO_SUCH_ORDER);
    }
    return order;
  }

  /**
   * One's own order to change, locked until the transaction ends.
   * @throws NotFoundException when it does not exist, is another customer's, or the caller's data has been erased since
   *   they were let in: an answer that is kept, or a receiver, must not come back
   * @throws ForbiddenException when it is someone else's and the caller is staff, who may see it
   */
  async open(id: string, user: AuthenticatedUser, manager: EntityManager): Promise<StoredOrder> {
    const order = await this.placing.lock(id, manager);
    const isOwn = order?.customerId === user._id;
    if (!order || (!isOwn && user.role === 'client')) throw new NotFoundException(NO_SUCH_ORDER);
    if (isOwn && order.ownerErasedAt !== null) throw new NotFoundException(NO_SUCH_ORDER);
    if (!isOwn) throw new ForbiddenException('Only its owner may change this order.');
    return order;
  }

  /**
   * Anyone's order for staff to change, locked until the transaction ends.
   * @throws NotFoundException when it does not exist
   */
  async openAny(id: string, manager: EntityManager): Promise<StoredOrder> {
    const order = await this.placing.lock(id, manager);
    if (!order) throw new NotFoundException(NO_SUCH_ORDER);
    return order;
  }

  /**
   * The customer whose order it is or was, if it was deleted.
   * @throws NotFoundException when there never was such an order
   */
  async ownerOf(id: string): Promise<string> {
    const customerId = await this.orders.findOwner(id);
    if (customerId === null) throw new NotFoundException(NO_SUCH_ORDER);
    return customerId;
  }

  /**
   * One's own cart to change, locked until the transaction ends.
   * @throws as `open`, and ConflictException when the order was placed already
   */
  async openCart(id: string, user: AuthenticatedUser, manager: EntityManager): Promise<StoredOrder> {
    const order = await this.open(id, user, manager);
    if (order.status !== 'cart') {
      throw new ConflictException('This order has been placed already and can no longer be changed.');
    }
    return order;
  }
}
