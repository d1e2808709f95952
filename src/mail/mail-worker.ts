import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { every, onceOpen } from '../common/background-work';
import { deriveKey } from '../common/derive-key';
import { open } from '../common/seal';
import { Config } from '../config/config';
import { TransactionRunner } from '../database/transaction-runner';
import { isRefusal, problemOf } from './delivery-problem';
import type { Mail } from './mail.entity';
import { Mailer } from './mailer';
import { MailsRepository } from './mails.repository';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How often each process looks for mails that another one has written, or that are to be tried again. */
const POLL_MS = 5 * SECOND_MS;
/** How long a claim lasts after its process has ended; a living one renews it. */
const CLAIM_MS = MINUTE_MS;
/** Mails that a process sends at once. */
const AT_ONCE = 5;

/** The pauses after the first failures; each later one is an hour. */
const PAUSES_MS = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];
/** With these pauses the attempts take a day. */
const MOST_ATTEMPTS = PAUSES_MS.length + 24;

const EXPIRED = 'EXPIRED';
const UNREADABLE = 'UNREADABLE';

/**
 * Sends the mails of the outbox (rule X15). All processes do; a claim, which is a guarded update, decides who sends a
 * mail: docs/decisions/018-mail-outbox.md.
 */
@Injectable()
export class MailWorker implements OnApplicationBootstrap, OnModuleDestroy {
  /** What this process has done since its start. */
  readonly counts = { sent: 0, failedAttempts: 0 };
  private readonly logger = new Logger(MailWorker.name);
  private readonly key: Buffer;
  private running: Promise<void> | undefined;
  private isAsked = false;
  private isInTrouble = false;
  private isClosing = false;
  private stopPolling: (() => void) | undefined;

  constructor(
    private readonly mails: MailsRepository,
    private readonly mailer: Mailer,
    private readonly transactions: TransactionRunner,
    config: Config,
  ) {
    this.key = deriveKey(config.jwtSecret, 'mails');
  }

  onApplicationBootstrap(): void {
    onceOpen(async () => {
      if (this.isClosing) return;
      await this.sendDue();
      if (!this.isClosing) this.stopPolling = every(POLL_MS, () => this.poll(), this.logger);
    });
  }

  onModuleDestroy(): void {
    this.isClosing = true;
    this.stopPolling?.();
  }

  /** Begins to send what is due, as after a commit. */
  wake(): void {
    void this.poll();
  }

  /** Sends all mails that are due, also those that become due meanwhile. Calls at the same time share the work. */
  sendDue(): Promise<void> {
    this.isAsked = true;
    this.running ??= this.run();
    return this.running;
  }

  /** A database that is away is told of once. */
  private async poll(): Promise<void> {
    try {
      await this.sendDue();
      this.isInTrouble = false;
    } catch (error) {
      if (!this.isInTrouble) this.logger.warn(error);
      this.isInTrouble = true;
    }
  }

  private async run(): Promise<void> {
    try {
      while (this.isAsked) {
        this.isAsked = false;
        while (await this.sendSome());
      }
    } finally {
      this.running = undefined;
    }
  }

  /** Sends some of the due mails; false when there are none, or other workers have them. */
  private async sendSome(): Promise<boolean> {
    const due = await this.mails.findDue(new Date(), AT_ONCE);
    const attempts = await Promise.allSettled(due.map((mail) => this.attempt(mail)));
    for (const attempt of attempts) if (attempt.status === 'rejected') throw attempt.reason;
    return attempts.some((attempt) => attempt.status === 'fulfilled' && attempt.value);
  }

  /** @returns false when another worker has the mail */
  private async attempt(due: Mail): Promise<boolean> {
    const now = new Date();
    if (!(await this.mails.claim(due, now, new Date(now.getTime() + CLAIM_MS)))) return false;
    const mail = { ...due, attempts: due.attempts + 1 };
    const text = mail.sealedText === null ? null : open(mail.sealedText, mail.id, this.key);
    if (mail.goodUntil && mail.goodUntil <= now) await this.giveUp(mail, EXPIRED);
    else if (text === null) await this.giveUp(mail, UNREADABLE);
    else await this.deliver(mail, text);
    return true;
  }

  private async deliver(mail: Mail, text: string): Promise<void> {
    const { id, accountId, recipient: to, subject, createdAt } = mail;
    const stopRenewing = every(CLAIM_MS / 3, () => this.renew(mail), this.logger);
    try {
      await this.mailer.send({ to, subject, text }, { id, accountId, createdAt });
    } catch (error) {
      this.counts.failedAttempts += 1;
      return await this.postpone(mail, error);
    } finally {
      stopRenewing();
    }
    this.counts.sent += 1;
    const isThere = await this.transactions.run((manager) => this.mails.markSent(id, manager));
    // Its account was erased meanwhile.
    if (!isThere) await this.mailer.takeBack(accountId, [to]);
  }

  private renew(mail: Mail): Promise<unknown> {
    return this.mails.updateClaimed(mail, { nextAttemptAt: new Date(Date.now() + CLAIM_MS) });
  }

  private async postpone(mail: Mail, error: unknown): Promise<void> {
    const problem = problemOf(error);
    const next = new Date(Date.now() + (PAUSES_MS[mail.attempts - 1] ?? HOUR_MS));
    if (isRefusal(error) || mail.attempts >= MOST_ATTEMPTS) return this.giveUp(mail, problem);
    if (mail.goodUntil && mail.goodUntil <= next) return this.giveUp(mail, problem);
    await this.mails.updateClaimed(mail, { state: 'waiting', nextAttemptAt: next, problem });
    const isLate = Date.now() - mail.createdAt.getTime() >= HOUR_MS;
    this.logger[isLate ? 'warn' : 'log'](
      `Mail ${mail.id} could not be sent (${problem}, attempt ${mail.attempts}); the next attempt is at ${next.toISOString()}.`,
    );
  }

  private async giveUp(mail: Mail, problem: string): Promise<void> {
    // Without a link the text is kept for another try.
    const sealedText = mail.goodUntil || problem === UNREADABLE ? null : mail.sealedText;
    await this.mails.updateClaimed(mail, { state: 'failed', nextAttemptAt: null, problem, sealedText });
    this.logger.warn(
      `Mail ${mail.id} was not sent (${problem}, attempt ${mail.attempts}): no more attempts.`,
    );
  }
}
