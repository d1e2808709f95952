import { AuditTrail } from '../../../src/audit/audit-trail';
import { MailsService } from '../../../src/mail/mails.service';
import { AccountMessages } from '../../../src/modules/auth/account-messages';
import type { TestApp } from './test-app';

/** Resolves when background work has finished: messages, and their audit events. */
export async function settled({ app }: TestApp): Promise<void> {
  await app.get(AccountMessages).onApplicationShutdown();
  await app.get(MailsService).finish();
  await app.get(AuditTrail).onApplicationShutdown();
}
