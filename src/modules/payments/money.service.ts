import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import type { AuthenticatedUser } from '../../access/access';
import { Every } from '../../common/every';
import { newId } from '../../common/new-id';
import { httpError } from '../../common/refusals/refusal';
import { TransactionRunner, type TransactionHook } from '../../database/transaction-runner';
import { OrderPaymentsService, type PayableOrder } from '../orders/order-payments.service';
import { findReferences } from '../orders/payment-reference';
import { MoneyDto, StaffMoneyDto, type MoneyListDto } from './dto/payment.dto';
import type { ListMoneyQueryDto, ReceiveMoneyDto } from './dto/payment-requests.dto';
import { verdictOn } from './payment-balance';
import type { PaymentReceived } from './payment-received.entity';
import type { MoneySource } from './payment-terms';
import { PaymentsRepository } from './payments.repository';
import type { Money, ProviderName } from './providers/payment-provider';

const HALF_MINUTE_MS = 30_000;
/** Older than any judgement that is still on its way. */
const UNJUDGED_MS = 10_000;
/** As long as the columns that keep them. */
const [MEMO_LENGTH, CURRENCY_LENGTH] = [500, 8];

/**
 * Money from outside: kept first, then judged in one transaction with its order's row locked. What a provider says twice
 * counts once, since the database knows each transaction once.
 */
@Injectable()
export class MoneyService {
  private readonly logger = new Logger(MoneyService.name);

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly orders: OrderPaymentsService,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * Takes what a provider says has come.
   * @returns whether it is new, and whether its order is known
   * @throws Refusal (400) when it names no sum or no transaction
   */
  async take(provider: ProviderName, money: Money): Promise<{ isNew: boolean; isKnownOrder: boolean }> {
    if (!(money.amount > 0) || !/^.{1,64}$/.test(money.transactionId)) {
      this.logger.error(`A message of ${provider} names no sum or no transaction.`);
      throw httpError(400, 'payment.unreadable');
    }
    const received = toReceived(provider, money);
    const isNew = await this.transactions.runStatement((manager) =>
      this.payments.insertReceived(received, manager),
    );
    const kept = isNew ? received : await this.payments.findTransaction(provider, money.transactionId);
    if (kept?.state === 'new') await this.judge(kept);
    const judged = kept && (await this.payments.findReceived(kept.id));
    return { isNew, isKnownOrder: (judged?.orderId ?? null) !== null };
  }

  /**
   * Money that a member of staff has seen.
   * @throws Refusal (404) when there is no such order; Refusal (409) when it was not placed
   */
  receiveByHand(
    orderId: string,
    user: AuthenticatedUser,
    { amount, note }: ReceiveMoneyDto,
    once?: TransactionHook,
  ): Promise<MoneyDto> {
    return this.transactions.run(async (manager) => {
      const order = await this.orders.openAny(orderId, manager);
      if (order.status === 'cart') throw httpError(409, 'order.not-placed');
      const now = new Date();
      const id = newId(now);
      const money = { transactionId: id, memo: note, amount, currency: 'VND', paidAt: now };
      const { verdict, state } = verdictOn(money, order);
      const received: PaymentReceived = {
        ...toReceived('person', money, now),
        ...{ id, receivedById: user._id, orderId, verdict, state },
      };
      await this.payments.insertReceived(received, manager);
      await this.orders.receive(order, amount, manager);
      const details = { orderId, amount: String(amount) };
      await this.trail.record(
        { action: 'account-money-received', subjectId: order.customerId, by: user, details },
        manager,
      );
      return MoneyDto.from(received);
    }, once);
  }

  /** A page of money for staff: what is to be looked at unless they ask for other money, oldest first. */
  async list({ state = 'open', ...page }: ListMoneyQueryDto): Promise<MoneyListDto> {
    const { payments, total } = await this.payments.findPage(state, page);
    const listed = await Promise.all(
      payments.map(async (one) => {
        const isUnknown = one.orderId === null && one.state === 'open' && one.currency === 'VND';
        const suggestions = isUnknown ? await this.orders.findUnpaid(one.amount) : [];
        return StaffMoneyDto.of(one, suggestions);
      }),
    );
    return { payments: listed, total };
  }

  /**
   * Says which order money is for that names none. It is judged anew, and may still be looked at.
   * @throws Refusal (404) when there is no such money or order; Refusal (409) when it has an order, or is settled
   */
  match(id: string, orderId: string, user: AuthenticatedUser): Promise<StaffMoneyDto> {
    return this.transactions.run(async (manager) => {
      const order = await this.orders.openAny(orderId, manager);
      const received = await this.payments.findReceived(id, manager);
      if (!received) throw httpError(404, 'payment.unknown');
      if (received.orderId === orderId) return StaffMoneyDto.of(received, []);
      if (received.orderId !== null) throw httpError(409, 'payment.matched');
      const { verdict, state, counts } = verdictOn(received, order);
      if (!counts) throw httpError(409, 'payment.other-currency');
      const values = { orderId, verdict, state };
      if (!(await this.payments.matchReceived(id, values, manager))) throw httpError(409, 'payment.settled');
      await this.orders.receive(order, received.amount, manager);
      await this.record('account-money-matched', order.customerId, user, { ...received, orderId }, manager);
      return StaffMoneyDto.of({ ...received, ...values }, []);
    });
  }

