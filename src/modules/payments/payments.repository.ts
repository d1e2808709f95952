import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { unlessTaken } from '../../database/duplicates';
import { offsetOf } from '../../database/page-of';
import { PaymentAttempt } from './payment-attempt.entity';
import { PaymentReceived } from './payment-received.entity';
import { PaymentRefund } from './payment-refund.entity';
import type { AttemptProvider, MoneySource, ReceivedState, RefundProgress } from './payment-types';

const OLDEST_FIRST = { createdAt: 'ASC', id: 'ASC' } as const;

/** Rows that a job takes at a time. */
const BATCH = 50;

interface Page {
  page: number;
  limit: number;
}

/** Money of a canceled order or of returned pairs that no refund sends back, in whole dong. */
export interface RefundDue {
  orderId: string;
  amount: number;
}

/** How a refund ends. */
interface RefundEnd {
  state: 'done' | 'failed';
  now: Date;
  /** What staff write who end it. */
  note?: string | null;
  /** When its provider is asked all the same. */
  nextQueryAt?: Date | null;
}

/** Orders, and a sum of theirs in whole dong. */
export interface OrderSum {
  orders: number;
  amount: number;
}

/** Payments that are not settled. */
interface PaymentFigures {
  /** Attempts that a provider is asked about. */
  attempts: number;
  /** Money that staff should look at. */
  look: number;
  /** When the first of it came. */
  oldestLook: Date | null;
  /** When the query that is due longest, of an attempt, was to be sent; it may be in the future. */
  firstQuery: Date | null;
  /** Canceled orders whose money no refund sends back yet. */
  refundsDue: number;
  /** Refunds that a provider has not confirmed. */
  refunds: number;
  /** When the first of these refunds was asked for. */
  oldestRefund: Date | null;
}

