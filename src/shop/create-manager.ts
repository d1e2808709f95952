import { HttpException, type INestApplicationContext } from '@nestjs/common';
import { StaffAccountsService } from '../modules/customers/staff-accounts.service';
import { readOrAskPassword } from './ask-password';
import { CommandError } from '../operations/command-error';
import type { CommandInput } from './shop-command';

/** Opens an account for a manager, which no call of the API does. */
export async function createManager(
  app: INestApplicationContext,
  { options }: CommandInput,
): Promise<string> {
  const [email, firstName, lastName] = ['email', 'first-name', 'last-name'].map((name) =>
    required(options, name),
  );
  const { phone, dob = '1970-01-01', country = 'VN' } = options as Record<string, string | undefined>;
  const person = { email: email!, firstName: firstName!, lastName: lastName!, dob, country };
  const password = await readOrAskPassword(person.email);
  try {
    await app.get(StaffAccountsService).createManager({ ...person, password, ...(phone ? { phone } : {}) });
  } catch (error) {
    if (!(error instanceof HttpException)) throw error;
    const hint = phone === undefined ? ' One account at most has no phone number: add --phone.' : '';
    throw new CommandError(`No account was opened: ${error.message}${error.getStatus() === 409 ? hint : ''}`);
  }
  return `${person.email} is a manager, who signs in with this address and the password.`;
}

function required(options: CommandInput['options'], name: string): string {
  const value = options[name];
  if (typeof value !== 'string' || value.trim() === '') throw new CommandError(`--${name} is missing.`);
  return value;
}
