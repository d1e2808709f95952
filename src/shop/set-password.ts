import { HttpException, type INestApplicationContext } from '@nestjs/common';
import { PasswordsService } from '../modules/auth/passwords.service';
import { readOrAskPassword } from './ask-password';
import { findAccount } from './find-account';
import { CommandError } from '../operations/command-error';

/** Gives an account another password and ends its sign-ins. The password is never an argument, which others can read. */
export async function setPassword(app: INestApplicationContext, email: string): Promise<string> {
  const account = await findAccount(app, email);
  const password = await readOrAskPassword(account.email);
  try {
    await app.get(PasswordsService).set(account, password);
  } catch (error) {
    if (error instanceof HttpException) throw new CommandError(`The password is refused: ${error.message}`);
    throw error;
  }
  return `${account.email} has the new password. Its sign-ins have ended.`;
}
