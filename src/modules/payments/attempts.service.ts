import { Injectable, Logger } from '@nestjs/common';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { NamesRepository } from '../../access/names.repository';
import { ServiceError } from '../../common/call-service';
import { addressIn, type Language } from '../../common/language';
import { newId } from '../../common/new-id';
import { errorMessage, httpError, Refusal, TooManyAttemptsException } from '../../common/refusals/refusal';
import { Config } from '../../config/config';
import { TransactionRunner } from '../../database/transaction-runner';
import { OrderPaymentsService, type PayableOrder } from '../orders/payments/order-payments.service';
import { newReference } from '../orders/payments/payment-reference';
import { amountDue, refundKind } from '../orders/payments/payment-state';
import { vietQrText } from '../orders/payments/transfers.service';
import {
  MoneyDto,
  OrderPaymentsDto,
  PaymentAttemptDto,
  RefundDto,
  PaymentTransferDto,
} from './dto/payment.dto';
import type { StartPaymentDto } from './dto/payment-requests.dto';
import type { PaymentAttempt } from './payment-attempt.entity';
import type { AttemptProvider } from './payment-types';
import { PaymentProviders } from './payment-providers';
import { PaymentsRepository } from './payments.repository';
import type { Attempt, StartOptions } from './providers/payment-provider';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Attempts of an order that can be begun within an hour, and in all. */
const MAX_ATTEMPTS = 20;
const MAX_ATTEMPTS_IN_ALL = 100;
/** After how long an open attempt is asked about for the first time. */
export const FIRST_QUESTION_MS = 2 * MINUTE_MS;
/** An attempt that has less time left is not offered again. */
const MIN_LEFT_MS = 3 * MINUTE_MS;

/** The way of payment that a provider is for. */
const METHOD_OF = { bank: 'QR', momo: 'eWallet', zalopay: 'eWallet', vnpay: 'credit' } as const;

/** Where the shopper is, for the provider. */
export interface Visitor {
  ip: string;
  language: Language | null;
}