/** Every query on attempts, money that came and refunds. Their order's lock guards what is written. */
@Injectable()
export class PaymentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  // Attempts.

  async insertAttempt(attempt: PaymentAttempt, manager: EntityManager): Promise<void> {
    await manager.insert(PaymentAttempt, attempt);
  }

  /** The attempt that a provider's message names. */
  findByReference(
    provider: AttemptProvider,
    reference: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PaymentAttempt | null> {
    return manager.findOneBy(PaymentAttempt, { provider, reference });
  }

  /** The attempts of an order, oldest first. */
  findAttempts(orderId: string, manager: EntityManager = this.dataSource.manager): Promise<PaymentAttempt[]> {
    return manager.find(PaymentAttempt, { where: { orderId }, order: OLDEST_FIRST });
  }

  /** All that is known of the money of some orders, oldest first. */
  async findOfOrders(orderIds: string[]): Promise<{
    attempts: PaymentAttempt[];
    received: PaymentReceived[];
    refunds: PaymentRefund[];
  }> {
    const { manager } = this.dataSource;
    const where = { orderId: In(orderIds) };
    const [attempts, received, refunds] = await Promise.all([
      manager.find(PaymentAttempt, { where, order: OLDEST_FIRST }),
      manager.find(PaymentReceived, { where, order: { receivedAt: 'ASC', id: 'ASC' } }),
      manager.find(PaymentRefund, { where, order: OLDEST_FIRST }),
    ]);
    return { attempts, received, refunds };
  }

  async updateAttempt(id: string, values: Partial<PaymentAttempt>, manager: EntityManager): Promise<void> {
    await manager.update(PaymentAttempt, { id }, values);
  }

  /** Ends an attempt without money; false when it has ended already. Its provider is asked about it for a while. */
  async endAttempt(id: string, state: 'failed' | 'expired', manager: EntityManager): Promise<boolean> {
    return (await manager.update(PaymentAttempt, { id, state: 'open' }, { state })).affected === 1;
  }

  /** The attempts of an order that its money ends. */
  async payAttempts(orderId: string, reference: string, manager: EntityManager): Promise<void> {
    await manager.update(PaymentAttempt, { orderId, reference }, { state: 'paid', nextQueryAt: null });
  }

  /** Attempts that the provider is to be asked about, those that wait longest first. */
  findDueAttempts(now: Date): Promise<PaymentAttempt[]> {
    const where = { nextQueryAt: LessThanOrEqual(now) };
    return this.dataSource.manager.find(PaymentAttempt, {
      where,
      order: { nextQueryAt: 'ASC' },
      take: BATCH,
    });
  }

  /** Claims an attempt for a question; false when another process has it, or it is paid. */
  async claimAttempt({ id, queries }: PaymentAttempt, until: Date, manager: EntityManager): Promise<boolean> {
    const claimed = { queries: queries + 1, nextQueryAt: until };
    return (
      (await manager.update(PaymentAttempt, { id, queries, state: Not('paid') }, claimed)).affected === 1
    );
  }

  /** Says when an attempt that is not paid is asked about next; null: not any more. */
  async postponeAttempt(id: string, nextQueryAt: Date | null, manager: EntityManager): Promise<void> {
    await manager.update(PaymentAttempt, { id, state: Not('paid') }, { nextQueryAt });
  }

  // Money that came.

  /** Keeps what came; false when it is known already. */
  insertReceived(received: PaymentReceived, manager: EntityManager): Promise<boolean> {
    return unlessTaken(manager.insert(PaymentReceived, received));
  }

  /** All that staff have recorded for an order, in whole dong. */
  async sumByHand(orderId: string, manager: EntityManager): Promise<number> {
    const provider = 'person' as const;
    return (await manager.sum(PaymentReceived, 'amount', { orderId, provider })) ?? 0;
  }

  findReceived(
    id: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PaymentReceived | null> {
    return manager.findOneBy(PaymentReceived, { id });
  }

  findTransaction(provider: MoneySource, transactionId: string): Promise<PaymentReceived | null> {
    return this.dataSource.manager.findOneBy(PaymentReceived, { provider, transactionId });
  }

  /** The money of an order, as it came. */
  findReceivedOfOrder(
    orderId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PaymentReceived[]> {
    return manager.find(PaymentReceived, { where: { orderId }, order: { receivedAt: 'ASC', id: 'ASC' } });
  }

  /** Writes what is made of money; false when it is not what it was when it was read. */
  async judgeReceived(
    { id, state, verdict, orderId }: PaymentReceived,
    values: Pick<PaymentReceived, 'state' | 'verdict'> & Partial<PaymentReceived>,
    manager: EntityManager,
  ): Promise<boolean> {
    const asRead = { id, state, verdict: verdict ?? IsNull(), orderId: orderId ?? IsNull() };
    return (await manager.update(PaymentReceived, asRead, values)).affected === 1;
  }

  /** Money that a killed process has kept and not judged. */
  findUnjudged(before: Date): Promise<PaymentReceived[]> {
    const where = { state: 'new' as const, receivedAt: LessThan(before) };
    return this.dataSource.manager.find(PaymentReceived, { where, take: BATCH });
  }

  /** Money that came before its order was placed, of all orders or of one. */
  findWaiting(
    order: { orderId?: string | null } = {},
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PaymentReceived[]> {
    const orderId = order.orderId === null ? IsNull() : order.orderId;
    const where = { state: 'waiting' as const, ...(orderId === undefined ? {} : { orderId }) };
    return manager.find(PaymentReceived, { where, order: { receivedAt: 'ASC', id: 'ASC' } });
  }

  /** One page of money in a state, oldest first, and how much there is. */
  async findPage(
    state: ReceivedState,
    { page, limit }: Page,
  ): Promise<{ payments: PaymentReceived[]; total: number }> {
    const [payments, total] = await this.dataSource.manager.findAndCount(PaymentReceived, {
      where: { state },
      order: { receivedAt: 'ASC', id: 'ASC' },
      skip: offsetOf(page, limit),
      take: limit,
    });
    return { payments, total };
  }

  /** What is not settled. The state of refunds has no index: they are few. */
  async figures(): Promise<PaymentFigures> {
    const { manager } = this.dataSource;
    const where = { state: 'open' as const, nextQueryAt: Not(IsNull()) };
    const attempts = await manager.countBy(PaymentAttempt, where);
    const first = { order: { nextQueryAt: 'ASC' }, take: 1 } as const;
    const [query] = await manager.find(PaymentAttempt, { where: { nextQueryAt: Not(IsNull()) }, ...first });
    const [look, lookAt] = [await this.countOpen(), await this.findFirstOpen()];
    const due = await this.sumRefundsDue();
    const [oldest, refunds] = await manager.findAndCount(PaymentRefund, {
      where: { state: 'pending' },
      order: OLDEST_FIRST,
      take: 1,
    });
    return {
      ...{ attempts, look, refunds, refundsDue: due.orders },
      oldestLook: lookAt?.receivedAt ?? null,
      firstQuery: query?.nextQueryAt ?? null,
      oldestRefund: oldest[0]?.createdAt ?? null,
    };
  }

  /** How much money is to be looked at. */
  countOpen(): Promise<number> {
    return this.dataSource.manager.countBy(PaymentReceived, { state: 'open' });
  }

  private findFirstOpen(): Promise<PaymentReceived | null> {
    const order = { receivedAt: 'ASC', id: 'ASC' } as const;
    return this.dataSource.manager.findOne(PaymentReceived, { where: { state: 'open' }, order });
  }

  /** How many refunds providers have not confirmed. */
  countPendingRefunds(): Promise<number> {
    return this.dataSource.manager.countBy(PaymentRefund, { state: 'pending' });
  }

  // Refunds.

  async insertRefund(refund: PaymentRefund, manager: EntityManager): Promise<void> {
    await manager.insert(PaymentRefund, refund);
  }

  /** The refunds of an order, oldest first. */
  findRefunds(orderId: string, manager: EntityManager = this.dataSource.manager): Promise<PaymentRefund[]> {
    return manager.find(PaymentRefund, { where: { orderId }, order: OLDEST_FIRST });
  }

  /** Refunds that a provider is to be asked for or about, those that wait longest first. */
  findDueRefunds(now: Date): Promise<PaymentRefund[]> {
    const where = { nextQueryAt: LessThanOrEqual(now) };
    return this.dataSource.manager.find(PaymentRefund, { where, order: { nextQueryAt: 'ASC' }, take: BATCH });
  }

  /** Claims a refund that is not done; false when another process has it, or it was done meanwhile. */
  async claimRefund({ id, queries }: PaymentRefund, until: Date, manager: EntityManager): Promise<boolean> {
    const claimed = { queries: queries + 1, nextQueryAt: until };
    return (await manager.update(PaymentRefund, { id, queries, state: Not('done') }, claimed)).affected === 1;
  }

  /** Asks no more about a refund: a pending one is left to a person. */
  async stopAsking(id: string, manager: EntityManager): Promise<void> {
    await manager.update(PaymentRefund, { id, state: Not('done') }, { nextQueryAt: null });
  }

  /**
   * Ends a pending refund; false when it has ended already.
   */
  async endRefund(
    id: string,
    { state, now, note = null, nextQueryAt = null }: RefundEnd,
    manager: EntityManager,
  ): Promise<boolean> {
    const ended = { state, note, nextQueryAt, doneAt: state === 'done' ? now : null };
    return (await manager.update(PaymentRefund, { id, state: 'pending' }, ended)).affected === 1;
  }

  /** Makes a refund that was ended as failed a pending one that nobody is asked about. */
  async reopenRefund(id: string, manager: EntityManager): Promise<void> {
    await manager.update(PaymentRefund, { id, state: 'failed' }, { state: 'pending', nextQueryAt: null });
  }

  findRefund(id: string, manager: EntityManager = this.dataSource.manager): Promise<PaymentRefund | null> {
    return manager.findOneBy(PaymentRefund, { id });
  }

  /** One page of refunds in a state, oldest first, and how many there are. */
  async findRefundPage(
    state: RefundProgress,
    { page, limit }: Page,
  ): Promise<{ refunds: PaymentRefund[]; total: number }> {
    const [refunds, total] = await this.dataSource.manager.findAndCount(PaymentRefund, {
      where: { state },
      order: OLDEST_FIRST,
      skip: offsetOf(page, limit),
      take: limit,
    });
    return { refunds, total };
  }

  /** One page of the orders that were canceled or returned and whose money no refund sends back, those that wait longest first. */
  async findRefundsDue({ page, limit }: Page): Promise<RefundDue[]> {
    const rows = await this.dataSource.query<{ orderId: string; amount: number | string }[]>(
      `SELECT o.id AS orderId, ${DUE} AS amount ${FROM_DUE} ORDER BY o.updatedAt, o.id LIMIT ? OFFSET ?`,
      [limit, offsetOf(page, limit)],
    );
    return rows.map(({ orderId, amount }) => ({ orderId, amount: Number(amount) }));
  }

  /** How many orders these are, and their money in whole dong. */
  sumRefundsDue(): Promise<OrderSum> {
    return this.sum(`SELECT COUNT(*) AS orders, SUM(${DUE}) AS amount ${FROM_DUE}`);
  }

  /** Delivered orders that are not paid in full, and what is missing of them in whole dong. */
  sumToCollect(): Promise<OrderSum> {
    const missing = 'total - returnedAmount - paidAmount + refundedAmount - waivedAmount';
    return this.sum(
      `SELECT COUNT(*) AS orders, SUM(${missing}) AS amount FROM orders
       WHERE status = 'completed' AND deletedAt IS NULL AND ${missing} > 0`,
    );
  }

  private async sum(sql: string): Promise<OrderSum> {
    const [row] = await this.dataSource.query<Record<string, number | string | null>[]>(sql);
    return { orders: Number(row?.['orders'] ?? 0), amount: Number(row?.['amount'] ?? 0) };
  }
}

/** What an order costs without the pairs that came back; a canceled one costs nothing. */
const COST = `CASE WHEN o.status = 'canceled' OR o.total < o.returnedAmount + o.waivedAmount THEN 0
  ELSE o.total - o.returnedAmount - o.waivedAmount END`;
/** What of a canceled order or of returned pairs no refund sends back, in whole dong. */
const DUE = `o.paidAmount - o.refundedAmount - COALESCE(r.amount, 0) - ${COST}`;
const FROM_DUE = `FROM orders o
  LEFT JOIN (SELECT orderId, SUM(amount) AS amount FROM payment_refunds WHERE state = 'pending' GROUP BY orderId) r
    ON r.orderId = o.id
  WHERE (o.status = 'canceled' OR o.returnedAmount > 0) AND o.deletedAt IS NULL AND o.paidAmount > o.refundedAmount AND ${DUE} > 0`;
