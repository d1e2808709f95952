import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { BackgroundWork } from '../../common/background-work';
import { Mailer } from '../../mail/mailer';
import type { Message } from '../../mail/message';
import { Config } from '../../config/config';
import { AccountsService } from '../customers/accounts.service';
import { changeMessage, type AccountChange } from './change-messages';

/** A mail server that does not answer must not keep the process from ending in time. */
const SHUTDOWN_PATIENCE_MS = 5000;

/** Messages to people about their accounts, sent after the answer to the request that led to them. */
@Injectable()
export class AccountMessages implements OnApplicationShutdown {
  private readonly work = new BackgroundWork(new Logger(AccountMessages.name));

  constructor(
    private readonly accounts: AccountsService,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** Tells an account's owner what has been done to it; call it once the transaction is through. */
  tell({ id, email }: { id: string; email: string }, change: AccountChange): void {
    this.send(id, changeMessage(email, change, `${this.config.publicUrl}/forgot-password`));
  }

  /**
   * Sends what is ready. One that cannot be sent is in the log, and costs the others nothing.
   * @param id the account's: its messages are forgotten with it
   */
  send(id: string, ...messages: Message[]): void {
    const recipient = this.accounts.recipient(id);
    for (const message of messages) this.start(() => this.mailer.send(message, recipient));
  }

  /** Begins what ends in a message. */
  start(work: () => Promise<void>): void {
    this.work.start(work);
  }

  /** Messages that were promised are sent before the process ends. */
  onApplicationShutdown(): Promise<void> {
    return this.work.finish(SHUTDOWN_PATIENCE_MS);
  }
}
