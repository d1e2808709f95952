import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BackgroundWork } from '../../common/background-work';
import { addressIn } from '../../common/language';
import { Config } from '../../config/config';
import { findReader } from '../../mail/find-reader';
import { MailsService } from '../../mail/mails.service';
import { changeMessage, type AccountChange } from './message-texts';

/** A database without an answer must not delay the end of the process. */
const SHUTDOWN_PATIENCE_MS = 5000;

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
    { id, email }: { id: string; email: string },
    change: AccountChange,
    manager: EntityManager,
  ): Promise<void> {
    const language = (await findReader(id, manager))?.language ?? null;
    const link = this.config.publicUrl + addressIn(language, '/forgot-password');
    const message = changeMessage(email, change, link, language);
    await this.mails.send(id, [message], manager);
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
