import { HttpException, type INestApplicationContext } from '@nestjs/common';
import { readNewPassword } from '../config/load-config';
import { PasswordsService } from '../modules/auth/passwords.service';
import { askForPassword } from './ask-password';
import { Refused } from './refused';

/** Gives an account another password and ends its sign-ins. The password is never an argument, which others can read. */
export async function setPassword(app: INestApplicationContext, email: string): Promise<string> {
  const passwords = app.get(PasswordsService);
  const account = await passwords.findAccount(email);
  if (!account) throw new Refused(`No account has the e-mail address ${email}.`);
  const password = readNewPassword() ?? (await askForPassword(account.email));
  try {
    await passwords.set(account, password);
  } catch (error) {
    if (error instanceof HttpException) throw new Refused(`The password is refused: ${error.message}`);
    throw error;
  }
  return `${account.email} has the new password. Its sign-ins have ended.`;
}