  /**
   * Takes money off the list of what is to be looked at.
   * @param note what was done about it
   * @throws Refusal (404) when there is no such money; Refusal (409) when nothing is to be done about it
   */
  async settle(id: string, note: string, user: AuthenticatedUser): Promise<StaffMoneyDto> {
    const received = await this.payments.findReceived(id);
    if (!received) throw httpError(404, 'payment.unknown');
    const { orderId, verdict } = received;
    return this.transactions.run(async (manager) => {
      const order = orderId === null ? null : await this.orders.lock(orderId, manager);
      const settled = { note, settledById: user._id, settledAt: new Date() };
      const values = { ...settled, state: 'settled', verdict } as const;
      if (!(await this.payments.judgeReceived(id, 'open', values, manager)))
        throw httpError(409, 'payment.settled');
      await this.record('account-money-settled', order?.customerId ?? null, user, received, manager);
      return StaffMoneyDto.of({ ...received, ...values }, []);
    });
  }

  /** Judges what a killed process has left, and what came before its order was placed. Several processes may at once. */
  @Every(HALF_MINUTE_MS)
  async sweep(now = new Date()): Promise<void> {
    const left = await this.payments.findUnjudged(new Date(now.getTime() - UNJUDGED_MS));
    // One that cannot be judged does not keep the others from it.
    for (const one of left) await this.judge(one).catch((error: unknown) => this.logger.error(error));
    const waiting = await this.payments.findWaiting();
    const orderIds = new Set(waiting.map(({ orderId }) => orderId));
    for (const id of orderIds)
      await this.judgeWaiting(
        id,
        waiting.filter(({ orderId }) => orderId === id),
      ).catch((error: unknown) => this.logger.error(error));
  }

  /** Finds the order of money that was kept, and adds the money to it. Only the first of several judgements counts. */
  private async judge(received: PaymentReceived): Promise<void> {
    const { id, amount } = received;
    const target = await this.findTarget(received);
    await this.transactions.run(async (manager) => {
      // The order first: its lock guards all money of it.
      const order = target && (await this.orders.lock(target.orderId, manager));
      const { verdict, state, counts } = verdictOn(received, order);
      const orderId = counts && order ? order.id : null;
      if (!(await this.payments.judgeReceived(id, 'new', { verdict, state, orderId }, manager))) return;
      if (!order || !counts) return;
      await this.orders.receive(order, amount, manager);
      await this.payments.payAttempts(order.id, target.reference, manager);
    });
  }

  /** The order that money names; null when it names none, or several. */
  private async findTarget({ provider, memo }: PaymentReceived) {
    if (provider === 'vnpay' || provider === 'momo' || provider === 'zalopay') {
      return this.payments.findByReference(provider, memo);
    }
    const references = findReferences(memo);
    const ids = await this.orders.findByReferences(references);
    const [orderId, ...others] = ids;
    if (orderId === undefined || others.length > 0) return null;
    return { orderId, reference: references.length === 1 ? references[0]! : '' };
  }

  /** Judges the money of an order that was a cart when it came. */
  private judgeWaiting(orderId: string | null, waiting: PaymentReceived[]): Promise<void> {
    return this.transactions.run(async (manager) => {
      const order = orderId === null ? null : await this.orders.lock(orderId, manager);
      if (order?.status === 'cart') return;
      const sum = waiting.reduce((total, { amount }) => total + amount, 0);
      let before: PayableOrder | null = order && { ...order, paid: order.paid - sum };
      for (const one of waiting) {
        const { verdict, state } = verdictOn(one, before);
        if (!(await this.payments.judgeReceived(one.id, 'waiting', { verdict, state }, manager))) return;
        if (before) before = { ...before, paid: before.paid + one.amount };
        if (order && (verdict === 'exact' || verdict === 'more')) await this.orders.tellPaid(order, manager);
      }
    });
  }

  private record(
    action: 'account-money-matched' | 'account-money-settled',
    subjectId: string | null,
    by: AuthenticatedUser,
    { id, orderId, amount }: PaymentReceived,
    manager: EntityManager,
  ): Promise<void> {
    const details = { paymentId: id, amount: String(amount), ...(orderId ? { orderId } : {}) };
    return this.trail.record({ action, subjectId, by, details }, manager);
  }
}

function toReceived(
  provider: MoneySource,
  { transactionId, memo, amount, currency, paidAt }: Money,
  now = new Date(),
): PaymentReceived {
  return {
    ...{ id: newId(now), provider, transactionId, amount, paidAt, receivedAt: now, receivedById: null },
    memo: memo.slice(0, MEMO_LENGTH),
    currency: currency.slice(0, CURRENCY_LENGTH),
    ...{ orderId: null, verdict: null, state: 'new', note: null, settledById: null, settledAt: null },
  };
}
