import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { Every } from '../../common/every';
import type { Language } from '../../common/language';
import { newId } from '../../common/new-id';
import { errorMessage, httpError } from '../../common/refusals/refusal';
import { Config } from '../../config/config';
import { TransactionRunner, type TransactionHook } from '../../database/transaction-runner';
import { OrderPaymentsService, type PayableOrder } from '../orders/payments/order-payments.service';
import { findReferences } from '../orders/payments/payment-reference';
import { amountDue, amountToReturn, assertOthers } from '../orders/payments/payment-state';
import { fullName } from '../../access/names.repository';
import { MoneyDto, StaffMoneyDto, type CollectedDto, type CollectedListDto } from './dto/payment.dto';
import type { CollectCashDto, ReceiveMoneyDto, SettleMoneyDto } from './dto/payment-requests.dto';
import { amountPending, verdictOn } from './payment-balance';
import type { PaymentReceived } from './payment-received.entity';
import { attemptProviderOf, type MoneySource } from './payment-types';
import { PaymentsRepository } from './payments.repository';
import type { Money, ProviderName } from './providers/payment-provider';

const HALF_MINUTE_MS = 30_000;
const HOUR_MS = 3_600_000;
/** Older than any judgement that is still on its way. */
const UNJUDGED_MS = 10_000;
/** As long as the columns that keep them. */
const [MEMO_LENGTH, CURRENCY_LENGTH] = [500, 8];

/**
 * Money from outside: kept first, then judged in one transaction with its order's row locked. What a provider says twice
 * counts once, since the database knows each transaction once.
 */
