import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditTrail } from '../../../audit/audit-trail';
import type { AuthenticatedUser } from '../../../access/access';
import type { Period } from '../../../common/shop-time';
import { httpError } from '../../../common/refusals/refusal';
import { TransactionRunner } from '../../../database/transaction-runner';
import { StockService } from '../../products/inventory/stock.service';
import { isExchangeStatus, isOpen } from '../exchanges/exchange-status';
import { ExchangesRepository } from '../exchanges/exchanges.repository';
import { heldLines } from '../exchanges/held-lines';
import { OrderChangeDto, type OrderDto, type OrderHistoryDto, type OrderListDto } from '../dto/order.dto';
import type { ListOrdersQueryDto } from '../dto/order-requests.dto';
import { noSuchOrder, OrderAccess } from '../order-access';
import { showPlaced } from '../order-view';
import { OrderMails } from '../order-mails';
import type { OrderChange } from '../order-change.entity';
import { OrderListRepository } from './order-list.repository';
import { changeOf, ERASED_RECEIVER } from '../order-factory';
import { ORDER_STATUS, returnsOnDeletion, staffTransition, type StaffStatus } from '../order-status';
import { OrdersRepository, type StoredOrder } from '../orders.repository';

/** A status that is put back within this time was a mistake. */
const MISTAKE_MS = 60_000;

/** What staff do with orders: look through them, move them on, delete them, and see what became of them. */
@Injectable()
export class StaffOrdersService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly list: OrderListRepository,
    private readonly access: OrderAccess,
    private readonly exchanges: ExchangesRepository,
    private readonly stock: StockService,
    private readonly mails: OrderMails,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
  ) {}

  /** One page of the placed orders that match, and how many match in all. A page past the end is empty. */
  async listOrders(query: ListOrdersQueryDto): Promise<OrderListDto> {
    const { orders, total } = await this.list.findPage(query);
    return { orders: orders.map(showPlaced), total };
  }

  /**
   * Sets an order's status (rules O3 to O5). Moving to canceled gives the pairs back, moving away from it takes
   * them again; the status it has already changes nothing. An order is completed from the moment it became so;
   * that it was taken back by mistake and put right at once does not move it to another day or month.
   * @param seen the status that the member of staff saw
   * @throws Refusal (404) when there is no such order; Refusal (409) for a cart, and when the status is
   *   neither the one that was seen nor the one to be
   * @throws StockShortage (409) naming the lines of which there are no longer enough pairs
   */
  changeStatus(
    id: string,
    user: AuthenticatedUser,
    status: StaffStatus,
    seen?: StaffStatus,
  ): Promise<OrderDto> {
    return this.transactions.run(async (manager) => {
      const order = await this.access.lock(id, manager);
      const transition = staffTransition(order.status, status);
      if (transition === 'refused') throw httpError(409, 'order.not-placed');
      if (transition === 'same') return showPlaced(order);
      if (seen && seen !== order.status)
        throw httpError(409, 'order.moved-on', {
          status: ORDER_STATUS[order.status].words,
        });
      await this.assertNoOpenExchange(id, manager);

      await this.movePairs(transition, order, status, user, manager);
      const now = new Date();
      const changes = status === 'completed' ? await this.orders.findChanges([id], manager) : null;
      const completedAt = changes && completionOf(changes.get(id) ?? [], now);
      const change = changeOf(order, user._id, status, now);
      const closed = erasedReceiver(order, status);
      const saved = await this.orders.record(
        change,
        { status, completedAt, payBy: null, expiredAt: null, ...closed },
        manager,
      );
      const shown = showPlaced({ ...order, ...saved });
      await this.mails.tell(order, status, shown, manager);
      return shown;
    });
  }

  /**
   * Deletes an order: no list shows it and no figure counts it any more. Unless it was completed its pairs
   * go back to stock; those of a completed one stay sold (rule O6).
   * @throws Refusal (404) when there is no such order; Refusal (409) for a cart
   */
  deleteOrder(id: string, user: AuthenticatedUser): Promise<void> {
    return this.transactions.run(async (manager) => {
      const order = await this.access.lock(id, manager);
      if (order.status === 'cart') throw httpError(409, 'order.not-placed');
      await this.assertNoOpenExchange(id, manager);
      if (returnsOnDeletion(order.status))
        await this.movePairs('give-back', order, 'canceled', user, manager);
      const deletedAt = new Date();
      const change = changeOf(order, user._id, 'deleted', deletedAt);
      await this.orders.record(change, { deletedAt, ...erasedReceiver(order, 'deleted') }, manager);
      const details = { orderId: id, status: order.status };
      await this.trail.record(
        { action: 'account-order-deleted', subjectId: order.customerId, by: user, details },
        manager,
      );
    });
  }

  /**
   * What an order went through, first to last; that of a deleted order can still be read.
   * @throws Refusal (404) when there never was such an order
   */
  async getHistory(id: string): Promise<OrderHistoryDto> {
    const customerId = await this.orders.findOwner(id);
    if (customerId === null) throw noSuchOrder();
    const changes = await this.orders.findChanges([id]);
    return { history: (changes.get(id) ?? []).map((change) => OrderChangeDto.from(change, customerId)) };
  }

  /**
   * The completed orders, their pairs and the sum of their totals in whole dong (rule P6), of a period or of all
   * time. An order counts from the moment it was completed; deleted ones do not count.
   */
  sumCompleted(period?: Period): Promise<{ quantity: number; pairs: number; profit: number }> {
    return this.list.sumCompleted(period);
  }

  private async movePairs(
    transition: 'keep' | 'take' | 'give-back',
    { id, items }: StoredOrder,
    status: StaffStatus,
    user: AuthenticatedUser,
    manager: EntityManager,
  ): Promise<void> {
    if (transition === 'keep') return;
    const cause = { orderId: id, actorId: user._id, reason: ORDER_STATUS[status].ledgerReason };
    const lines = heldLines(items, await this.exchanges.findOfOrder(id, manager));
    if (transition === 'take') await this.stock.take(lines, cause, manager);
    else await this.stock.giveBack(lines, cause, manager);
  }

  /** The exchange would set a pair aside for an order that is not there (rule Z6). */
  private async assertNoOpenExchange(id: string, manager: EntityManager): Promise<void> {
    const exchanges = await this.exchanges.findOfOrder(id, manager);
    if (!exchanges.some(({ status }) => isOpen(status))) return;
    throw httpError(409, 'order.exchange-open');
  }
}

/**
 * The completion date of an order whose status becomes completed `now`.
 * @param changes what it went through, first to last
 */
function completionOf(changes: OrderChange[], now: Date): Date {
  let since = now;
  for (const { fromStatus, toStatus, createdAt } of changes.toReversed()) {
    if (isExchangeStatus(toStatus)) continue;
    if (toStatus === 'completed') since = createdAt;
    if (fromStatus === 'completed' && since.getTime() - createdAt.getTime() > MISTAKE_MS) break;
  }
  return since;
}

/** What an order loses by being closed: its receiver, when the customer was erased. */
function erasedReceiver(
  { ownerErasedAt }: StoredOrder,
  status: StaffStatus | 'deleted',
): Partial<typeof ERASED_RECEIVER> {
  return ownerErasedAt !== null && (status === 'deleted' || ORDER_STATUS[status].isClosed)
    ? ERASED_RECEIVER
    : {};
}
