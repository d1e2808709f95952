import { Injectable, Logger } from '@nestjs/common';
import type { AuthenticatedUser } from '../../access/access';
import { addressIn, type Language } from '../../common/language';
import { newId } from '../../common/new-id';
import { errorMessage, httpError, Refusal } from '../../common/refusals/refusal';
import { Config } from '../../config/config';
import { TransactionRunner } from '../../database/transaction-runner';
import { OrderPaymentsService, type PayableOrder } from '../orders/order-payments.service';
import { newReference } from '../orders/payment-reference';
import { amountDue } from '../orders/payment-state';
import { vietQrText } from '../orders/transfers.service';
import {
  MoneyDto,
  OrderPaymentsDto,
  PaymentAttemptDto,
  RefundDto,
  PaymentTransferDto,
} from './dto/payment.dto';
import type { StartPaymentDto } from './dto/payment-requests.dto';
import type { PaymentAttempt } from './payment-attempt.entity';
import type { AttemptProvider } from './payment-terms';
import { PaymentProviders } from './payment-providers';
import { PaymentsRepository } from './payments.repository';
import { ProviderError, type Attempt, type StartOptions } from './providers/payment-provider';

const MINUTE_MS = 60_000;
/** After how long an open attempt is asked about for the first time. */
export const FIRST_QUESTION_MS = 2 * MINUTE_MS;
/** An attempt that has less time left is not offered again. */
const MIN_LEFT_MS = 3 * MINUTE_MS;

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
    private readonly transactions: TransactionRunner,
    private readonly config: Config,
  ) {}

  /**
   * Begins to pay one's own order, or goes on with what was begun: an open attempt of the same provider and sum.
   * @throws Refusal (404) for another customer's order; Refusal (409) when nothing is to be paid, the order is paid in
   *   cash, or the provider is not set up; Refusal (503) when the provider does not answer
   */
  async start(
    id: string,
    user: AuthenticatedUser,
    { provider: wanted }: StartPaymentDto,
    visitor: Visitor,
  ): Promise<PaymentAttemptDto> {
    const { order, attempt } = await this.transactions.run(async (manager) => {
      const order = await this.orders.openOwn(id, user, manager);
      const amount = assertDue(order);
      const provider = this.providerFor(order, wanted);
      const known = await this.payments.findAttempts(id, manager);
      const now = new Date();
      const again = known.find((one) => isUsable(one, provider, amount, now));
      if (again) return { order, attempt: again };
      const fresh = this.newAttempt(order, provider, amount, now);
      const same = known.find(({ reference }) => reference === fresh.reference);
      // A transfer's reference is the order's own.
      if (same) await this.payments.updateAttempt(same.id, { ...fresh, id: same.id }, manager);
      else await this.payments.insertAttempt(fresh, manager);
      return { order, attempt: { ...fresh, id: same?.id ?? fresh.id } };
    });
    if (attempt.provider === 'bank' || attempt.payUrl !== null) return PaymentAttemptDto.from(attempt);
    const payUrl = await this.begin(attempt, order, visitor);
    await this.transactions.runStatement((manager) =>
      this.payments.updateAttempt(attempt.id, { payUrl }, manager),
    );
    return PaymentAttemptDto.from({ ...attempt, payUrl });
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
    const due = order.status === 'cart' ? 0 : amountDue(order);
    return {
      attempts: attempts.map(PaymentAttemptDto.from),
      received: received.map(MoneyDto.from),
      refunds: refunds.map(RefundDto.from),
      due,
      providers: due === 0 || order.payment === 'COD' ? [] : this.available(),
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
    return this.config.bank !== undefined && this.providers.sepay !== undefined;
  }

  /** @throws Refusal (409) when it is not set up */
  private providerFor({ payment }: PayableOrder, wanted?: AttemptProvider): AttemptProvider {
    const all = this.available();
    const fitting: AttemptProvider[] = {
      COD: [],
      QR: ['bank'],
      eWallet: ['momo', 'zalopay'],
      credit: ['vnpay'],
    }[payment ?? 'COD'] as AttemptProvider[];
    const provider = all.find((one) => (wanted ? one === wanted : fitting.includes(one)));
    if (!provider) throw httpError(409, 'payment.provider-missing');
    return provider;
  }

  private newAttempt(
    order: PayableOrder,
    provider: AttemptProvider,
    amount: number,
    now: Date,
  ): PaymentAttempt {
    const isBank = provider === 'bank';
    const limit = new Date(now.getTime() + this.config.payWithinMinutes * MINUTE_MS);
    const isSooner = order.payBy !== null && order.payBy < limit;
    const reference = isBank ? order.reference! : newReference();
    return {
      ...{ id: newId(now), orderId: order.id, provider, reference, amount, state: 'open', createdAt: now },
      payUrl: isBank ? this.bankPage(order.id, amount, reference) : null,
      transfer: isBank ? JSON.stringify(this.transferOf(amount, reference)) : null,
      externalId: null,
      expiresAt: isBank || isSooner ? order.payBy : limit,
      nextQueryAt: isBank ? null : new Date(now.getTime() + FIRST_QUESTION_MS),
      queries: 0,
    };
  }

  /** The demo's pretend bank; a real one is in the shopper's own app. */
  private bankPage(order: string, amount: number, memo: string): string | null {
    const { page } = this.config.payments.sepay ?? {};
    return page ? `${page}?${new URLSearchParams({ memo, amount: String(amount), order }).toString()}` : null;
  }

  private transferOf(amount: number, memo: string): PaymentTransferDto {
    const { bin, account, accountName } = this.config.bank!;
    const qr = vietQrText({ bin, account, amount, memo });
    return { bankBin: bin, account, accountName, amount, memo, qr };
  }

  /** @throws Refusal (503) when the provider does not answer; what it did is asked about later */
  private async begin(attempt: PaymentAttempt, order: PayableOrder, visitor: Visitor): Promise<string> {
    const { publicUrl } = this.config;
    const { vnpay, momo, zalopay } = this.providers;
    const language = visitor.language ?? 'vi';
    const options: StartOptions = {
      ...{ language, ip: visitor.ip },
      returnUrl: publicUrl + addressIn(language, `/profile?order=${order.id}`),
      messageUrl: `${publicUrl}/v1/payments/${attempt.provider}/${attempt.provider === 'momo' ? 'ipn' : 'callback'}`,
    };
    const described = this.describe(attempt);
    try {
      if (attempt.provider === 'vnpay') return vnpay!.payUrl(described, options);
      return await (attempt.provider === 'momo' ? momo! : zalopay!).start(described, options);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(error.message);
      throw new ProviderUnavailable();
    }
  }
}

/** The provider did not answer, or not as it should. */
class ProviderUnavailable extends Refusal {
  readonly retryAfterSeconds = 60;

  constructor() {
    super(503, errorMessage('payment.provider-failed'));
  }
}

/**
 * What is to be paid of an order, in whole dong.
 * @throws Refusal (409) when it is nothing, not yet, or in cash
 */
function assertDue(order: PayableOrder): number {
  if (order.status === 'cart') throw httpError(409, 'order.not-placed');
  const amount = amountDue(order);
  if (amount === 0) throw httpError(409, 'payment.nothing-due');
  if (order.payment === 'COD') throw httpError(409, 'payment.cash');
  return amount;
}

/** Whether an attempt that was begun can be gone on with. */
function isUsable(attempt: PaymentAttempt, provider: AttemptProvider, amount: number, now: Date): boolean {
  if (attempt.provider !== provider || attempt.amount !== amount || attempt.state !== 'open') return false;
  if (provider === 'bank') return true;
  const left = attempt.expiresAt ? attempt.expiresAt.getTime() - now.getTime() : Infinity;
  return attempt.payUrl !== null && left > MIN_LEFT_MS;
}
