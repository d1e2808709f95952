import { loadConfig } from './config/load-config';
import type { Config } from './config/config';
import { createDataSourceOptions } from './database/data-source';
import { nameOf } from './database/database-name';
import { migrate, warningOf } from './database/migrate';
import { describeStartFailure } from './start-failure';

/** `npm run migrate` runs the migrations alone; a start runs them as well. */
async function main(): Promise<void> {
  let config: Config | undefined;
  process.umask(0o077);
  try {
    config = loadConfig();
    const migrated = await migrate(await createDataSourceOptions(config));
    await migrated.unlock();
    const { ran } = migrated;
    const what =
      ran === 0 ? 'is up to date' : `is migrated: ${ran} ${ran === 1 ? 'migration' : 'migrations'} ran`;
    console.log(`The database ${nameOf(config.database)} ${what}.`);
    const warning = warningOf(migrated);
    if (warning) console.error(warning);
  } catch (error) {
    console.error(describeStartFailure(error, config)?.join('\n') ?? error);
    process.exitCode = 1;
  }
}

void main();
