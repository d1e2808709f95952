import { AuditTrail } from '../../../src/audit/audit-trail';
import { AccountMessages } from '../../../src/modules/auth/account-messages';
import type { TestApp } from './test-app';

/** Resolves once all is done that was begun after an answer: messages, and what the audit trail says of them. */
export async function settled({ app }: TestApp): Promise<void> {
  await app.get(AccountMessages).onApplicationShutdown();
  await app.get(AuditTrail).onApplicationShutdown();
}
