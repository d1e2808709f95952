import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { unlessTaken } from '../../database/duplicates';
import { offsetOf } from '../../database/page-of';
import type { PaymentFigures } from '../../observability/payment-figures';
import { PaymentAttempt } from './payment-attempt.entity';
import { PaymentReceived } from './payment-received.entity';
import { PaymentRefund } from './payment-refund.entity';
import type { AttemptProvider, MoneySource, ReceivedState } from './payment-terms';

const OLDEST_FIRST = { createdAt: 'ASC', id: 'ASC' } as const;

/** Rows that a job takes at a time. */
const BATCH = 50;

/** Every query on attempts, money that came and refunds. Their order's lock guards what is written. */
@Injectable()
export class PaymentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  // Attempts.

  async insertAttempt(attempt: PaymentAttempt, manager: EntityManager): Promise<void> {
    await manager.insert(PaymentAttempt, attempt);
  }

  /** The attempt that a provider's message names. */
  findByReference(provider: AttemptProvider, reference: string): Promise<PaymentAttempt | null> {
    return this.dataSource.manager.findOneBy(PaymentAttempt, { provider, reference });
  }

  /** The attempts of an order, oldest first. */
  findAttempts(orderId: string, manager: EntityManager = this.dataSource.manager): Promise<PaymentAttempt[]> {
    return manager.find(PaymentAttempt, { where: { orderId }, order: OLDEST_FIRST });
  }

  async updateAttempt(id: string, values: Partial<PaymentAttempt>, manager?: EntityManager): Promise<void> {
    await (manager ?? this.dataSource.manager).update(PaymentAttempt, { id }, values);
  }

  /** Ends an attempt without money; false when it has ended already. */
  async endAttempt(id: string, state: 'failed' | 'expired', manager: EntityManager): Promise<boolean> {
    const ended = { state, nextQueryAt: null };
    return (await manager.update(PaymentAttempt, { id, state: 'open' }, ended)).affected === 1;
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

  /** Claims an open attempt for a question; false when another process has it, or it has ended. */
  async claimAttempt({ id, queries }: PaymentAttempt, until: Date, manager: EntityManager): Promise<boolean> {
    const claimed = { queries: queries + 1, nextQueryAt: until };
    return (await manager.update(PaymentAttempt, { id, queries, state: 'open' }, claimed)).affected === 1;
  }

  /** Says when an attempt that is still open is asked about next. */
  async postponeAttempt(id: string, nextQueryAt: Date, manager: EntityManager): Promise<void> {
    await manager.update(PaymentAttempt, { id, state: 'open' }, { nextQueryAt });
  }

  // Money that came.

  /** Keeps what came; false when it is known already. */
  insertReceived(received: PaymentReceived, manager: EntityManager): Promise<boolean> {
    return unlessTaken(manager.insert(PaymentReceived, received));
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

  /** Writes what is made of money; false when it is not in this state any more. */
  async judgeReceived(
    id: string,
    from: ReceivedState,
    values: Pick<PaymentReceived, 'state' | 'verdict'> & Partial<PaymentReceived>,
    manager: EntityManager,
  ): Promise<boolean> {
    return (await manager.update(PaymentReceived, { id, state: from }, values)).affected === 1;
  }

  /** Says which order money is for that belongs to none; false when it has one, or is settled. */
  async matchReceived(
    id: string,
    values: Pick<PaymentReceived, 'state' | 'verdict' | 'orderId'>,
    manager: EntityManager,
  ): Promise<boolean> {
    const unknown = { id, state: 'open' as const, orderId: IsNull() };
    return (await manager.update(PaymentReceived, unknown, values)).affected === 1;
  }

  /** Money that a killed process has kept and not judged. */
  findUnjudged(before: Date): Promise<PaymentReceived[]> {
    const where = { state: 'new' as const, receivedAt: LessThan(before) };
    return this.dataSource.manager.find(PaymentReceived, { where, take: BATCH });
  }

  /** Money that came before its order was placed. */
  findWaiting(): Promise<PaymentReceived[]> {
    const where = { state: 'waiting' as const };
    return this.dataSource.manager.find(PaymentReceived, { where, order: { receivedAt: 'ASC', id: 'ASC' } });
  }

  /** One page of money in a state, oldest first, and how much there is. */
  async findPage(
    state: ReceivedState,
    { page, limit }: { page: number; limit: number },
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
    const where = { nextQueryAt: Not(IsNull()) };
    const attempts = await manager.countBy(PaymentAttempt, where);
    const look = await manager.countBy(PaymentReceived, { state: 'open' });
    const [oldest, refunds] = await manager.findAndCount(PaymentRefund, {
      where: { state: 'pending' },
      order: OLDEST_FIRST,
      take: 1,
    });
    return { attempts, look, refunds, oldestRefund: oldest[0]?.createdAt ?? null };
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

  /** Claims a pending refund; false when another process has it, or it has ended. */
  async claimRefund({ id, queries }: PaymentRefund, until: Date, manager: EntityManager): Promise<boolean> {
    const claimed = { queries: queries + 1, nextQueryAt: until };
    return (await manager.update(PaymentRefund, { id, queries, state: 'pending' }, claimed)).affected === 1;
  }

  /** Leaves a pending refund to a person: the provider tells nothing more of it. */
  async stopAsking(id: string, manager: EntityManager): Promise<void> {
    await manager.update(PaymentRefund, { id, state: 'pending' }, { nextQueryAt: null });
  }

  /** Ends a pending refund; false when it has ended already. */
  async endRefund(id: string, state: 'done' | 'failed', now: Date, manager: EntityManager): Promise<boolean> {
    const ended = { state, nextQueryAt: null, doneAt: state === 'done' ? now : null };
    return (await manager.update(PaymentRefund, { id, state: 'pending' }, ended)).affected === 1;
  }
}
