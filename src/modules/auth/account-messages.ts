import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { BackgroundWork } from '../../common/background-work';
import { Mailer } from '../../mail/mailer';
import type { Message } from '../../mail/message';
import { Config } from '../../config/config';
import { AccountsService } from '../customers/accounts.service';
import { changeMessage, type AccountChange } from './message-texts';

/** A mail server without an answer must not delay the end of the process. */
const SHUTDOWN_PATIENCE_MS = 5000;

/** Messages to people about their accounts, sent after the answer to the request. */
@Injectable()
export class AccountMessages implements OnApplicationShutdown {
  private readonly work = new BackgroundWork(new Logger(AccountMessages.name));

  constructor(
    private readonly accounts: AccountsService,
    private readonly mailer: Mailer,
    private readonly config: Config,
  ) {}

  /** Informs an account's owner of a change; call it after the transaction. */
  notify({ id, email }: { id: string; email: string }, change: AccountChange): void {
    this.send(id, changeMessage(email, change, `${this.config.publicUrl}/forgot-password`));
  }

  /**
   * Sends messages. A failure is logged and does not affect the others.
   * @param id the account's: erasing it removes its messages
   */
  send(id: string, ...messages: Message[]): void {
    const recipient = this.accounts.recipient(id);
    for (const message of messages) this.start(() => this.mailer.send(message, recipient));
  }

  /** Starts work that will send a message. */
  start(work: () => Promise<void>): void {
    this.work.start(work);
  }

  /** Sends the remaining messages before the process ends. */
  onApplicationShutdown(): Promise<void> {
    return this.work.finish(SHUTDOWN_PATIENCE_MS);
  }
}
