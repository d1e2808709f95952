import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { httpError } from '../../../common/refusals/refusal';
import { Config } from '../../../config/config';
import { TransactionRunner } from '../../../database/transaction-runner';
import { StockService } from '../../products/inventory/stock.service';
import { changedPayBy } from '../checkout/checkout-rules';
import type { OrderDto } from '../dto/order.dto';
import { OrderAfterSales } from '../after-sales/order-after-sales.service';
import { OrderAccess } from '../order-access';
import { showPlaced } from '../order-view';
import { CANCELED, changeOf, erasedReceiver } from '../order-factory';
import { OrderMails } from '../order-mails';
import { orderNumber } from '../order-message';
import { ORDER_STATUS } from '../order-status';
import type { Order, Payment } from '../order.entity';
import { OrdersRepository, type StoredOrder } from '../orders.repository';
import { ReturnsService } from '../returns/returns.service';
import { newReference } from './payment-reference';
import { amountDue, amountToReturn, sumsOf, type OrderBalance, type RefundKind } from './payment-state';

/** An order as far as money goes. */
export interface PayableOrder extends OrderBalance {
  readonly id: string;
  readonly customerId: string;
  readonly payment: Payment | null;
  readonly reference: string | null;
  readonly payBy: Date | null;
  readonly returning: number;
  /** The whole order. */
  readonly stored: StoredOrder;
}

/** An order that may be what money was sent for. */
export interface SuggestedOrder {
  readonly orderId: string;
  /** Whether the money names it, or only its sum fits. */
  readonly by: 'memo' | 'amount';
  readonly name: string;
  /** Whole dong. */
  readonly total: number;
  readonly placedAt: string;
}

/** Whom an order is for, and how it is paid. */
export type NamedReceiver = Pick<Order, 'name' | 'phone' | 'payment'>;

/** How often the way of payment of an order changes at most. */
const MAX_PAYMENT_CHANGES = 100;

