import { Injectable, Logger } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { ServiceError } from '../../common/call-service';
import { Every } from '../../common/every';
import { newId } from '../../common/new-id';
import { httpError } from '../../common/refusals/refusal';
import { afterCommit, TransactionRunner, type TransactionHook } from '../../database/transaction-runner';
import { OrderPaymentsService } from '../orders/payments/order-payments.service';
import { newReference } from '../orders/payments/payment-reference';
import { assertOthers, refundKind } from '../orders/payments/payment-state';
import { AttemptsService } from './attempts.service';
import { fullName, NamesRepository } from '../../access/names.repository';
import { RefundDto, StaffRefundDto, type RefundListDto } from './dto/payment.dto';
import type { AskRefundDto, CloseRefundDto, ListRefundsQueryDto } from './dto/payment-requests.dto';
import { amountPending, amountRefundable } from './payment-balance';
import { PaymentProviders } from './payment-providers';
import type { PaymentReceived } from './payment-received.entity';
import type { PaymentRefund } from './payment-refund.entity';
import { PaymentsRepository } from './payments.repository';
import type { Gateway } from './payment-types';
import type { Refund, RefundLook, RefundState } from './providers/payment-provider';

const MINUTE_MS = 60_000;
const POLL_MS = MINUTE_MS / 2;
/** Longer than a provider may take to answer, so that only a killed process loses its claim. */
const CLAIM_MS = 2 * MINUTE_MS;
/** The pauses between the first questions; each later one is an hour. */
const PAUSES_MS = [2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];
const HOUR_MS = 60 * MINUTE_MS;
/** After how long staff may end a refund that a provider is still asked about. */
const CLOSE_AFTER_MS = 24 * HOUR_MS;

/** Money that goes back: through the provider that it came from where one can, else a person sends it. */
@Injectable()
export class RefundsService {
  private readonly logger = new Logger(RefundsService.name);

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly orders: OrderPaymentsService,
    private readonly attempts: AttemptsService,
    private readonly providers: PaymentProviders,
    private readonly names: NamesRepository,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * Sends money of an order back. What no provider can send back in one sum is recorded as sent by hand.
   * @throws Refusal (404) when there is no such order; Refusal (403) for one's own; Refusal (409) when it is more than what
   *   came in and is still here, of another kind than was seen, or goodwill while pairs are on their way back
   */
  ask(
    orderId: string,
    user: AuthenticatedUser,
    { amount, reason, kind: seen }: AskRefundDto,
    once?: TransactionHook,
  ): Promise<RefundDto> {
    return this.transactions.run(async (manager) => {
      const order = await this.orders.openAny(orderId, manager);
      assertOthers(order, user);
      const kind = refundKind(order);
      if (seen && seen !== kind) throw httpError(409, 'payment.refund-other');
      if (kind === 'goodwill') await this.orders.assertNoReturn(order, amount, manager);
      const refunds = await this.payments.findRefunds(orderId, manager);
      const most = amountRefundable(order) - amountPending(refunds);
      if (amount > most) throw httpError(409, 'payment.refund-too-much', { most: Math.max(0, most) });
      const received = await this.payments.findReceivedOfOrder(orderId, manager);
      const source = received.find((one) => this.canSendBack(one, amount, refunds));
      const now = new Date();
      const refund: PaymentRefund = {
        ...{ id: newId(now), orderId, amount, reason, reference: newReference() },
        ...{ createdById: user._id, createdAt: now, queries: 0, note: null },
        kind,
        ...(source
          ? { provider: source.provider as Gateway, receivedId: source.id }
          : { provider: 'transfer', receivedId: null }),
        ...(source
          ? { state: 'pending', doneAt: null, nextQueryAt: now }
          : { state: 'done', doneAt: now, nextQueryAt: null }),
      };
      await this.payments.insertRefund(refund, manager);
      if (!source) await this.orders.refund(order, refund, manager);
      const details = { orderId, amount: String(amount), provider: refund.provider };
      await this.trail.record(
        { action: 'account-refund-asked', subjectId: order.customerId, by: user, details },
        manager,
      );
      if (source) afterCommit(manager, () => void this.sweep().catch((error) => this.logger.error(error)));
      return RefundDto.from(refund, fullName(user.profile));
    }, once);
  }

