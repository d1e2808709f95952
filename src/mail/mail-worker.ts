import { Injectable, Logger, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { Every } from '../common/every';
import { Counter } from 'prom-client';
import { deriveKeys } from '../common/derive-key';
import { decrypt } from '../common/encryption';
import { Config } from '../config/config';
import { TransactionRunner } from '../database/transaction-runner';
import { contentOf, type Content } from './content';
import { isRefusal, kindOf, problemOf, PROBLEM_KINDS } from './delivery-problem';
import { MailServerTrouble } from './mail-server-trouble';
import type { Mail } from './mail.entity';
import { Mailer } from './mailer';
import { MailsRepository, UNSEALED } from './mails.repository';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How often each process looks for mails that another one has written, or that are to be tried again. */
const POLL_MS = 5 * SECOND_MS;
/** How long a claim lasts: twice the longest delivery, so that only the claim of a killed process expires. */
const CLAIM_MS = MINUTE_MS;
/** Mails that a process sends at once. */
const SLOTS = 5;

/** The pauses after the first failures; after every later failure it is an hour. */
const PAUSES_MS = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];
/** With these pauses the attempts take a day. */
const MAX_ATTEMPTS = PAUSES_MS.length + 24;

const EXPIRED = 'EXPIRED';
const UNREADABLE = 'UNREADABLE';

const sent = new Counter({ name: 'shop_mails_sent_total', help: 'Mails that this process has sent' });
const failures = new Counter({
  name: 'shop_mail_failures_total',
  help: 'Failed attempts of this process to send a mail',
  labelNames: ['kind'],
});
// Set to 0 at the start: Prometheus sees no increase in a series that begins at 1.
for (const kind of [...PROBLEM_KINDS, 'refused']) failures.inc({ kind }, 0);

/**
 * Sends the mails of the outbox (rule X15). All processes do; a claim, which is a guarded update, decides who sends a
 * mail: docs/decisions/018-mail-outbox.md.
 */