/** What money does to orders; the payments module decides which money is whose. */
@Injectable()
export class OrderPaymentsService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly access: OrderAccess,
    private readonly afterSales: OrderAfterSales,
    private readonly returns: ReturnsService,
    private readonly stock: StockService,
    private readonly mails: OrderMails,
    private readonly transactions: TransactionRunner,
    private readonly config: Config,
  ) {}

  /**
   * An order for its owner or for staff.
   * @throws Refusal (404) for others
   */
  async find(id: string, user: AuthenticatedUser): Promise<PayableOrder> {
    return this.withReturning(await this.access.find(id, user));
  }

  /**
   * One's own order, locked until the transaction ends, with a reference.
   * @throws as `OrderAccess.lockOwn`
   */
  async openOwn(id: string, user: AuthenticatedUser, manager: EntityManager): Promise<PayableOrder> {
    const order = await this.access.lockOwn(id, user, manager);
    const paymentReference =
      order.paymentReference ?? (await this.orders.addReference(id, newReference(), manager));
    return this.withReturning({ ...order, paymentReference }, manager);
  }

  /**
   * Anyone's order for staff, locked until the transaction ends.
   * @throws Refusal (404) when it does not exist
   */
  async openAny(id: string, manager: EntityManager): Promise<PayableOrder> {
    return this.withReturning(await this.access.lock(id, manager), manager);
  }

  /** The same; null when it does not exist or was deleted. */
  async lock(id: string, manager: EntityManager): Promise<PayableOrder | null> {
    const order = await this.orders.lock(id, manager);
    return order && this.withReturning(order, manager);
  }

  private async withReturning(order: StoredOrder, manager?: EntityManager): Promise<PayableOrder> {
    return toPayable(order, await this.orders.sumReturning(order.id, manager));
  }

  /** What people call an order by. */
  numberOf(id: string): string {
    return orderNumber({ _id: id });
  }

  /** Ids of the orders with these references. */
  findByReferences(references: string[]): Promise<string[]> {
    return this.orders.findByReferences(references);
  }

  /** Some orders by their ids. */
  async findByIds(ids: string[]): Promise<Map<string, NamedReceiver>> {
    const orders = await this.orders.findWithIds(ids);
    return new Map(orders.map(({ id, name, phone, payment }) => [id, { name, phone, payment }]));
  }

  /** The same, with the member of staff who canceled each; null where its customer or the shop did, or it is not canceled. */
  async findCanceled(ids: string[]): Promise<Map<string, NamedReceiver & { canceledById: string | null }>> {
    const [orders, changes] = await Promise.all([this.orders.findWithIds(ids), this.orders.findChanges(ids)]);
    return new Map(
      orders.map(({ id, status, customerId, name, phone, payment }) => {
        const actorId = changes.get(id)?.findLast(({ toStatus }) => toStatus === 'canceled')?.actorId;
        const canceledById = status !== 'canceled' || actorId === customerId ? null : (actorId ?? null);
        return [id, { name, phone, payment, canceledById }];
      }),
    );
  }

  /** What money may be for: the orders with these ids, and unpaid ones of its sum, those placed last before it first. */
  async suggest(ids: string[], { amount, at }: { amount: number; at: Date }): Promise<SuggestedOrder[]> {
    const [named, fitting] = await Promise.all([
      this.orders.findWithIds(ids),
      this.orders.findUnpaid(amount, at),
    ]);
    const others = fitting.filter(({ id }) => !ids.includes(id));
    return [
      ...named.map((one) => toSuggested(one, 'memo')),
      ...others.map((one) => toSuggested(one, 'amount')),
    ];
  }

  /**
   * Sets another way of payment, with a line in the history; the time to pay is `changedPayBy`.
   * @param order locked in this transaction
   * @throws Refusal (409) when nothing is to be paid, it is not pending, or it was changed too often
   */
  async changePayment(
    { stored, ...order }: PayableOrder,
    payment: Payment,
    actorId: string,
    manager: EntityManager,
  ): Promise<PayableOrder> {
    const { status, total } = order;
    if (status === 'cart') throw httpError(409, 'order.not-placed');
    if (amountDue(order) === 0) throw httpError(409, 'payment.nothing-due');
    if (stored.payment === payment) return { stored, ...order };
    if (status !== 'pending')
      throw httpError(409, 'order.payment-fixed', { status: ORDER_STATUS[status].words });
    if ((await this.orders.countPaymentChanges(order.id, manager)) >= MAX_PAYMENT_CHANGES)
      throw httpError(409, 'payment.changed-too-often');
    const now = new Date();
    const change = changeOf(stored, actorId, status, now, `payment-${payment}`);
    const values = { payment, payBy: changedPayBy({ payment, total }, stored, now, this.config) };
    const saved = await this.orders.record(change, values, manager);
    return toPayable({ ...stored, ...saved, revision: change.revision }, order.returning);
  }

  /**
   * The same for its owner.
   * @throws as `openOwn` and `changePayment`
   */
  changeOwnPayment(id: string, user: AuthenticatedUser, payment: Payment): Promise<OrderDto> {
    return this.transactions.run(async (manager) => {
      const order = await this.openOwn(id, user, manager);
      return showPlaced((await this.changePayment(order, payment, user._id, manager)).stored);
    });
  }

  /**
   * Adds money that came to an order, and tells its customer when it is paid.
   * @param order locked in this transaction
   * @returns the order as it is then
   */
  async receive(before: PayableOrder, amount: number, manager: EntityManager): Promise<PayableOrder> {
    const { stored, returning } = before;
    const paidAmount = stored.paidAmount + amount;
    const isPaid = amountDue({ ...before, paid: paidAmount }) === 0;
    const values = { paidAmount, ...(isPaid ? { payBy: null } : {}) };
    const order = { ...stored, ...(await this.orders.update(stored.id, values, manager)) };
    const isOpen = order.status !== 'cart' && order.status !== 'canceled';
    if (isPaid && isOpen && amountDue(before) > 0)
      await this.mails.tell(order, 'paid', showPlaced(order), manager);
    return toPayable(order, returning);
  }

  /** Takes an imported order as paid in full. Its customer is not told. */
  async importPaid({ id, total }: PayableOrder, manager: EntityManager): Promise<void> {
    await this.orders.update(id, { paidAmount: total, payBy: null }, manager);
  }

  /**
   * Takes money that went back from what is kept of an order, and tells its customer. When nothing more is to go back, the
   * returns of its received pairs end.
   * @param kind `goodwill` when the order was paid in full as it was asked for: it is not asked for again
   */
  async refund(
    { stored, returning }: PayableOrder,
    { amount, kind, createdById }: { amount: number; kind: RefundKind; createdById: string },
    manager: EntityManager,
  ): Promise<PayableOrder> {
    const refundedAmount = stored.refundedAmount + amount;
    const asked = amountDue({ ...sumsOf({ ...stored, refundedAmount }), returning });
    const waivedAmount = stored.waivedAmount + (kind === 'goodwill' ? asked : 0);
    const isOpen = await this.afterSales.hasOpen(stored.id, manager);
    const receiver = erasedReceiver({ ...stored, refundedAmount, waivedAmount }, stored.status);
    const values = { refundedAmount, waivedAmount, ...(isOpen ? {} : receiver) };
    const order = { ...stored, ...(await this.orders.update(stored.id, values, manager)) };
    await this.mails.tell(order, 'refunded', showPlaced(order), manager, amount);
    if (amountToReturn(sumsOf(order)) > 0) return toPayable(order, returning);
    const revision = await this.returns.settle(order, createdById, manager);
    return toPayable({ ...order, revision }, returning);
  }

  /** @throws Refusal (409) for goodwill while pairs are on their way back: with their receipt their price would be due besides */
  async assertNoReturn(order: PayableOrder, amount: number, manager: EntityManager): Promise<void> {
    const asked = amountDue({ ...order, refunded: order.refunded + amount });
    if (asked > 0 && (await this.afterSales.hasOpenReturn(order.id, manager)))
      throw httpError(409, 'order.return-open');
  }

  /** Tells the customer that an order is paid, whose money came before it was placed. */
  async tellPaid({ stored }: PayableOrder, manager: EntityManager): Promise<void> {
    await this.mails.tell(stored, 'paid', showPlaced(stored), manager);
  }

  /** Ids of the orders that were to be paid by now, those that wait longest first. */
  findOverdue(now: Date): Promise<string[]> {
    return this.orders.findOverdue(now);
  }

  /**
   * Cancels an order that was not paid in time: its pairs go back to the stock, and what was paid of it is to go back.
   * @returns whether it is canceled now; several processes may ask at once
   */
  expire(id: string, now: Date): Promise<boolean> {
    return this.transactions.run(async (manager) => {
      const order = await this.orders.lock(id, manager);
      if (order?.status !== 'pending' || !order.payBy || order.payBy > now) return false;
      // It was paid before it was placed.
      if (amountDue(await this.withReturning(order, manager)) === 0) {
        await this.orders.update(id, { payBy: null }, manager);
        return false;
      }
      const lines = await this.afterSales.heldLines(order, manager);
      await this.stock.giveBack(lines, { orderId: id, actorId: null, reason: 'cancellation' }, manager);
      const change = changeOf(order, null, 'canceled', now, 'not-paid-in-time');
      const values = { ...CANCELED, expiredAt: now };
      const receiver = erasedReceiver(order, 'canceled');
      const saved = await this.orders.record(change, { ...values, ...receiver }, manager);
      const canceled = { ...order, ...saved };
      await this.mails.tell(canceled, 'expired', showPlaced(canceled), manager);
      return true;
    });
  }
}

function toSuggested(
  { id, name, total, placedAt, createdAt }: Order,
  by: SuggestedOrder['by'],
): SuggestedOrder {
  return { orderId: id, by, name, total: total ?? 0, placedAt: (placedAt ?? createdAt).toISOString() };
}

function toPayable(stored: StoredOrder, returning: number): PayableOrder {
  const { id, customerId, payment, payBy, expiredAt } = stored;
  return {
    ...{ id, customerId, payment, payBy, stored },
    ...{ ...sumsOf(stored), returning },
    reference: stored.paymentReference,
    isExpired: expiredAt !== null,
  };
}