  /** A page of refunds for staff: those that are due unless they ask for others, oldest first. */
  async list({ state = 'due', ...page }: ListRefundsQueryDto): Promise<RefundListDto> {
    if (state !== 'due') {
      const { refunds, total } = await this.payments.findRefundPage(state, page);
      const orders = await this.orders.findByIds(refunds.map(({ orderId }) => orderId));
      const names = await this.names.find(refunds.map(({ createdById }) => createdById));
      const now = new Date();
      const listed = refunds.map((one) =>
        StaffRefundDto.of(one, orders.get(one.orderId), canClose(one, now), names.get(one.createdById)),
      );
      return { refunds: listed, total };
    }
    const due = await this.payments.findRefundsDue(page);
    const { orders: total } = await this.payments.sumRefundsDue();
    const orders = await this.orders.findCanceled(due.map(({ orderId }) => orderId));
    const names = await this.names.find(
      [...orders.values()].flatMap(({ canceledById }) => canceledById ?? []),
    );
    const listed = due.map((one) => {
      const { canceledById = null, ...receiver } = orders.get(one.orderId) ?? {};
      return StaffRefundDto.due(one, receiver, names.get(canceledById ?? ''));
    });
    return { refunds: listed, total };
  }

  /**
   * Ends a refund of which its provider tells nothing more: a manager has looked it up there. Before it is ended as failed
   * the provider is asked once more, and once a day later: its sum is free again.
   * @throws Refusal (404) when there is no such refund; Refusal (403) for one's own order; Refusal (409) when it has ended,
   *   its provider is still asked, or says that it was sent
   */
  async close(
    orderId: string,
    id: string,
    user: AuthenticatedUser,
    { state, note }: CloseRefundDto,
    once?: TransactionHook,
  ): Promise<RefundDto> {
    assertOthers(await this.orders.find(orderId, user), user);
    if (state === 'failed') await this.assertNotSent(orderId, id);
    return this.transactions.run(async (manager) => {
      const order = await this.orders.openAny(orderId, manager);
      const refund = await this.payments.findRefund(id, manager);
      if (refund?.orderId !== orderId) throw httpError(404, 'refund.unknown');
      const now = new Date();
      if (refund.state === 'pending' && !canClose(refund, now)) throw httpError(409, 'refund.still-asked');
      const nextQueryAt = state === 'failed' && this.providerOf(refund) ? later(now) : null;
      if (!(await this.payments.endRefund(id, { state, now, note, nextQueryAt }, manager)))
        throw httpError(409, 'refund.closed');
      if (state === 'done') await this.orders.refund(order, refund, manager);
      const details = { orderId, refundId: id, amount: String(refund.amount), state };
      await this.trail.record(
        { action: 'account-refund-closed', subjectId: order.customerId, by: user, details },
        manager,
      );
      return RefundDto.from({ ...refund, state, doneAt: state === 'done' ? now : null });
    }, once);
  }

  /** @throws Refusal (409) when its provider says that it was sent; that is recorded */
  private async assertNotSent(orderId: string, id: string): Promise<void> {
    const refund = await this.payments.findRefund(id);
    const now = new Date();
    if (refund?.orderId !== orderId || !canClose(refund, now) || (await this.look(refund)) !== 'done') return;
    await this.end(refund, 'done', now);
    throw httpError(409, 'refund.was-sent');
  }

  /** What a provider says of a refund, without asking for it; `unknown` where it does not answer. */
  private async look(refund: PaymentRefund): Promise<RefundLook> {
    const asked = await this.askedOf(refund);
    if (!asked) return 'unknown';
    return asked.provider.queryRefund(asked.refund).catch((error: unknown) => {
      this.logger.warn(error instanceof ServiceError ? error.message : error);
      return 'unknown';
    });
  }

  /** Asks providers for refunds, and what has become of them. All processes do; a guarded update decides which one. */
  @Every(POLL_MS)
  async sweep(at?: Date): Promise<void> {
    for (const refund of await this.payments.findDueRefunds(at ?? new Date())) {
      // One that cannot be asked for does not keep the others from it.
      await this.follow(refund, at ?? new Date()).catch((error: unknown) => this.logger.warn(error));
    }
  }

