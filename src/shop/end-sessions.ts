import type { INestApplicationContext } from '@nestjs/common';
import { SessionsService } from '../modules/auth/sessions.service';
import { findAccount } from './find-account';
import { CommandError } from '../operations/command-error';
import type { CommandInput } from './shop-command';

/** Ends the sign-ins of an account, or of all: after a theft, or before a move. */
export async function endSessions(
  app: INestApplicationContext,
  { words: [email], options: { all } }: CommandInput,
): Promise<string> {
  if ((email === undefined) === (all === undefined))
    throw new CommandError('Name either an e-mail address or --all.');
  const sessions = app.get(SessionsService);
  const account = email === undefined ? undefined : await findAccount(app, email);
  const ended = await sessions.endByOperator(account?.id);
  const people = `${ended} ${ended === 1 ? 'account' : 'accounts'}`;
  return account
    ? `${account.email} is signed out${ended === 0 ? ': it was signed in nowhere' : ' everywhere'}.`
    : `${people} signed out everywhere.`;
}
