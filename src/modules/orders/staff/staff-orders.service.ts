import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditTrail } from '../../../audit/audit-trail';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import type { Period } from '../../../common/shop-time';
import { httpError } from '../../../common/refusals/refusal';
import { Config } from '../../../config/config';
import { TransactionRunner } from '../../../database/transaction-runner';
import { StockService } from '../../products/inventory/stock.service';
import { DeliveryService } from '../../seller/delivery/delivery.service';
import { OrderAfterSales } from '../after-sales/order-after-sales.service';
import { payByOf } from '../checkout/checkout-rules';
import { OrderChangeDto, type OrderDto, type OrderHistoryDto, type OrderListDto } from '../dto/order.dto';
import type { ListOrdersQueryDto } from '../dto/order-requests.dto';
import { noSuchOrder, OrderAccess } from '../order-access';
import { showPlaced } from '../order-view';
import { OrderMails } from '../order-mails';
import { completionOf } from '../completion';
import type { Payment } from '../order.entity';
import { OrderNotesService } from '../notes/order-notes.service';
import { OrderListRepository, type OrdersToDo } from './order-list.repository';
import { CANCELED, changeOf, erasedReceiver } from '../order-factory';
import { ORDER_STATUS, returnsOnDeletion, staffTransition, type StaffStatus } from '../order-status';
import { OrdersRepository, type StoredOrder } from '../orders.repository';
import { ReturnsService } from '../returns/returns.service';
import { amountDue, amountToReturn, assertOthers, paymentState, sumsOf } from '../payments/payment-state';

/** The status and the way of payment that a member of staff saw, and whether they send it unpaid. */
interface SeenOrder {
  status?: StaffStatus | undefined;
  payment?: Payment | undefined;
  sendUnpaid?: boolean | undefined;
}