@Injectable()
export class MailWorker implements OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger(MailWorker.name);
  private readonly keys: readonly Buffer[];
  private readonly trouble: MailServerTrouble;
  private readonly deliveries = new Set<Promise<void>>();
  private claiming: Promise<void> | undefined;
  private isAsked = false;
  private isInTrouble = false;
  private isStopped = false;

  constructor(
    private readonly mails: MailsRepository,
    private readonly mailer: Mailer,
    private readonly transactions: TransactionRunner,
    config: Config,
  ) {
    this.keys = deriveKeys(config, 'mails');
    this.trouble = new MailServerTrouble(this.logger, config.smtpUrl);
  }

  onModuleDestroy(): void {
    this.stop();
  }

  /** Claims nothing more: what waits is for other processes, or for the next start. */
  stop(): void {
    this.isStopped = true;
  }

  /** Waits for what is being sent, half a minute at most, while the database is still open to note it. */
  async onApplicationShutdown(): Promise<void> {
    await this.claiming?.catch(() => undefined);
    await Promise.all(this.deliveries);
  }

  /** Begins to send what is due, as after a commit. */
  wake(): void {
    void this.poll();
  }

  /** Sends all mails that are due, also those that become due meanwhile. Calls at the same time share the work. */
  async sendDue(): Promise<void> {
    await this.claimDue();
    await Promise.all(this.deliveries);
  }

  @Every(POLL_MS)
  private async poll(): Promise<void> {
    try {
      await this.claimDue();
      this.isInTrouble = false;
    } catch (error) {
      this.report(error);
    }
  }

  /** Logs a database failure once, until it is over. */
  private report(error: unknown): void {
    if (!this.isInTrouble) this.logger.warn(error);
    this.isInTrouble = true;
  }

  private async claimDue(): Promise<void> {
    if (this.isStopped || !this.mails.isOpen()) return;
    this.isAsked = true;
    this.claiming ??= this.fillSlots();
    await this.claiming;
  }

  /** Claims mails until none is due. A slot that becomes free takes the next, whatever the others wait for. */
  private async fillSlots(): Promise<void> {
    try {
      while (this.isAsked && !this.isStopped) {
        this.isAsked = false;
        const free = SLOTS - this.deliveries.size;
        const due = await this.mails.findDue(new Date(), free);
        // Fewer than asked for: nothing else is due, and writing a mail calls `wake`.
        if (due.length === free) this.isAsked = true;
        for (const mail of due) if (!this.isStopped) await this.claim(mail);
        if (this.deliveries.size === SLOTS) await Promise.race(this.deliveries);
      }
    } finally {
      this.claiming = undefined;
    }
  }

  /** Begins to send a mail, unless another worker has it. */
  private async claim(due: Mail): Promise<void> {
    const now = new Date();
    if (!(await this.mails.claim(due, now, new Date(now.getTime() + CLAIM_MS)))) return;
    const delivery = this.attempt({ ...due, attempts: due.attempts + 1 })
      .catch((error: unknown) => this.report(error))
      .finally(() => this.deliveries.delete(delivery));
    this.deliveries.add(delivery);
  }

  private async attempt(mail: Mail): Promise<void> {
    const content = this.read(mail);
    if (mail.goodUntil && mail.goodUntil <= new Date()) await this.giveUp(mail, EXPIRED);
    else if (content === null) await this.giveUp(mail, UNREADABLE);
    else await this.deliver(mail, content);
  }

  /** What a mail says; null when no key decrypts it. */
  private read({ id, subject, sealedText, sealedContent }: Mail): Content | null {
    const [text, content] = [sealedText, sealedContent].map((one) => one && decrypt(one, id, this.keys));
    if (content) return JSON.parse(content) as Content;
    return text ? contentOf(text, subject) : null;
  }

  private async deliver(mail: Mail, content: Content): Promise<void> {
    const { id, accountId, recipient: to, subject, createdAt } = mail;
    try {
      await this.mailer.send({ to, subject, content }, { id, accountId, createdAt });
    } catch (error) {
      failures.inc({ kind: isRefusal(error) ? 'refused' : kindOf(error) });
      if (!isRefusal(error)) this.trouble.note(error);
      return await this.postpone(mail, error);
    }
    sent.inc();
    this.trouble.end();
    const isThere = await this.transactions.runStatement((manager) => this.mails.markSent(id, manager));
    // Its account was erased, or its invitation replaced meanwhile: other mails to the address stay.
    if (!isThere) await this.mailer.takeBack(accountId, []);
  }

  private async postpone(mail: Mail, error: unknown): Promise<void> {
    const problem = problemOf(error);
    const next = new Date(Date.now() + (PAUSES_MS[mail.attempts - 1] ?? HOUR_MS));
    if (isRefusal(error) || mail.attempts >= MAX_ATTEMPTS) return this.giveUp(mail, problem);
    if (mail.goodUntil && mail.goodUntil <= next) return this.giveUp(mail, problem);
    await this.mails.updateClaimed(mail, { state: 'waiting', nextAttemptAt: next, problem });
    const isLate = Date.now() - mail.createdAt.getTime() >= HOUR_MS;
    this.logger[isLate ? 'warn' : 'log'](
      `Mail ${mail.id} could not be sent (${problem}, attempt ${mail.attempts}); the next attempt is at ${next.toISOString()}.`,
    );
  }

  private async giveUp(mail: Mail, problem: string): Promise<void> {
    // Kept for a manager to try again, unless it has a link that expires.
    const text = mail.goodUntil || problem === UNREADABLE ? UNSEALED : {};
    await this.mails.updateClaimed(mail, { state: 'failed', nextAttemptAt: null, problem, ...text });
    this.logger.warn(
      `Mail ${mail.id} was not sent (${problem}, attempt ${mail.attempts}): no more attempts.`,
    );
  }
}
