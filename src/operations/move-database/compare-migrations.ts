import { migrations } from '../../database/migrations';
import type { Tables } from './tables';

/** How a database's migrations differ from those of this release. */
export interface MigrationDifference {
  /** Migrations of this release that have not run. */
  readonly pending: readonly string[];
  /** Migrations that a later release ran. */
  readonly later: readonly string[];
}

/** Compares the migrations that ran on a database with those of this release. */
export async function compareMigrations(tables: Tables): Promise<MigrationDifference> {
  const ran = (await tables.query<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name);
  const known = migrations.map(({ name }) => name);
  return {
    pending: known.filter((name) => !ran.includes(name)),
    later: ran.filter((name) => !known.includes(name)),
  };
}
