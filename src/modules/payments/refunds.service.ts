import { Injectable, Logger } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import type { AuthenticatedUser } from '../../access/access';
import { Every } from '../../common/every';
import { newId } from '../../common/new-id';
import { httpError } from '../../common/refusals/refusal';
import { afterCommit, TransactionRunner, type TransactionHook } from '../../database/transaction-runner';
import { OrderPaymentsService } from '../orders/order-payments.service';
import { newReference } from '../orders/payment-reference';
import { AttemptsService } from './attempts.service';
import { RefundDto } from './dto/payment.dto';
import type { AskRefundDto } from './dto/payment-requests.dto';
import { amountRefundable } from './payment-balance';
import { PaymentProviders } from './payment-providers';
import type { PaymentReceived } from './payment-received.entity';
import type { PaymentRefund } from './payment-refund.entity';
import { PaymentsRepository } from './payments.repository';
import type { Gateway } from './provider-messages.service';
import type { Refund, RefundState } from './providers/payment-provider';

const MINUTE_MS = 60_000;
const POLL_MS = MINUTE_MS / 2;
/** Longer than a provider may take to answer, so that only a killed process loses its claim. */
const CLAIM_MS = 2 * MINUTE_MS;
/** The pauses between the first questions; each later one is an hour. */
const PAUSES_MS = [2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];
const HOUR_MS = 60 * MINUTE_MS;

/** Money that goes back: through the provider that it came from where one can, else a person sends it. */
@Injectable()
export class RefundsService {
  private readonly logger = new Logger(RefundsService.name);

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly orders: OrderPaymentsService,
    private readonly attempts: AttemptsService,
    private readonly providers: PaymentProviders,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * Sends money of an order back. What no provider can send back in one sum is recorded as sent by hand.
   * @throws Refusal (404) when there is no such order; Refusal (409) when it is more than what came in and is still here
   */
  ask(
    orderId: string,
    user: AuthenticatedUser,
    { amount, reason }: AskRefundDto,
    once?: TransactionHook,
  ): Promise<RefundDto> {
    return this.transactions.run(async (manager) => {
      const order = await this.orders.openAny(orderId, manager);
      const refunds = await this.payments.findRefunds(orderId, manager);
      const most = amountRefundable(order) - sumOf(refunds.filter(({ state }) => state === 'pending'));
      if (amount > most) throw httpError(409, 'payment.refund-too-much', { most: Math.max(0, most) });
      const received = await this.payments.findReceivedOfOrder(orderId, manager);
      const source = received.find((one) => this.canSendBack(one, amount, refunds));
      const now = new Date();
      const refund: PaymentRefund = {
        ...{ id: newId(now), orderId, amount, reason, reference: newReference() },
        ...{ createdById: user._id, createdAt: now, queries: 0 },
        ...(source
          ? { provider: source.provider as Gateway, receivedId: source.id }
          : { provider: 'transfer', receivedId: null }),
        ...(source
          ? { state: 'pending', doneAt: null, nextQueryAt: now }
          : { state: 'done', doneAt: now, nextQueryAt: null }),
      };
      await this.payments.insertRefund(refund, manager);
      if (!source) await this.orders.refund(order, amount, manager);
      const details = { orderId, amount: String(amount), provider: refund.provider };
      await this.trail.record(
        { action: 'account-refund-asked', subjectId: order.customerId, by: user, details },
        manager,
      );
      if (source) afterCommit(manager, () => void this.sweep().catch((error) => this.logger.error(error)));
      return RefundDto.from(refund);
    }, once);
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
    const { id, orderId, amount, queries } = refund;
    const until = new Date(now.getTime() + Math.max(CLAIM_MS, PAUSES_MS[queries] ?? HOUR_MS));
    const isOurs = await this.transactions.runStatement((manager) =>
      this.payments.claimRefund(refund, until, manager),
    );
    if (!isOurs) return;
    // Asked again when the claim ends, unless the provider would take it for a new refund.
    const answered = await this.send(refund);
    // A provider's no to a repetition may be about the repetition.
    const provider = this.providerOf(refund);
    const isRepeated = queries > 0 && !(provider && 'queryRefund' in provider);
    const state = answered === 'failed' && isRepeated ? 'pending' : answered;
    if (state === 'pending' && refund.provider === 'vnpay') {
      await this.transactions.runStatement((manager) => this.payments.stopAsking(id, manager));
    }
    if (state === 'pending') return;
    await this.transactions.run(async (manager) => {
      const order = await this.orders.lock(orderId, manager);
      if (!(await this.payments.endRefund(id, state, now, manager)) || !order) return;
      if (state === 'done') await this.orders.refund(order, amount, manager);
    });
  }

  private async send(refund: PaymentRefund): Promise<RefundState> {
    const received = refund.receivedId === null ? null : await this.payments.findReceived(refund.receivedId);
    const provider = this.providerOf(refund);
    const attempt =
      received && (await this.payments.findByReference(refund.provider as Gateway, received.memo));
    // Settings that are gone say nothing of what the provider does.
    if (!provider || !attempt) return 'pending';
    const asked: Refund = {
      ...{ reference: refund.reference, amount: refund.amount, reason: refund.reason },
      ...{ by: refund.createdById, createdAt: refund.createdAt, attempt: this.attempts.describe(attempt) },
      ...{ transactionId: received.transactionId, isWhole: refund.amount === received.amount },
    };
    const isKnown = refund.queries > 0;
    return isKnown && 'queryRefund' in provider ? provider.queryRefund(asked) : provider.refund(asked);
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

function sumOf(refunds: { amount: number }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
