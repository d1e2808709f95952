import type { INestApplicationContext } from '@nestjs/common';
import { SecondFactorService } from '../modules/auth/second-factor/second-factor.service';
import { findAccount } from './find-account';
import { CommandError } from '../operations/command-error';

/** Turns two-step sign-in off for an account whose owner has lost app and recovery codes. */
export async function resetSecondFactor(app: INestApplicationContext, email: string): Promise<string> {
  const account = await findAccount(app, email);
  if (!(await app.get(SecondFactorService).resetOf(account)))
    throw new CommandError(`${account.email} has no two-step sign-in.`);
  return `${account.email} signs in with the password alone now. Its sign-ins have ended.`;
}