/** What staff do with orders: look through them, move them on, delete them, and see what became of them. */
@Injectable()
export class StaffOrdersService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly list: OrderListRepository,
    private readonly access: OrderAccess,
    private readonly afterSales: OrderAfterSales,
    private readonly returns: ReturnsService,
    private readonly stock: StockService,
    private readonly notes: OrderNotesService,
    private readonly mails: OrderMails,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
    private readonly delivery: DeliveryService,
    private readonly config: Config,
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
   * @param seen the status and the way of payment that the member of staff saw, and whether they send it unpaid
   * @throws Refusal (404) when there is no such order; Refusal (409) for a cart, when the status is neither the one that
   *   was seen nor the one to be, when an unpaid order to be sent is paid in another way than was seen or is to be
   *   paid before (rule M14), and for a canceled order of which a refund is pending; Refusal (403) for one's own unpaid one
   * @throws StockShortage (409) naming the lines of which there are no longer enough pairs
   */
  changeStatus(
    id: string,
    user: AuthenticatedUser,
    status: StaffStatus,
    seen: SeenOrder = {},
  ): Promise<OrderDto> {
    return this.transactions.run(async (manager) =>
      this.move(await this.access.lock(id, manager), user, status, seen, manager),
    );
  }

  /**
   * The same of an order that this transaction has locked.
   * @param user null when a carrier has delivered it
   */
  async move(
    order: StoredOrder,
    user: AuthenticatedUser | null,
    status: StaffStatus,
    seen: SeenOrder,
    manager: EntityManager,
  ): Promise<OrderDto> {
    const { id } = order;
    const transition = staffTransition(order.status, status);
    if (transition === 'refused') throw httpError(409, 'order.not-placed');
    if (transition === 'same') return showPlaced(order);
    if (seen.status && seen.status !== order.status)
      throw httpError(409, 'order.moved-on', {
        status: ORDER_STATUS[order.status].words,
      });
    if (order.status === 'canceled' && (await this.orders.isRefunding(id, manager)))
      throw httpError(409, 'order.refund-pending');
    await this.assertMovable(order, user, status, seen, manager);

    await this.movePairs(transition, order, status, user, manager);
    const now = new Date();
    const changes = status === 'completed' ? await this.orders.findChanges([id], manager) : null;
    const completedAt = changes && completionOf(changes.get(id) ?? [], now);
    const change = changeOf(order, user?._id ?? null, status, now);
    const closed = erasedReceiver(order, status);
    const canceled = status === 'canceled' ? CANCELED : {};
    const expected = transition === 'take' ? this.promiseAnew(order, now) : {};
    const saved = await this.orders.record(
      change,
      { status, completedAt, payBy: null, expiredAt: null, ...canceled, ...expected, ...closed },
      manager,
    );
    const shown = showPlaced({ ...order, ...saved });
    await this.mails.tell(order, status, shown, manager);
    return shown;
  }

  /**
   * Whether staff can set an order to a status now.
   * @throws Refusal (409) when it is to be paid before it is sent, or an exchange or a return of it is open
   */
  async assertMovable(
    order: StoredOrder,
    user: AuthenticatedUser | null,
    status: StaffStatus,
    seen: SeenOrder,
    manager: EntityManager,
  ): Promise<void> {
    if (user && ORDER_STATUS[status].isSent) await this.assertSendable(order, user, status, seen, manager);
    await this.assertNothingOpen(order.id, manager);
  }

  /**
   * Deletes an order: no list shows it and no figure counts it any more. Unless it was completed its pairs
   * go back to stock; those of a completed one stay sold (rule O6). Its received returns end, as no money is to go back.
   * @throws Refusal (404) when there is no such order; Refusal (409) for a cart, and while money of it is to go back or on
   *   its way
   */
  deleteOrder(id: string, user: AuthenticatedUser): Promise<void> {
    return this.transactions.run(async (manager) => {
      const order = await this.access.lock(id, manager);
      if (order.status === 'cart') throw httpError(409, 'order.not-placed');
      // The shop has earned the money of what it delivered; any other is to go back first.
      const isEarned = order.status === 'completed';
      const amount = amountToReturn(sumsOf({ ...order, status: isEarned ? 'completed' : 'canceled' }));
      if (amount > 0) throw httpError(409, 'order.money-here', { amount });
      if (await this.orders.isRefunding(id, manager)) throw httpError(409, 'order.refund-pending');
      await this.assertNothingOpen(id, manager);
      if (returnsOnDeletion(order.status))
        await this.movePairs('give-back', order, 'canceled', user, manager);
      const revision = await this.returns.settle(order, user._id, manager);
      const deletedAt = new Date();
      const change = changeOf({ ...order, revision }, user._id, 'deleted', deletedAt);
      await this.orders.record(change, { deletedAt, ...erasedReceiver(order, 'deleted') }, manager);
      const details = { orderId: id, status: order.status };
      await this.trail.record(
        { action: 'account-order-deleted', subjectId: order.customerId, by: user, details },
        manager,
      );
    });
  }

  /**
   * What an order went through and what staff wrote down about it, first to last; that of a deleted order can still be read.
   * @throws Refusal (404) when there never was such an order
   */
  async getHistory(id: string): Promise<OrderHistoryDto> {
    const customerId = await this.orders.findOwner(id);
    if (customerId === null) throw noSuchOrder();
    const [changes, notes] = await Promise.all([this.orders.findChanges([id]), this.notes.list(id)]);
    return {
      history: (changes.get(id) ?? []).map((change) => OrderChangeDto.from(change, customerId)),
      notes,
    };
  }

  /**
   * The completed orders, their pairs and the sum of their totals in whole dong (rule P6), of a period or of all
   * time. An order counts from the moment it was completed; deleted ones do not count.
   */
  sumCompleted(period?: Period): Promise<{ quantity: number; pairs: number; profit: number }> {
    return this.list.sumCompleted(period);
  }

  /** What waits for staff: orders, exchanges of size and returns. */
  async countToDo(): Promise<OrdersToDo & { exchanges: number; returns: number }> {
    const [orders, afterSales] = await Promise.all([this.list.countToDo(), this.afterSales.countOpen()]);
    return { ...orders, ...afterSales };
  }

  /** The days that a canceled order had been promised may be over when it is taken up again (rule J12). */
  private promiseAnew({ address }: StoredOrder, now: Date): Pick<StoredOrder, 'expectedFrom' | 'expectedTo'> {
    const { from: expectedFrom, to: expectedTo } = this.delivery.expectedAt(address, now);
    return { expectedFrom, expectedTo };
  }

  private async movePairs(
    transition: 'keep' | 'take' | 'give-back',
    order: StoredOrder,
    status: StaffStatus,
    user: AuthenticatedUser | null,
    manager: EntityManager,
  ): Promise<void> {
    if (transition === 'keep') return;
    const cause = {
      orderId: order.id,
      actorId: user?._id ?? null,
      reason: ORDER_STATUS[status].ledgerReason,
    };
    const lines = await this.afterSales.heldLines(order, manager);
    if (transition === 'take') await this.stock.take(lines, cause, manager);
    else await this.stock.giveBack(lines, cause, manager);
  }

  /**
   * An order that is to be paid beforehand is not sent unpaid by mistake (rule M14), as long as its money is on its way
   * back or after it went back, nor one that was cash when staff looked.
   */
  private async assertSendable(
    order: StoredOrder,
    user: AuthenticatedUser,
    status: StaffStatus,
    seen: SeenOrder,
    manager: EntityManager,
  ): Promise<void> {
    const sums = sumsOf({ ...order, status });
    const isBack = paymentState(sums) === 'refunded' || (await this.orders.isRefunding(order.id, manager));
    if (amountDue(sums) === 0 && !isBack) return;
    if (seen.payment && seen.payment !== order.payment) throw httpError(409, 'order.payment-changed');
    const { total } = sums;
    const payBy = payByOf({ payment: order.payment, total }, new Date(), this.config);
    const isWithUs = order.status === 'pending' || order.status === 'canceled';
    if (!isWithUs || !payBy) return;
    assertOthers(order, user);
    if (!seen.sendUnpaid) throw httpError(409, 'order.not-paid');
  }

  /** Pairs that are on their way back belong to an order that has arrived (rules Z6, Y6). */
  private async assertNothingOpen(id: string, manager: EntityManager): Promise<void> {
    const kind = await this.afterSales.openKind(id, manager);
    if (kind) throw httpError(409, kind === 'exchange' ? 'order.exchange-open' : 'order.return-open');
  }
}
