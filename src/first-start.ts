import { Logger, type INestApplicationContext } from '@nestjs/common';
import { shopCommand } from './config/command-line';
import type { Config } from './config/config';
import { ConfigError } from './config/config-error';
import { DemoService } from './demo/demo.service';
import { InstallationService } from './installation/installation.service';
import { SecretRotation } from './modules/auth/secret-rotation.service';
import { CustomersService, type FirstManagerOutcome } from './modules/customers/customers.service';
import { PublishedPasswordsService } from './modules/customers/published-passwords.service';

const MAX_NAMED = 20;

/**
 * What only one process may do before the others: it compares its settings with theirs, and fills an empty database with
 * the demo shop or the first manager.
 * @throws ConfigError when its settings cannot be this shop's (rule X20), or a production shop has accounts with the
 *   published password (rule X6)
 */
export async function prepareShop(app: INestApplicationContext, config: Config): Promise<void> {
  const installation = app.get(InstallationService);
  if ((await installation.join()) === 'replaced') await app.get(SecretRotation).replace();
  await installation.acceptSecret();
  await fillFirstTime(app, config);
}

async function fillFirstTime(app: INestApplicationContext, config: Config): Promise<void> {
  if (config.environment === 'production' && !config.demo) await refusePublishedPasswords(app);
  if (config.demo) await app.get(DemoService).seed();
  const logger = new Logger('Start');
  if (config.firstManager) {
    const { email, password } = config.firstManager;
    const outcome = await app
      .get(CustomersService)
      .ensureManager(email, password)
      .catch(rethrowVariableError);
    const sentence = UNUSED_MANAGER[outcome];
    if (sentence) logger.warn(sentence);
  }
  if (!(await app.get(CustomersService).hasManager())) {
    logger.warn('The shop has no manager: MANAGER_EMAIL and MANAGER_PASSWORD make the first one.');
  }
}

/** Why MANAGER_EMAIL and MANAGER_PASSWORD do nothing, where the operator may think they do. */
const UNUSED_MANAGER: Partial<Record<FirstManagerOutcome, string>> = {
  taken: 'MANAGER_EMAIL belongs to a customer, who does not become a manager by it: choose another address.',
  'other-account':
    'MANAGER_EMAIL and MANAGER_PASSWORD do nothing: the shop has a manager already, and that address is not one.',
  'other-password':
    'MANAGER_PASSWORD does nothing: the manager with that address has another password, which is changed in the profile.',
};

async function refusePublishedPasswords(app: INestApplicationContext): Promise<void> {
  const found = await app.get(PublishedPasswordsService).findAccounts();
  if (found.length === 0) return;
  const named = found.slice(0, MAX_NAMED).map(({ email }) => email);
  const more = found.length > named.length ? ` and ${found.length - named.length} more` : '';
  throw new ConfigError([
    `The published password of the demo still opens ${found.length === 1 ? 'the account' : 'the accounts'} ` +
      `${named.join(', ')}${more}.`,
    `Set another one with \`${shopCommand(`set-password ${named[0]}`)}\`, and close all that are left with ` +
      `\`${shopCommand('close-published')}\`: nobody can sign in to these until they ask for a link to a new password. ` +
      'In the image `shop` is `node dist/server/main.js shop`.',
  ]);
}

/** The customers' rules refused a variable: the password is too weak. */
function rethrowVariableError(error: unknown): never {
  const isAboutVariables = error instanceof Error && error.message.startsWith('MANAGER_');
  throw isAboutVariables ? new ConfigError([error.message]) : error;
}