  private async follow(refund: PaymentRefund, now: Date): Promise<void> {
    const { id, queries } = refund;
    const until = new Date(now.getTime() + Math.max(CLAIM_MS, PAUSES_MS[queries] ?? HOUR_MS));
    const isOurs = await this.transactions.runStatement((manager) =>
      this.payments.claimRefund(refund, until, manager),
    );
    if (!isOurs) return;
    if (refund.state === 'failed') return this.lookAgain(refund);
    // Asked again when the claim ends, unless the provider tells nothing more.
    const state = await this.send(refund);
    const isAnswered =
      refund.provider === 'vnpay' || (refund.provider === 'momo' && queries >= PAUSES_MS.length);
    if (state === 'pending' && isAnswered) {
      await this.transactions.runStatement((manager) => this.payments.stopAsking(id, manager));
    }
    if (state !== 'pending') await this.end(refund, state, now);
  }

  /** A refund that a person has ended as failed: when its provider has sent it after all, a person looks at it. */
  private async lookAgain(refund: PaymentRefund): Promise<void> {
    if ((await this.look(refund)) === 'done') return this.reopen(refund);
    await this.transactions.runStatement((manager) => this.payments.stopAsking(refund.id, manager));
  }

  private async end(refund: PaymentRefund, state: 'done' | 'failed', now: Date): Promise<void> {
    const isEnded = await this.transactions.run(async (manager) => {
      const order = await this.orders.lock(refund.orderId, manager);
      const isEnded = await this.payments.endRefund(refund.id, { state, now }, manager);
      if (isEnded && order && state === 'done') await this.orders.refund(order, refund, manager);
      return isEnded;
    });
    // It was closed as failed meanwhile.
    if (!isEnded && state === 'done') await this.reopen(refund);
  }

  /** Puts a refund that was closed as failed back on the list of those on their way, for a person to end it again. */
  private async reopen({ id, provider }: PaymentRefund): Promise<void> {
    this.logger.error(`Refund ${id} was closed as failed, and ${provider} has sent it.`);
    await this.transactions.runStatement((manager) => this.payments.reopenRefund(id, manager));
  }

  private async send(refund: PaymentRefund): Promise<RefundState> {
    const asked = await this.askedOf(refund);
    // Settings that are gone say nothing of what the provider does.
    if (!asked) return 'pending';
    if (refund.queries === 0) return asked.provider.refund(asked.refund);
    const known = await asked.provider.queryRefund(asked.refund);
    if (known !== 'unknown') return known;
    // A provider's no to a repetition may be about the repetition.
    const answered = await asked.provider.refund(asked.refund);
    return answered === 'failed' ? 'pending' : answered;
  }

  /** A refund as its provider takes it; null where the provider or the money is not known any more. */
  private async askedOf(refund: PaymentRefund) {
    const provider = this.providerOf(refund);
    const received = refund.receivedId === null ? null : await this.payments.findReceived(refund.receivedId);
    const attempt =
      received && (await this.payments.findByReference(refund.provider as Gateway, received.memo));
    if (!provider || !attempt) return null;
    const asked: Refund = {
      ...{ reference: refund.reference, amount: refund.amount, reason: refund.reason },
      ...{ createdAt: refund.createdAt, attempt: this.attempts.describe(attempt) },
      ...{ transactionId: received.transactionId, isWhole: refund.amount === received.amount },
    };
    return { provider, refund: asked };
  }

  private providerOf({ provider }: PaymentRefund) {
    return provider === 'transfer' ? undefined : this.providers[provider];
  }

  /** Whether the provider of this money can send so much of it back. */
  private canSendBack(
    { id, provider, amount, currency }: PaymentReceived,
    wanted: number,
    refunds: PaymentRefund[],
  ): boolean {
    if (provider !== 'vnpay' && provider !== 'momo' && provider !== 'zalopay') return false;
    if (!this.providers[provider] || currency !== 'VND') return false;
    const gone = refunds.filter(({ receivedId, state }) => receivedId === id && state !== 'failed');
    return amount - sumOf(gone) >= wanted;
  }
}

/** When a provider is asked once more about a refund that a person has ended as failed. */
function later(now: Date): Date {
  return new Date(now.getTime() + CLOSE_AFTER_MS);
}

/** Whether a person may end a refund: its provider tells nothing more of it, or nothing for a day. */
function canClose({ state, nextQueryAt, createdAt }: PaymentRefund, now: Date): boolean {
  const isForgotten = nextQueryAt === null || now.getTime() - createdAt.getTime() > CLOSE_AFTER_MS;
  return state === 'pending' && isForgotten;
}

function sumOf(refunds: { amount: number }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
