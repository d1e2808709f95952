import type { INestApplicationContext } from '@nestjs/common';
import { PasswordsService } from '../modules/auth/passwords.service';
import { CommandError } from '../operations/command-error';

/** @throws CommandError when no account has the e-mail address */
export async function findAccount(
  app: INestApplicationContext,
  email: string,
): Promise<{ id: string; email: string }> {
  const account = await app.get(PasswordsService).findAccount(email);
  if (!account) throw new CommandError(`No account has the e-mail address ${email}.`);
  return account;
}
