import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../access/access';
import { TransactionRunner } from '../../database/transaction-runner';
import { StockService } from '../products/inventory/stock.service';
import { ExchangesRepository } from './exchanges/exchanges.repository';
import { heldLines } from './exchanges/held-lines';
import { OrderAccess } from './order-access';
import { showPlaced } from './order-view';
import { changeOf, ERASED_RECEIVER } from './order-factory';
import { OrderMails } from './order-mails';
import { orderNumber } from './order-message';
import type { Payment } from './order.entity';
import { OrdersRepository, type StoredOrder } from './orders.repository';
import { newReference } from './payment-reference';
import { amountDue, type OrderBalance } from './payment-state';

/** An order as far as money goes. */
export interface PayableOrder extends OrderBalance {
  readonly id: string;
  readonly customerId: string;
  readonly payment: Payment | null;
  readonly reference: string | null;
  readonly payBy: Date | null;
  /** The whole order. */
  readonly stored: StoredOrder;
}

/** An order that may be what money was sent for. */
export interface UnpaidOrder {
  readonly orderId: string;
  readonly name: string;
  /** Whole dong. */
  readonly total: number;
  readonly placedAt: string;
}

/** What money does to orders; the payments module decides which money is whose. */
@Injectable()
export class OrderPaymentsService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly access: OrderAccess,
    private readonly exchanges: ExchangesRepository,
    private readonly stock: StockService,
    private readonly mails: OrderMails,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * An order for its owner or for staff.
   * @throws Refusal (404) for others
   */
  async find(id: string, user: AuthenticatedUser): Promise<PayableOrder> {
    return toPayable(await this.access.find(id, user));
  }

  /**
   * One's own order, locked until the transaction ends, with a reference.
   * @throws as `OrderAccess.lockOwn`
   */
  async openOwn(id: string, user: AuthenticatedUser, manager: EntityManager): Promise<PayableOrder> {
    const order = await this.access.lockOwn(id, user, manager);
    const paymentReference =
      order.paymentReference ?? (await this.orders.addReference(id, newReference(), manager));
    return toPayable({ ...order, paymentReference });
  }

  /**
   * Anyone's order for staff, locked until the transaction ends.
   * @throws Refusal (404) when it does not exist
   */
  async openAny(id: string, manager: EntityManager): Promise<PayableOrder> {
    return toPayable(await this.access.lock(id, manager));
  }

  /** The same; null when it does not exist or was deleted. */
  async lock(id: string, manager: EntityManager): Promise<PayableOrder | null> {
    const order = await this.orders.lock(id, manager);
    return order && toPayable(order);
  }

  /** What people call an order by. */
  numberOf(id: string): string {
    return orderNumber({ _id: id });
  }

  /** Ids of the orders with these references. */
  findByReferences(references: string[]): Promise<string[]> {
    return this.orders.findByReferences(references);
  }

  /** The orders that this sum would pay, the newest first. */
  async findUnpaid(amount: number): Promise<UnpaidOrder[]> {
    const orders = await this.orders.findUnpaid(amount);
    return orders.map(({ id, name, total, placedAt, createdAt }) => ({
      ...{ orderId: id, name, total: total ?? 0 },
      placedAt: (placedAt ?? createdAt).toISOString(),
    }));
  }

  /**
   * Adds money that came to an order, and tells its customer when it is paid.
   * @param order locked in this transaction
   * @returns the order as it is then
   */
  async receive({ stored }: PayableOrder, amount: number, manager: EntityManager): Promise<PayableOrder> {
    const before = toPayable(stored);
    const paidAmount = stored.paidAmount + amount;
    const isPaid = amountDue({ ...before, paid: paidAmount }) === 0;
    const values = { paidAmount, ...(isPaid ? { payBy: null } : {}) };
    const order = { ...stored, ...(await this.orders.update(stored.id, values, manager)) };
    const isOpen = order.status !== 'cart' && order.status !== 'canceled';
    if (isPaid && isOpen && amountDue(before) > 0)
      await this.mails.tell(order, 'paid', showPlaced(order), manager);
    return toPayable(order);
  }

  /** Takes money that went back from what is kept of an order, and tells its customer. */
  async refund({ stored }: PayableOrder, amount: number, manager: EntityManager): Promise<PayableOrder> {
    const refundedAmount = stored.refundedAmount + amount;
    const order = { ...stored, ...(await this.orders.update(stored.id, { refundedAmount }, manager)) };
    await this.mails.tell(order, 'refunded', showPlaced(order), manager, amount);
    return toPayable(order);
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
   * Cancels an order that was not paid in time: its pairs go back to the stock. One that is partly paid is left for staff.
   * @returns whether it is canceled now; several processes may ask at once
   */
  expire(id: string, now: Date): Promise<boolean> {
    return this.transactions.run(async (manager) => {
      const order = await this.orders.lock(id, manager);
      if (order?.status !== 'pending' || !order.payBy || order.payBy > now) return false;
      if (order.paidAmount > order.refundedAmount) {
        await this.orders.update(id, { payBy: null }, manager);
        return false;
      }
      const lines = heldLines(order.items, await this.exchanges.findOfOrder(id, manager));
      await this.stock.giveBack(lines, { orderId: id, actorId: null, reason: 'cancellation' }, manager);
      const change = changeOf(order, null, 'canceled', now, 'not-paid-in-time');
      const values = { status: 'canceled', payBy: null, expiredAt: now } as const;
      const receiver = order.ownerErasedAt === null ? {} : ERASED_RECEIVER;
      const saved = await this.orders.record(change, { ...values, ...receiver }, manager);
      const canceled = { ...order, ...saved };
      await this.mails.tell(canceled, 'expired', showPlaced(canceled), manager);
      return true;
    });
  }
}

function toPayable(stored: StoredOrder): PayableOrder {
  const { id, customerId, status, total, payment, paidAmount, refundedAmount, payBy, expiredAt } = stored;
  return {
    ...{ id, customerId, status, payment, payBy, stored },
    reference: stored.paymentReference,
    total: total ?? 0,
    paid: paidAmount,
    refunded: refundedAmount,
    isExpired: expiredAt !== null,
  };
}
