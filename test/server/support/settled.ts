import { AuditTrail } from '../../../src/audit/audit-trail';
import { ContactsService } from '../../../src/modules/auth/contacts.service';
import { PasswordsService } from '../../../src/modules/auth/passwords.service';
import type { TestApp } from './test-app';

/** Resolves once all is done that was begun after an answer: messages, and what the audit trail says of them. */
export async function settled({ app }: TestApp): Promise<void> {
  await app.get(PasswordsService).onApplicationShutdown();
  await app.get(ContactsService).onApplicationShutdown();
  await app.get(AuditTrail).onApplicationShutdown();
}
