import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BackgroundWork } from '../../common/background-work';
import { addressIn, type InBoth, type Language } from '../../common/language';
import { Config } from '../../config/config';
import { findRecipient } from '../../mail/find-recipient';
import { MailsService } from '../../mail/mails.service';
import { ownWords } from '../../mail/message';
import { describeDevice, type Device } from './device';
import { letterOf, type AccountLetter } from './message-texts';

/** A database without an answer must not delay the end of the process. */
const SHUTDOWN_PATIENCE_MS = 5000;

/** A letter and its address. */
interface Letter {
  kind: AccountLetter;
  to: string;
  /** The page that its link leads to; without one, that which asks for a link to a new password. */
  page?: string;
  /** When the link ends. */
  goodUntil?: Date;
  /** What else it tells. */
  facts?: InBoth;
}

/** Messages to people about their accounts, written in the transactions that cause them (rule X15). */
@Injectable()
export class AccountMessages implements OnApplicationShutdown {
  private readonly work = new BackgroundWork(new Logger(AccountMessages.name));

  constructor(
    private readonly mails: MailsService,
    private readonly config: Config,
  ) {}

  /** Informs an account's owner of a change. */
  async notify(
    { id, email: to }: { id: string; email: string },
    kind: AccountLetter,
    manager: EntityManager,
  ): Promise<void> {
    const language = (await findRecipient(id, manager))?.language ?? null;
    await this.send({ id, language }, [{ kind, to }], manager);
  }

  /** Tells an account's owner of a sign-in from a new device: when, and from which one. */
  async tellOfSignIn(id: string, { userAgent }: Device, manager: EntityManager): Promise<void> {
    const owner = await findRecipient(id, manager);
    if (!owner) return;
    const now = new Date();
    const factIn = (language: Language): string => {
      const device = ownWords(describeDevice(userAgent ?? null, language), owner);
      return [momentIn(now, language, this.config.shopTimezone), device].filter(Boolean).join(' · ');
    };
    const facts = { vi: factIn('vi'), en: factIn('en') };
    await this.send(
      { id, language: owner.language },
      [{ kind: 'signed-in', to: owner.email, facts }],
      manager,
    );
  }

  /** Sends letters about an account, in its owner's language. */
  async send(
    { id, language }: { id: string; language: Language | null },
    letters: Letter[],
    manager: EntityManager,
  ): Promise<void> {
    const messages = letters.map(({ kind, to, page = '/forgot-password', facts, ...until }) => {
      const link = this.config.publicUrl + addressIn(language, page);
      return { ...letterOf(kind, to, link, language, facts), ...until };
    });
    await this.mails.send(id, messages, manager);
  }

  /** Starts work that will send a message; no answer waits for it. */
  start(work: () => Promise<void>): void {
    this.work.start(work);
  }

  /** Finishes what was started before the process ends. */
  async onApplicationShutdown(): Promise<void> {
    await this.work.finish(SHUTDOWN_PATIENCE_MS);
  }
}

/** A moment as the reader writes it, in the shop's time zone. */
function momentIn(moment: Date, language: Language, timeZone: string): string {
  const style = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return moment.toLocaleString(language === 'en' ? 'en-GB' : 'vi-VN', style);
}