@Injectable()
export class ReconciliationService {
  private readonly logger = new Logger(ReconciliationService.name);

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly orders: OrderPaymentsService,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
    private readonly config: Config,
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
    if (kept && isUnjudged(kept)) await this.judge(kept);
    const judged = kept && (await this.payments.findReceived(kept.id));
    return { isNew, isKnownOrder: (judged?.orderId ?? null) !== null };
  }

  /**
   * Keeps money that a provider holds back, for staff to look at. It counts for no order until the provider says that it
   * is paid, or a person adds it to one.
   * @returns whether it is new
   */
  takeSuspicious(provider: ProviderName, money: Money): Promise<boolean> {
    const received = { ...toReceived(provider, money), ...HELD_BACK };
    return this.transactions.runStatement((manager) => this.payments.insertReceived(received, manager));
  }

  /**
   * Money that a member of staff has seen.
   * @throws Refusal (404) when there is no such order; Refusal (409) when it was not placed; Refusal (403) for one's own
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
      assertOthers(order, user);
      const received = await this.addByHand(order, user, { amount, note }, manager);
      return MoneyDto.from(received, fullName(user.profile));
    }, once);
  }

  /**
   * Records for several orders that their cash was collected: of each, what was still due. One that cannot be collected
   * says why, and does not keep the others from it.
   */
  collect(
    { orderIds, note }: CollectCashDto,
    user: AuthenticatedUser,
    language: Language,
    once?: TransactionHook,
  ): Promise<CollectedListDto> {
    return this.transactions.run(async (manager) => {
      const results = new Map<string, CollectedDto>();
      // Sorted, so that two calls do not wait for each other.
      for (const orderId of orderIds.toSorted()) {
        const order = await this.orders.lock(orderId, manager);
        const code = refusalToCollect(order, user);
        if (order && code === null) {
          const amount = amountDue(order);
          await this.addByHand(order, user, { amount, note }, manager);
          results.set(orderId, { orderId, amount, code: null, message: null });
        } else if (code !== null) {
          results.set(orderId, { orderId, amount: 0, code, message: errorMessage(code)[language] });
        }
      }
      return { results: orderIds.map((id) => results.get(id)!) };
    }, once);
  }

  /**
   * Adds money to an order that is locked in this transaction.
   * @param seen when it was paid, and its own name where it may come again
   */
  async addByHand(
    order: PayableOrder,
    user: AuthenticatedUser,
    { amount, note }: ReceiveMoneyDto,
    manager: EntityManager,
    seen: { transactionId?: string; paidAt?: Date } = {},
  ): Promise<PaymentReceived> {
    const now = new Date();
    const id = newId(now);
    const money = { transactionId: id, memo: note, amount, currency: 'VND', paidAt: now, ...seen };
    const { verdict, state } = verdictOn(money, order);
    const received: PaymentReceived = {
      ...toReceived('person', money, now),
      ...{ id, receivedById: user._id, orderId: order.id, verdict, state },
    };
    await this.payments.insertReceived(received, manager);
    await this.orders.receive(order, amount, manager);
    const details = { orderId: order.id, amount: String(amount) };
    await this.trail.record(
      { action: 'account-money-received', subjectId: order.customerId, by: user, details },
      manager,
    );
    return received;
  }

  /**
   * Says which order money is for that names none. It is judged anew, and may still be looked at. What VNPay holds back
   * is only added to the order that it was begun for, and stays on the list until somebody settles it.
   * @throws Refusal (404) when there is no such money or order; Refusal (403) for one's own order; Refusal (409) when it
   *   has an order, is settled, is not in dong, or is held back and of another order or sum
   */
  match(id: string, orderId: string, user: AuthenticatedUser): Promise<StaffMoneyDto> {
    return this.transactions.run(async (manager) => {
      const order = await this.orders.openAny(orderId, manager);
      const received = await this.payments.findReceived(id, manager);
      if (!received) throw httpError(404, 'payment.unknown');
      if (received.orderId === orderId) return StaffMoneyDto.of(received, []);
      if (received.orderId !== null) throw httpError(409, 'payment.matched');
      assertOthers(order, user);
      const { counts, ...judged } = verdictOn(received, order);
      if (!counts) throw httpError(409, 'payment.other-currency');
      const isHeldBack = received.verdict === 'suspicious';
      if (isHeldBack && !(await this.isBegunFor(received, order, manager)))
        throw httpError(409, 'payment.held-back');
      const { verdict, state } = isHeldBack ? HELD_BACK : judged;
      const values = { orderId, verdict, state };
      const isOpen = received.state === 'open';
      if (!isOpen || !(await this.payments.judgeReceived(received, values, manager)))
        throw httpError(409, 'payment.settled');
      await this.orders.receive(order, received.amount, manager);
      await this.record('account-money-matched', order.customerId, user, { ...received, orderId }, manager);
      return StaffMoneyDto.of({ ...received, ...values }, []);
    });
  }

  /** Whether this order was to be paid with such money. */
  private async isBegunFor(
    { provider, memo, amount }: PaymentReceived,
    order: PayableOrder,
    manager: EntityManager,
  ): Promise<boolean> {
    if (provider === 'person') return false;
    const attempt = await this.payments.findByReference(attemptProviderOf(provider), memo, manager);
    return attempt?.orderId === order.id && attempt.amount === amount;
  }

  /**
   * Takes money off the list of what is to be looked at. What goes back of it is a refund of its order, so that no money
   * goes out twice.
   * @throws Refusal (404) when there is no such money; Refusal (409) when nothing is to be done about it, and while money
   *   of its order is to go back, unless the shop keeps it
   */
  async settle(
    id: string,
    { note, isKept = false }: SettleMoneyDto,
    user: AuthenticatedUser,
  ): Promise<StaffMoneyDto> {
    const found = await this.payments.findReceived(id);
    if (!found) throw httpError(404, 'payment.unknown');
    const { orderId } = found;
    return this.transactions.run(async (manager) => {
      const order = orderId === null ? null : await this.orders.lock(orderId, manager);
      const received = await this.payments.findReceived(id, manager);
      // Matched to an order meanwhile.
      if (received?.orderId !== orderId || received.state !== 'open') throw httpError(409, 'payment.settled');
      if (order && !isKept) await this.assertNothingToReturn(order, manager);
      const settled = { note, settledById: user._id, settledAt: new Date() };
      const values = { ...settled, state: 'settled', verdict: received.verdict } as const;
      if (!(await this.payments.judgeReceived(received, values, manager)))
        throw httpError(409, 'payment.settled');
      await this.record('account-money-settled', order?.customerId ?? null, user, received, manager);
      return StaffMoneyDto.of({ ...received, ...values }, []);
    });
  }

  private async assertNothingToReturn(order: PayableOrder, manager: EntityManager): Promise<void> {
    const refunds = await this.payments.findRefunds(order.id, manager);
    const toReturn = amountToReturn(order);
    const most = toReturn - amountPending(refunds);
    if (most > 0) throw httpError(409, 'payment.refund-first', { most });
    // A refund that fails leaves the money here.
    if (toReturn > 0) throw httpError(409, 'order.refund-pending');
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
      await this.judgeWaiting(id, now).catch((error: unknown) => this.logger.error(error));
  }

  /** Finds the order of money that was kept, and adds the money to it. Only the first of several judgements counts. */
  private async judge({ id, ...kept }: PaymentReceived): Promise<void> {
    const target = await this.findTarget(kept);
    await this.transactions.run(async (manager) => {
      // The order first: its lock guards all money of it.
      const order = target && (await this.orders.lock(target.orderId, manager));
      const received = await this.payments.findReceived(id, manager);
      // Another message, or a person, was first.
      if (!received || !isUnjudged(received)) return;
      const { verdict, state, counts } = verdictOn(received, order);
      const orderId = counts && order ? order.id : null;
      if (!(await this.payments.judgeReceived(received, { verdict, state, orderId }, manager))) return;
      if (!order || !counts) return;
      await this.orders.receive(order, received.amount, manager);
      await this.payments.payAttempts(order.id, target.reference, manager);
    });
  }

  /** The order that money names; null when it names none, or several. */
  private async findTarget({ provider, memo }: Pick<PaymentReceived, 'provider' | 'memo'>) {
    if (provider !== 'sepay' && provider !== 'person') {
      return this.payments.findByReference(attemptProviderOf(provider), memo);
    }
    const references = findReferences(memo);
    const ids = await this.orders.findByReferences(references);
    const [orderId, ...others] = ids;
    if (orderId === undefined || others.length > 0) return null;
    return { orderId, reference: references.length === 1 ? references[0]! : '' };
  }

  /** Judges the money of an order that was a cart when it came; staff look at what waits for a cart too long. */
  private judgeWaiting(orderId: string | null, now: Date): Promise<void> {
    return this.transactions.run(async (manager) => {
      const order = orderId === null ? null : await this.orders.lock(orderId, manager);
      const waiting = await this.payments.findWaiting({ orderId }, manager);
      if (order?.status === 'cart') {
        const before = new Date(now.getTime() - this.config.transferWithinHours * HOUR_MS);
        const look = { verdict: 'early', state: 'open' } as const;
        for (const one of waiting)
          if (one.receivedAt < before) await this.payments.judgeReceived(one, look, manager);
        return;
      }
      let before: PayableOrder | null = order && { ...order, paid: await this.sumBefore(order.id, manager) };
      for (const one of waiting) {
        const { verdict, state } = verdictOn(one, before);
        if (!(await this.payments.judgeReceived(one, { verdict, state }, manager))) return;
        if (before) before = { ...before, paid: before.paid + one.amount };
        if (order && (verdict === 'exact' || verdict === 'more')) await this.orders.tellPaid(order, manager);
      }
    });
  }

  /** What came while an order was a cart and waits no more. What waits came before all that came since the placing. */
  private async sumBefore(orderId: string, manager: EntityManager): Promise<number> {
    const received = await this.payments.findReceivedOfOrder(orderId, manager);
    const early = received.filter(({ verdict, state }) => verdict === 'early' && state !== 'waiting');
    return early.reduce((sum, { amount }) => sum + amount, 0);
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

/** Whether money is to be judged: what was just kept, and what a provider frees that belongs to no order yet. */
function isUnjudged({ state, verdict, orderId }: PaymentReceived): boolean {
  return state === 'new' || (verdict === 'suspicious' && orderId === null);
}

/** What a provider holds back is looked at. */
const HELD_BACK = { verdict: 'suspicious', state: 'open' } as const;

/** Why an order's cash cannot be collected; null when it can. */
function refusalToCollect(order: PayableOrder | null, user: AuthenticatedUser) {
  if (!order) return 'order.unknown';
  if (order.customerId === user._id) return 'payment.own-order';
  if (order.status === 'cart') return 'order.not-placed';
  if (order.payment !== 'COD') return 'payment.not-cash';
  return amountDue(order) === 0 ? 'payment.nothing-due' : null;
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
