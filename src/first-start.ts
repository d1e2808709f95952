import { Logger, type INestApplicationContext } from '@nestjs/common';
import type { Config } from './config/config';
import { ConfigError } from './config/config-error';
import { DemoService } from './demo/demo.service';
import { CustomersService } from './modules/customers/customers.service';
import { PublishedPasswordsService } from './modules/customers/published-passwords.service';

const MAX_NAMED = 20;

/**
 * Fills an empty database with the demo shop or the first manager. Later starts change nothing.
 * @throws ConfigError when a production shop has accounts with the published password (rule X6)
 */
export async function fillFirstTime(app: INestApplicationContext, config: Config): Promise<void> {
  if (config.environment === 'production' && !config.demo) await refusePublishedPasswords(app);
  if (config.demo) await app.get(DemoService).seed();
  if (config.firstManager) {
    const { email, password } = config.firstManager;
    await app.get(CustomersService).ensureManager(email, password).catch(rethrowVariableError);
  } else if (!(await app.get(CustomersService).hasManager())) {
    new Logger('Start').warn(
      'The shop has no manager: MANAGER_EMAIL and MANAGER_PASSWORD make the first one.',
    );
  }
}

async function refusePublishedPasswords(app: INestApplicationContext): Promise<void> {
  const found = await app.get(PublishedPasswordsService).findAccounts();
  if (found.length === 0) return;
  const named = found.slice(0, MAX_NAMED).map(({ email }) => email);
  const more = found.length > named.length ? ` and ${found.length - named.length} more` : '';
  throw new ConfigError([
    `The published password of the demo still opens ${found.length === 1 ? 'the account' : 'the accounts'} ` +
      `${named.join(', ')}${more}.`,
    `Set another one with \`npm run shop -- set-password ${named[0]}\`, and close all that are left with ` +
      '`npm run shop -- close-published`: nobody can sign in to these until they ask for a link to a new password. ' +
      'In the image it is `node dist/server/main.js shop …`.',
  ]);
}

/** The customers' rules refused a variable: the e-mail address is taken, or the password too weak. */
function rethrowVariableError(error: unknown): never {
  const isAboutVariables = error instanceof Error && error.message.startsWith('MANAGER_');
  throw isAboutVariables ? new ConfigError([error.message]) : error;
}
