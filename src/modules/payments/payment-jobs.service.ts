import { Injectable, Logger } from '@nestjs/common';
import { Every } from '../../common/every';
import { TransactionRunner } from '../../database/transaction-runner';
import { OrderPaymentsService } from '../orders/order-payments.service';
import { AttemptsService } from './attempts.service';
import type { PaymentAttempt } from './payment-attempt.entity';
import { PaymentProviders } from './payment-providers';
import { PaymentsRepository } from './payments.repository';
import { ProviderMessagesService, type Gateway } from './provider-messages.service';
import { ProviderError, type Report } from './providers/payment-provider';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const POLL_MS = 30 * SECOND_MS;

/** When an open attempt is asked about, counted from its beginning; then hourly. The first is two minutes. */
const QUESTIONS_MS = [5 * MINUTE_MS, 15 * MINUTE_MS];
/** Longer than a provider may take to answer, so that only a killed process loses its claim. */
const CLAIM_MS = 2 * MINUTE_MS;
/** How long after its end an attempt is asked about at a provider that does not answer. */
const PATIENCE_MS = HOUR_MS;

/**
 * Asks providers about attempts whose message may be lost, and cancels orders that were not paid in time. All processes
 * do; a guarded update decides who asks, and the order's lock who cancels.
 */
@Injectable()
export class PaymentJobsService {
  private readonly logger = new Logger(PaymentJobsService.name);

  constructor(
    private readonly payments: PaymentsRepository,
    private readonly orders: OrderPaymentsService,
    private readonly attempts: AttemptsService,
    private readonly messages: ProviderMessagesService,
    private readonly providers: PaymentProviders,
    private readonly transactions: TransactionRunner,
  ) {}

  @Every(POLL_MS)
  async sweep(at?: Date): Promise<void> {
    const now = (): Date => at ?? new Date();
    // One that fails does not keep the others from it.
    const log = (error: unknown): void => this.logger.error(error);
    for (const attempt of await this.payments.findDueAttempts(now()))
      await this.ask(attempt, now()).catch(log);
    for (const id of await this.orders.findOverdue(now())) await this.expire(id, now()).catch(log);
  }

  /** Asks once more about what is open: money that came in the last minute counts. */
  private async expire(id: string, now: Date): Promise<void> {
    const open = await this.payments.findAttempts(id);
    for (const attempt of open.filter(({ nextQueryAt }) => nextQueryAt !== null)) {
      if (!(await this.ask(attempt, now))) return;
    }
    await this.orders.expire(id, now);
  }

  /** @returns whether the provider answered; false as well when another process asks it */
  private async ask(attempt: PaymentAttempt, now: Date): Promise<boolean> {
    const until = new Date(now.getTime() + CLAIM_MS);
    const isOurs = await this.transactions.runStatement((manager) =>
      this.payments.claimAttempt(attempt, until, manager),
    );
    if (!isOurs) return false;
    const report = await this.query(attempt).catch((error: unknown) => {
      const isExpected = error instanceof ProviderError;
      this.logger[isExpected ? 'warn' : 'error'](isExpected ? error.message : error);
      return null;
    });
    if (report && report.state !== 'open') await this.messages.handle(attempt.provider as Gateway, report);
    // A provider that knows of no money may still be told of it later; one that is away ends nothing.
    const end = attempt.expiresAt ?? now;
    const isOver = now >= end && (report !== null || now.getTime() > end.getTime() + PATIENCE_MS);
    await this.transactions.runStatement<unknown>((manager) =>
      isOver
        ? this.payments.endAttempt(attempt.id, 'expired', manager)
        : this.payments.postponeAttempt(attempt.id, nextQuestion(attempt, now), manager),
    );
    return report !== null || isOver;
  }

  private query(attempt: PaymentAttempt): Promise<Report> {
    const { vnpay, momo, zalopay } = this.providers;
    const provider = { vnpay, momo, zalopay, bank: undefined }[attempt.provider];
    if (!provider) return Promise.resolve({ state: 'open', reference: attempt.reference });
    return provider.query(this.attempts.describe(attempt));
  }
}

/** The next moment to ask, and once just after the attempt's end. */
function nextQuestion({ createdAt, expiresAt }: PaymentAttempt, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  const next = QUESTIONS_MS.find((moment) => moment > age);
  const at = next === undefined ? now.getTime() + HOUR_MS : createdAt.getTime() + next;
  const end = expiresAt?.getTime() ?? Infinity;
  return new Date(end > now.getTime() ? Math.min(at, end) : at);
}
