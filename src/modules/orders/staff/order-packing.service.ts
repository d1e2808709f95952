import { Injectable } from '@nestjs/common';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { httpError } from '../../../common/refusals/refusal';
import { TransactionRunner } from '../../../database/transaction-runner';
import type { OrderDto } from '../dto/order.dto';
import { OrderAccess } from '../order-access';
import { changeOf } from '../order-factory';
import { ORDER_STATUS } from '../order-status';
import { showPlaced } from '../order-view';
import { OrdersRepository, type StoredOrder } from '../orders.repository';

/** What staff say of the packing of orders: a step of the history, no status (rule O19). */
@Injectable()
export class OrderPacking {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly access: OrderAccess,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * Says that an order is packed, or not after all; what it is already changes nothing.
   * @throws Refusal (404) when there is no such order; Refusal (409) for a cart, for a canceled or completed order, and once
   *   a parcel of it is on its way
   */
  set(id: string, packed: boolean, user: AuthenticatedUser): Promise<OrderDto> {
    return this.transactions.run(async (manager) => {
      const order = await this.access.lock(id, manager);
      if (order.status === 'cart') throw httpError(409, 'order.not-placed');
      if ((order.packedAt !== null) === packed) return showPlaced(order);
      assertHere(order);
      const now = new Date();
      const change = changeOf(order, user._id, order.status, now, packed ? 'packed' : 'not-packed');
      const saved = await this.orders.record(change, { packedAt: packed ? now : null }, manager);
      return showPlaced({ ...order, ...saved });
    });
  }
}

/** Only what is still in the shop is packed or unpacked. */
function assertHere({ status, shipments }: StoredOrder): void {
  const { isClosed, words } = ORDER_STATUS[status];
  if (isClosed) throw httpError(409, 'order.not-to-pack', { status: words });
  const isOnItsWay = shipments?.some(({ state }) => state !== 'created' && state !== 'canceled');
  if (isOnItsWay) throw httpError(409, 'order.handed-over');
}
