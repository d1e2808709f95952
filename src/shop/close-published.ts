import type { INestApplicationContext } from '@nestjs/common';
import { PasswordsService } from '../modules/auth/passwords.service';
import { PublishedPasswordsService } from '../modules/customers/published-passwords.service';

/** Gives each account that still takes the published password one that nobody knows. */
export async function closePublished(app: INestApplicationContext): Promise<string> {
  const found = await app.get(PublishedPasswordsService).findAccounts();
  for (const account of found) await app.get(PasswordsService).close(account);
  if (found.length === 0) return 'No account takes the published password.';
  const names = found.map(({ email }) => `  ${email}`).join('\n');
  return `Closed until their owners ask for a link to a new password:\n${names}`;
}