/** Tries to pay an order: the shopper begins them, providers report on them. */
@Injectable()
export class AttemptsService {
  private readonly logger = new Logger(AttemptsService.name);

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly orders: OrderPaymentsService,
    private readonly providers: PaymentProviders,
    private readonly names: NamesRepository,
    private readonly transactions: TransactionRunner,
    private readonly config: Config,
  ) {}

  /**
   * Begins to pay one's own order, or goes on with what was begun: an open attempt of the same provider and sum.
   * @throws Refusal (404) for another customer's order; Refusal (409) when nothing is to be paid, the order is paid in
   *   cash, was begun to be paid too often, or the provider is not set up; TooManyAttemptsException (429) after too many within an hour; Refusal (503) when
   *   the provider does not answer
   */
  async start(
    id: string,
    user: AuthenticatedUser,
    { provider: wanted }: StartPaymentDto,
    visitor: Visitor,
  ): Promise<PaymentAttemptDto> {
    const { order, attempt } = await this.transactions.run(async (manager) => {
      const own = await this.orders.openOwn(id, user, manager);
      const amount = assertDue(own, wanted);
      const provider = this.providerFor(own, wanted);
      const payment = METHOD_OF[provider];
      const order =
        own.status === 'pending' && own.payment !== payment
          ? await this.orders.changePayment(own, payment, user._id, manager)
          : own;
      const known = await this.payments.findAttempts(id, manager);
      const now = new Date();
      const again = known.find((one) => isUsable(one, provider, amount, now));
      if (again) return { order, attempt: again };
      assertFew(known, now);
      const fresh = this.newAttempt(order, provider, amount, now, visitor);
      const same = known.find(({ reference }) => reference === fresh.reference);
      // A transfer's reference is the order's own.
      const isNew = fresh.reference !== order.reference;
      if (isNew && known.length >= MAX_ATTEMPTS_IN_ALL) throw httpError(409, 'payment.too-often');
      if (same) await this.payments.updateAttempt(same.id, { ...fresh, id: same.id }, manager);
      else await this.payments.insertAttempt(fresh, manager);
      return { order, attempt: { ...fresh, id: same?.id ?? fresh.id } };
    });
    if (attempt.transfer !== null || attempt.payUrl !== null) return PaymentAttemptDto.from(attempt);
    const begun = await this.begin(attempt, order, visitor);
    await this.transactions.runStatement((manager) =>
      this.payments.updateAttempt(attempt.id, begun, manager),
    );
    return PaymentAttemptDto.from({ ...attempt, ...begun });
  }

  /**
   * Attempts, money and refunds of an order, for its owner and for staff.
   * @throws Refusal (404) for others
   */
  async list(id: string, user: AuthenticatedUser): Promise<OrderPaymentsDto> {
    const order = await this.orders.find(id, user);
    const [attempts, received, refunds] = await Promise.all([
      this.payments.findAttempts(id),
      this.payments.findReceivedOfOrder(id),
      this.payments.findRefunds(id),
    ]);
    // Only staff read who of them it was.
    const ids = [...received.map((one) => one.receivedById), ...refunds.map((one) => one.createdById)];
    const names = await this.names.find(user.role === 'client' ? [] : ids.filter((one) => one !== null));
    const due = order.status === 'cart' ? 0 : amountDue(order);
    const providers = due === 0 || order.payment === 'COD' ? [] : this.available();
    return {
      attempts: attempts.map(PaymentAttemptDto.from),
      received: received.map((one) => MoneyDto.from(one, names.get(one.receivedById ?? ''))),
      refunds: refunds.map((one) => RefundDto.from(one, names.get(one.createdById))),
      due,
      providers,
      ...(providers.includes('bank') && this.hasBankPage() && { hasBankPage: true }),
      ...(providers.includes('bank') && !this.reportsTransfers() && { isBankPageOnly: true }),
      ...(user.role !== 'client' && { refundKind: refundKind(order) }),
    };
  }

  /** An attempt as the providers' clients take it. */
  describe({ reference, amount, createdAt, expiresAt, orderId }: PaymentAttempt): Attempt {
    return {
      ...{ reference, amount, createdAt, orderNumber: this.orders.numberOf(orderId) },
      expiresAt: expiresAt ?? new Date(createdAt.getTime() + this.config.payWithinMinutes * MINUTE_MS),
    };
  }

  private available(): AttemptProvider[] {
    const { vnpay, momo, zalopay } = this.providers;
    const all = { bank: this.hasBank(), momo, zalopay, vnpay };
    return (Object.keys(all) as AttemptProvider[]).filter((name) => all[name]);
  }

  private hasBank(): boolean {
    return this.reportsTransfers() || this.providers.payos !== undefined;
  }

  /** Whether transfers to the shop's own account are reported: then no page of payOS is made for them. */
  private reportsTransfers(): boolean {
    return this.config.bank !== undefined && this.providers.sepay !== undefined;
  }

  private hasBankPage(): boolean {
    return !this.reportsTransfers() || this.config.payments.sepay?.page !== undefined;
  }

  /** @throws Refusal (409) when it is not set up */
  private providerFor({ payment }: PayableOrder, wanted?: AttemptProvider): AttemptProvider {
    const all = this.available();
    const provider = all.find((one) => (wanted ? one === wanted : METHOD_OF[one] === payment));
    if (!provider) throw httpError(409, 'payment.provider-missing');
    return provider;
  }

  private newAttempt(
    order: PayableOrder,
    provider: AttemptProvider,
    amount: number,
    now: Date,
    visitor: Visitor,
  ): PaymentAttempt {
    const isBank = provider === 'bank' && this.reportsTransfers();
    const limit = new Date(now.getTime() + this.config.payWithinMinutes * MINUTE_MS);
    const isSooner = order.payBy !== null && order.payBy < limit;
    const transferLimit = new Date(now.getTime() + this.config.transferWithinHours * HOUR_MS);
    const expiresAt = isSooner || provider === 'bank' ? (order.payBy ?? transferLimit) : limit;
    const reference = isBank ? order.reference! : newReference();
    return {
      ...{ id: newId(now), orderId: order.id, provider, reference, amount, state: 'open', createdAt: now },
      payUrl: isBank ? this.bankPage(order.id, amount, reference, visitor) : null,
      transfer: isBank ? JSON.stringify(this.transferOf(amount, reference)) : null,
      expiresAt,
      // Nobody is asked about a transfer to the shop's own account: it ends.
      nextQueryAt: isBank ? expiresAt : new Date(now.getTime() + FIRST_QUESTION_MS),
      queries: 0,
    };
  }

  /** The demo's pretend bank; a real one is in the shopper's own app. */
  private bankPage(order: string, amount: number, memo: string, { language }: Visitor): string | null {
    const { page } = this.config.payments.sepay ?? {};
    const query = { memo, amount: String(amount), order, language: language ?? 'vi' };
    return page ? `${page}?${new URLSearchParams(query).toString()}` : null;
  }

  private transferOf(amount: number, memo: string): PaymentTransferDto {
    const { bin, account, accountName } = this.config.bank!;
    const qr = vietQrText({ bin, account, amount, memo });
    return { bankBin: bin, account, accountName, amount, memo, qr };
  }

  /** @throws Refusal (503) when the provider does not answer; what it did is asked about later */
  private async begin(attempt: PaymentAttempt, order: PayableOrder, visitor: Visitor): Promise<Begun> {
    const { publicUrl } = this.config;
    const { vnpay, momo, zalopay, payos } = this.providers;
    const language = visitor.language ?? 'vi';
    const options: StartOptions = {
      ...{ language, ip: visitor.ip },
      returnUrl: publicUrl + addressIn(language, `/profile?order=${order.id}`),
      messageUrl: `${publicUrl}/v1/payments/${attempt.provider}/${attempt.provider === 'momo' ? 'ipn' : 'callback'}`,
    };
    const described = this.describe(attempt);
    try {
      if (attempt.provider === 'vnpay') return { payUrl: vnpay!.payUrl(described, options) };
      if (attempt.provider === 'bank') {
        const { payUrl, transfer } = await payos!.start(described, options);
        return { payUrl, transfer: JSON.stringify(transfer) };
      }
      return { payUrl: await (attempt.provider === 'momo' ? momo! : zalopay!).start(described, options) };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      this.logger.warn(error.message);
      throw new ProviderUnavailable();
    }
  }
}

