import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BackgroundWork } from '../../common/background-work';
import { addressIn, type InBoth, type Language } from '../../common/language';
import { formatMoment } from '../../common/shop-time';
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
    await this.send({ id }, [{ kind, to }], manager);
  }

  /** Tells an account's owner of a sign-in from a new device: when, and from which one. */
  async tellOfSignIn(id: string, { userAgent }: Device, manager: EntityManager): Promise<void> {
    const owner = await findRecipient(id, manager);
    if (!owner) return;
    const moment = formatMoment(new Date(), this.config.shopTimezone);
    const factIn = (language: Language): string => {
      const device = ownWords(describeDevice(userAgent ?? null, language), owner);
      return [moment, device].filter(Boolean).join(' · ');
    };
    const facts = { vi: factIn('vi'), en: factIn('en') };
    await this.send(
      { id, language: owner.language },
      [{ kind: 'signed-in', to: owner.email, facts }],
      manager,
    );
  }

  /**
   * Sends letters about an account, in its owner's language, which is looked up where it is not told. A letter to another
   * address than the owner's greets nobody by name (rule X19).
   */
  async send(
    { id, language: told }: { id: string; language?: Language | null },
    letters: Letter[],
    manager: EntityManager,
  ): Promise<void> {
    const owner = await findRecipient(id, manager);
    const language = told === undefined ? (owner?.language ?? null) : told;
    const messages = letters.map(({ kind, to, page = '/forgot-password', facts, ...until }) => {
      const link = this.config.publicUrl + addressIn(language, page);
      const name = owner?.email === to ? owner.name : null;
      return { ...letterOf(kind, { email: to, language, name }, link, facts), ...until };
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
