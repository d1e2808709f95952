import { Injectable, Logger } from '@nestjs/common';
import { ServiceError } from '../../common/call-service';
import { Every } from '../../common/every';
import { TransactionRunner } from '../../database/transaction-runner';
import { OrderPaymentsService } from '../orders/payments/order-payments.service';
import { AttemptsService } from './attempts.service';
import type { PaymentAttempt } from './payment-attempt.entity';
import { PaymentProviders } from './payment-providers';
import { PaymentsRepository } from './payments.repository';
import { PaymentWebhooksService } from './payment-webhooks.service';
import type { Report } from './providers/payment-provider';

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
/** How long after its end an attempt is asked about once more, and when that ends where nobody answers. */
const LATE_QUESTIONS_MS = [HOUR_MS, 24 * HOUR_MS];
const GIVE_UP_MS = 72 * HOUR_MS;

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
    private readonly webhooks: PaymentWebhooksService,
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
    for (const attempt of open.filter(({ state, nextQueryAt }) => state === 'open' && nextQueryAt !== null)) {
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
    const reports = await this.query(attempt).catch((error: unknown) => {
      const isExpected = error instanceof ServiceError;
      this.logger[isExpected ? 'warn' : 'error'](isExpected ? error.message : error);
      return null;
    });
    const provider = attempt.provider === 'bank' ? 'payos' : attempt.provider;
    for (const report of reports ?? []) {
      if (report.state !== 'open') await this.webhooks.handle(provider, report);
    }
    // A provider that knows of no money may still be told of it later; one that is away ends nothing.
    const end = endOf(attempt);
    const isOver = now >= end && (reports !== null || now.getTime() > end.getTime() + PATIENCE_MS);
    const next = nextQuestion(attempt, now, reports !== null);
    await this.transactions.run(async (manager) => {
      if (isOver) await this.payments.endAttempt(attempt.id, 'expired', manager);
      await this.payments.postponeAttempt(attempt.id, next, manager);
    });
    return reports !== null || isOver;
  }

  private async query(attempt: PaymentAttempt): Promise<Report[]> {
    const { vnpay, momo, zalopay, payos } = this.providers;
    const provider = { vnpay, momo, zalopay, bank: payos }[attempt.provider];
    if (!provider) return [];
    return [await provider.query(this.attempts.describe(attempt))].flat();
  }
}

/** When an attempt ends. One without an end of its own is not asked about for ever. */
function endOf({ createdAt, expiresAt }: PaymentAttempt): Date {
  return expiresAt ?? new Date(createdAt.getTime() + GIVE_UP_MS);
}

/**
 * The next moment to ask: at the attempt's end as well, and for a while after it, since a provider may take money that
 * late. Null when that is over.
 */
function nextQuestion(attempt: PaymentAttempt, now: Date, isAnswered: boolean): Date | null {
  const [start, time, end] = [attempt.createdAt.getTime(), now.getTime(), endOf(attempt).getTime()];
  if (time < end) {
    const next = QUESTIONS_MS.find((moment) => moment > time - start);
    return new Date(Math.min(next === undefined ? time + HOUR_MS : start + next, end));
  }
  const late = LATE_QUESTIONS_MS.find((moment) => moment > time - end);
  if (late !== undefined) return new Date(isAnswered ? end + late : Math.min(time + HOUR_MS, end + late));
  return isAnswered || time > end + GIVE_UP_MS ? null : new Date(time + HOUR_MS);
}
