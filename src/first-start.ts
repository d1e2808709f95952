import { Logger, type INestApplicationContext } from '@nestjs/common';
import type { Config } from './config/config';
import { ConfigError } from './config/config-error';
import { DemoService } from './demo/demo.service';
import { CustomersService } from './modules/customers/customers.service';

/** Fills an empty database with the demo shop or the first manager. Later starts change nothing. */
export async function fillFirstTime(app: INestApplicationContext, config: Config): Promise<void> {
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

/** The customers' rules refused a variable: the e-mail address is taken, or the password too weak. */
function rethrowVariableError(error: unknown): never {
  const isAboutVariables = error instanceof Error && error.message.startsWith('MANAGER_');
  throw isAboutVariables ? new ConfigError([error.message]) : error;
}
