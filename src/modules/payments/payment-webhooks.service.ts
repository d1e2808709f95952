import { Injectable, Logger } from '@nestjs/common';
import { httpError } from '../../common/refusals/refusal';
import { TransactionRunner } from '../../database/transaction-runner';
import { ReconciliationService } from './reconciliation.service';
import { attemptProviderOf } from './payment-types';
import { PaymentProviders } from './payment-providers';
import { PaymentsRepository } from './payments.repository';
import type { ProviderName, Report } from './providers/payment-provider';
import { parseObject } from '../../common/json-fields';
import { PAYOS_ANSWER } from './providers/payos';
import { SEPAY_ANSWER } from './providers/sepay';
import type { SepayHeaders } from './providers/sepay-signature';
import { VNPAY_ANSWERS } from './providers/vnpay';
import type { Fields } from './providers/vnpay-signature';
import { ZALOPAY_ANSWERS } from './providers/zalopay';

/** What became of a report: `known` was heard before, `unknown` names no attempt of this shop. */
type Outcome = 'confirmed' | 'known' | 'unknown';

/** Reads the messages of providers: the signature first, then nothing but what it signs. Each is answered as it
 * wants; a provider without keys signs nothing. */
@Injectable()
export class PaymentWebhooksService {
  private readonly logger = new Logger(PaymentWebhooksService.name);

  constructor(
    private readonly providers: PaymentProviders,
    private readonly reconciliation: ReconciliationService,
    private readonly payments: PaymentsRepository,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * A transfer to the shop's account.
   * @throws Refusal (401) for a wrong or old signature
   */
  async sepay(body: Buffer, headers: SepayHeaders): Promise<typeof SEPAY_ANSWER> {
    const money = this.providers.sepay?.readMessage(body, headers) ?? null;
    if (money === null) throw httpError(401, 'payment.bad-signature');
    if (money !== 'ignored') await this.reconciliation.take('sepay', money);
    return SEPAY_ANSWER;
  }

  /**
   * A transfer that paid a page of payOS.
   * @throws Refusal (401) for a wrong signature
   */
  async payos(body: Buffer): Promise<typeof PAYOS_ANSWER> {
    const money = this.providers.payos?.readMessage(body) ?? null;
    if (money === null) throw httpError(401, 'payment.bad-signature');
    if (money !== 'ignored') await this.reconciliation.take('payos', money);
    return PAYOS_ANSWER;
  }

  /** VNPay's message, which is a query. */
  async vnpay(query: Fields) {
    const report = this.providers.vnpay?.readMessage(query);
    if (!report) return VNPAY_ANSWERS.wrongSignature;
    try {
      const outcome = await this.handle('vnpay', report);
      return outcome === 'unknown' ? VNPAY_ANSWERS.unknownOrder : VNPAY_ANSWERS[outcome];
    } catch (error) {
      this.logger.error(error);
      return VNPAY_ANSWERS.failed;
    }
  }

  /**
   * MoMo's message.
   * @throws Refusal (401) for a wrong signature
   */
  async momo(body: Buffer): Promise<void> {
    const report = this.providers.momo?.readMessage(parseObject(body.toString('utf8')) ?? {});
    if (!report) throw httpError(401, 'payment.bad-signature');
    await this.handle('momo', report);
  }

  /** ZaloPay's callback. */
  async zalopay(body: Buffer) {
    const report = this.providers.zalopay?.readMessage(parseObject(body.toString('utf8')) ?? {});
    if (!report) return ZALOPAY_ANSWERS.wrongSignature;
    try {
      const outcome = await this.handle('zalopay', report);
      // Money of an unknown order is kept: it need not be said again.
      return ZALOPAY_ANSWERS[outcome === 'unknown' ? 'confirmed' : outcome];
    } catch (error) {
      this.logger.error(error);
      return ZALOPAY_ANSWERS.failed;
    }
  }

  /** What a provider says of an attempt, by a message or when it is asked. */
  async handle(provider: ProviderName, report: Report): Promise<Outcome> {
    if (report.state === 'paid') {
      const { isNew, isKnownOrder } = await this.reconciliation.take(provider, report.money);
      if (!isKnownOrder) return 'unknown';
      return isNew ? 'confirmed' : 'known';
    }
    const reference = report.state === 'suspicious' ? report.money.memo : report.reference;
    const attempt = await this.payments.findByReference(attemptProviderOf(provider), reference);
    if (!attempt) return 'unknown';
    if (report.state === 'open') return 'confirmed';
    if (report.state === 'suspicious')
      return (await this.reconciliation.takeSuspicious(provider, report.money)) ? 'confirmed' : 'known';
    const isEnded = await this.transactions.runStatement((manager) =>
      this.payments.endAttempt(attempt.id, 'failed', manager),
    );
    return isEnded ? 'confirmed' : 'known';
  }
}
