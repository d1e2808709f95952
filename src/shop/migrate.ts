import { loadConfig } from '../config/load-config';
import { createDataSourceOptions } from '../database/data-source';
import { nameOf } from '../database/database-name';
import { migrate, warningOf } from '../database/migrate';

/** Runs the migrations alone; a start runs them as well. */
export async function migrateShop(): Promise<number> {
  const config = loadConfig();
  const migrated = await migrate(await createDataSourceOptions(config));
  await migrated.unlock();
  const { ran } = migrated;
  const what =
    ran === 0 ? 'is up to date' : `is migrated: ${ran} ${ran === 1 ? 'migration' : 'migrations'} ran`;
  console.log(`The database ${nameOf(config.database)} ${what}.`);
  const warning = warningOf(migrated);
  if (warning) console.error(warning);
  return 0;
}