/** What a provider has answered to the beginning. */
type Begun = Pick<PaymentAttempt, 'payUrl'> & Partial<Pick<PaymentAttempt, 'transfer'>>;

/** The provider did not answer, or not as it should. */
class ProviderUnavailable extends Refusal {
  readonly retryAfterSeconds = 60;

  constructor() {
    super(503, errorMessage('payment.provider-failed'));
  }
}

/**
 * What is to be paid of an order, in whole dong.
 * @throws Refusal (409) when it is nothing, not yet, or in cash and no provider is named
 */
function assertDue(order: PayableOrder, wanted?: AttemptProvider): number {
  if (order.status === 'cart') throw httpError(409, 'order.not-placed');
  const amount = amountDue(order);
  if (amount === 0) throw httpError(409, 'payment.nothing-due');
  if (order.payment === 'COD' && !wanted) throw httpError(409, 'payment.cash');
  return amount;
}

/** @throws TooManyAttemptsException (429) with the seconds until one more may be begun */
function assertFew(known: PaymentAttempt[], now: Date): void {
  const left = known.map(({ createdAt }) => createdAt.getTime() + HOUR_MS - now.getTime());
  const [oldest, ...recent] = left.filter((ms) => ms > 0);
  if (oldest !== undefined && recent.length + 1 >= MAX_ATTEMPTS)
    throw new TooManyAttemptsException(Math.ceil(oldest / 1000));
}

/** Whether an attempt that was begun can be gone on with. */
function isUsable(attempt: PaymentAttempt, provider: AttemptProvider, amount: number, now: Date): boolean {
  if (attempt.provider !== provider || attempt.amount !== amount || attempt.state !== 'open') return false;
  const left = attempt.expiresAt ? attempt.expiresAt.getTime() - now.getTime() : Infinity;
  return (attempt.payUrl ?? attempt.transfer) !== null && left > MIN_LEFT_MS;
}
