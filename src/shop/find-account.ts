import type { INestApplicationContext } from '@nestjs/common';
import { PasswordsService } from '../modules/auth/passwords.service';
import { Refused } from '../operations/refused';

/** @throws Refused when no account has the e-mail address */
export async function findAccount(
  app: INestApplicationContext,
  email: string,
): Promise<{ id: string; email: string }> {
  const account = await app.get(PasswordsService).findAccount(email);
  if (!account) throw new Refused(`No account has the e-mail address ${email}.`);
  return account;
}
