import { Injectable, Logger } from '@nestjs/common';
import { Every } from '../common/every';
import type { EntityManager } from 'typeorm';
import { deriveKeys } from '../common/derive-key';
import { newId } from '../common/new-id';
import { encrypt, reencrypt } from '../common/encryption';
import { withTimeout } from '../common/with-timeout';
import { Config } from '../config/config';
import { afterCommit, TransactionRunner } from '../database/transaction-runner';
import { FailingMailDto, type FailingMailListDto } from './dto/failing-mail.dto';
import { textOf } from './content-text';
import { MailWorker } from './mail-worker';
import type { Mail } from './mail.entity';
import { Mailer } from './mailer';
import { MailsRepository, type QueueFigures, type SealedMail } from './mails.repository';
import { letter, type Message } from './message';

const HOUR_MS = 3600 * 1000;
/** How long mails are kept, without their text once they are sent (rule X15). */
const KEPT_MS = 7 * 24 * HOUR_MS;
/** The most mails that managers are shown. */
const MAX_SHOWN = 20;
/** Mails that are encrypted anew at once. */
const BATCH = 100;
/** How long a manager who has mails tried again waits for the mail server. */
const TIMEOUT_MS = 5000;

const TEST_LETTER = {
  subject: 'Thư thử / Test mail',
  vi: 'Shop gửi được thư.',
  en: 'The shop can send mails.',
  button: 'Mở shop / Open the shop',
};

/** The outbox: mails are written here with what causes them, and sent by {@link MailWorker} (rule X15). */
@Injectable()
export class MailsService {
  private readonly logger = new Logger(MailsService.name);
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly mails: MailsRepository,
    private readonly worker: MailWorker,
    private readonly mailer: Mailer,
    private readonly transactions: TransactionRunner,
    private readonly config: Config,
  ) {
    this.keys = deriveKeys(config, 'mails');
  }

  /**
   * Writes messages to the outbox, to be sent once the transaction is committed.
   * @param accountId the account that they are about
   * @param manager the transaction's: both are committed or neither
   */
  async send(accountId: string, messages: Message[], manager: EntityManager): Promise<void> {
    const createdAt = new Date();
    const rows = messages.map((message) => this.toRow(accountId, message, createdAt));
    await this.mails.insert(rows, manager);
    afterCommit(manager, () => this.worker.wake());
  }

  /**
   * Sends a mail at once, past the outbox, so that an operator learns whether mails are taken.
   * @throws the error of the mail server or the disk
   */
  sendTest(to: string): Promise<void> {
    const link = this.config.publicUrl;
    return this.mailer.send(letter({ link, ...TEST_LETTER }, { email: to, language: null }));
  }

  /** Removes an account's mails, as when it is erased. What a mail server took is out of reach. */
  forget(accountId: string, manager: EntityManager): Promise<void> {
    return this.mails.deleteOfAccount(accountId, manager);
  }

  /** Removes an account's mails from `DATA_DIR/outbox`, after {@link forget}'s transaction. */
  removeFiles(accountId: string, addresses: string[]): Promise<void> {
    return this.mailer.takeBack(accountId, addresses);
  }

  /** The mails that have not been sent within an hour, or have failed for good. */
  async listFailing(now = new Date()): Promise<FailingMailListDto> {
    const { mails, total } = await this.mails.findFailing(failingSince(now), MAX_SHOWN);
    return { mails: mails.map((mail) => FailingMailDto.from(mail)), total };
  }

  /** How many these are. */
  countFailing(now = new Date()): Promise<number> {
    return this.mails.countFailing(failingSince(now));
  }

  /** Tries all unsent mails again, and lists those that still fail. The call waits for five seconds at most. */
  async retryFailing(): Promise<FailingMailListDto> {
    await this.transactions.run((manager) => this.mails.makeDue(new Date(), manager));
    await this.finish();
    return this.listFailing();
  }

  /** Encrypts all texts of the previous server's secret under the present one; returns how many. */
  async reencrypt(): Promise<number> {
    let [done, last] = [0, ''];
    for (;;) {
      const batch = await this.mails.findSealed(last, BATCH);
      for (const mail of batch) {
        const sealed = this.reencryptMail(mail);
        if (sealed !== null && (await this.mails.reseal(mail, sealed))) done += 1;
      }
      if (batch.length < BATCH) return done;
      last = batch.at(-1)!.id;
    }
  }

  /** What the queue holds. */
  figures(): Promise<QueueFigures> {
    return this.mails.figures();
  }

  /** Sends what is due, and waits for that for five seconds at most. */
  async finish(): Promise<void> {
    await withTimeout(TIMEOUT_MS, this.worker.sendDue()).catch((error: unknown) => this.logger.warn(error));
  }

  /** Removes mails older than a week. */
  @Every(HOUR_MS)
  sweep(now = new Date()): Promise<void> {
    return this.mails.deleteBefore(new Date(now.getTime() - KEPT_MS));
  }

  private reencryptMail({ id, sealedText, sealedContent }: SealedMail): Partial<SealedMail> | null {
    const text = reencrypt(sealedText, id, this.keys);
    if (text === null) return null;
    const content = sealedContent && reencrypt(sealedContent, id, this.keys);
    return { sealedText: text, ...(content && { sealedContent: content }) };
  }

  private toRow(accountId: string, { to, subject, content, goodUntil }: Message, createdAt: Date): Mail {
    const id = newId(createdAt);
    // The previous release, which may send it, writes below it who sells.
    const text = textOf(content, { shopName: this.config.seller.name, seller: [] });
    return {
      ...{ id, accountId, recipient: to, subject, createdAt, goodUntil: goodUntil ?? null },
      sealedText: encrypt(text, id, this.keys[0]),
      sealedContent: encrypt(JSON.stringify(content), id, this.keys[0]),
      ...{ state: 'waiting', attempts: 0, problem: null, nextAttemptAt: createdAt },
    };
  }
}

/** A mail that waits since before then fails. */
function failingSince(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS);
}
