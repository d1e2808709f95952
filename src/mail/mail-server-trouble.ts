import type { Logger } from '@nestjs/common';
import { describeProblem, kindOf, type ProblemKind } from './delivery-problem';

const AGAIN_MS = 15 * 60 * 1000;

/** Logs a failure of the mail server at once, and then every quarter of an hour with the number of failed attempts. */
export class MailServerTrouble {
  private present: { kind: ProblemKind; saidAt: number } | undefined;
  private failures = 0;

  constructor(
    private readonly logger: Logger,
    private readonly smtpUrl: string | undefined,
  ) {}

  /** Counts a failed attempt whose cause is the mail server, not the recipient. */
  note(error: unknown, now = Date.now()): void {
    if (this.smtpUrl === undefined) return;
    const kind = kindOf(error);
    this.failures += 1;
    const isKnown = this.present?.kind === kind && now - this.present.saidAt < AGAIN_MS;
    if (isKnown) return;
    const count = this.failures > 1 ? ` ${this.failures} attempts have failed so far.` : '';
    this.logger.warn(`No mail is sent: ${describeProblem(error, this.smtpUrl)}.${count}`);
    this.present = { kind, saidAt: now };
  }

  /** A mail was sent: the mail server works again. */
  end(): void {
    if (this.present) this.logger.log(`Mails are sent again, after ${this.failures} failed attempts.`);
    this.present = undefined;
    this.failures = 0;
  }
}
