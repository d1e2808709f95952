import { loadConfig } from './config/load-config';
import type { Config } from './config/config';
import { createDataSourceOptions } from './database/data-source';
import { migrate } from './database/migrate';
import { describeStartFailure } from './start-failure';

/** `npm run migrate` runs the migrations alone; a start runs them as well. */
async function main(): Promise<void> {
  let config: Config | undefined;
  process.umask(0o077);
  try {
    config = loadConfig();
    const unlock = await migrate(await createDataSourceOptions(config));
    await unlock();
    console.log('The database is migrated.');
  } catch (error) {
    console.error(describeStartFailure(error, config)?.join('\n') ?? error);
    process.exitCode = 1;
  }
}

void main();
