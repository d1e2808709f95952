import { setTimeout as sleep } from 'node:timers/promises';
import { MigrationExecutor, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { CLUSTER_LOCK_TABLE, lockCluster } from './cluster-lock';
import { createMigratingDataSource } from './data-source';
import { tryLock } from './sqlite/file-lock';
import { UNFINISHED_MOVE, UnfinishedMoveError } from './unfinished-move';

const POLL_MS = 50;
const LOCK_SECONDS = 3600;

export interface Migrated {
  /** How many migrations ran. */
  readonly ran: number;
  /** Migrations of the database that this release does not know: a later one ran them. */
  readonly unknown: readonly string[];
  /** Releases the lock. */
  unlock(): Promise<void>;
}

/**
 * Runs the migrations that the database lacks, one process at a time; the others wait, and then find nothing to do.
 * A killed process loses its lock, and the next one goes on where it ended: docs/decisions/017-migrations.md.
 * @param isMove whether the database is about to get the rows of another one
 * @throws UnfinishedMoveError when such a move has not ended
 */
export async function migrate(options: DataSourceOptions, isMove = false): Promise<Migrated> {
  const unlockFile =
    options.type === 'better-sqlite3' ? await lockFile(`${options.database}-start`) : undefined;
  // A separate data source: altering a large table takes longer than the query timeout of the shop allows.
  const dataSource = await createMigratingDataSource(options).initialize();
  const runner = dataSource.createQueryRunner();
  let unlockCluster: (() => Promise<void>) | undefined;
  const unlock = async (): Promise<void> => {
    await unlockCluster?.();
    await runner.release();
    await dataSource.destroy();
    unlockFile?.();
  };
  try {
    if (!unlockFile) {
      if (await isCluster(runner)) unlockCluster = await lockCluster(dataSource);
      else await lockServer(runner);
      await goOnInCollation(runner);
    }
    if (!isMove && (await runner.hasTable(UNFINISHED_MOVE))) throw new UnfinishedMoveError();
    if (!isMove) await refuseForeignTables(runner);
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    const { length: ran } = await executor.executePendingMigrations();
    const known = new Set(dataSource.migrations.map((migration) => migration.constructor.name));
    const all = await executor.getExecutedMigrations();
    return { ran, unknown: all.flatMap(({ name }) => (known.has(name) ? [] : name)), unlock };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** What an operator should know of unknown migrations; undefined when there are none. */
export function warningOf({ unknown }: Migrated): string | undefined {
  if (unknown.length === 0) return undefined;
  return `A later release has migrated the database: this one does not know ${unknown.join(', ')}.`;
}

/** Tables of another program, before the first migration puts the shop's among them. */
async function refuseForeignTables(runner: QueryRunner): Promise<void> {
  const isSqlite = runner.connection.options.type === 'better-sqlite3';
  const rows = (await runner.query(
    isSqlite
      ? "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
      : 'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
  )) as { name: string }[];
  const names = rows.map(({ name }) => name).filter((name) => name !== CLUSTER_LOCK_TABLE);
  if (names.length === 0) return;
  if (names.includes('migrations')) {
    // Other programs have a table of this name too. Without rows, it is from a first start that was killed.
    const ran = (await runner.query('SELECT * FROM migrations')) as { name?: string }[];
    const known = new Set(runner.connection.migrations.map((migration) => migration.constructor.name));
    if (ran.length === 0 || ran.some(({ name }) => name !== undefined && known.has(name))) return;
  }
  throw new ForeignTablesError(names);
}

/** The database is another program's. */
class ForeignTablesError extends Error {
  constructor(readonly tables: readonly string[]) {
    super('The database holds tables of another program.');
    this.name = 'ForeignTablesError';
  }
}

async function lockFile(file: string): Promise<() => void> {
  for (;;) {
    const unlock = await tryLock(file);
    if (unlock) return unlock;
    await sleep(POLL_MS);
  }
}

/** A restored dump brings the collation of its tables. Sets the database to the same one, so that new tables match. */
async function goOnInCollation(runner: QueryRunner): Promise<void> {
  const [other] = (await runner.query(
    `SELECT TABLE_COLLATION AS collation FROM information_schema.TABLES
     JOIN information_schema.SCHEMATA ON SCHEMA_NAME = TABLE_SCHEMA
     WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'migrations' AND TABLE_COLLATION <> DEFAULT_COLLATION_NAME`,
  )) as { collation: string }[];
  if (other) await runner.query(`ALTER DATABASE COLLATE ${other.collation}`);
}

/** On a cluster a lock of the server would lock on one node alone. */
async function isCluster(runner: QueryRunner): Promise<boolean> {
  const [row] = (await runner.query("SHOW VARIABLES LIKE 'wsrep_on'")) as { Value: string }[];
  return row?.Value === 'ON';
}

/** Locks with the connection that migrates: of a killed process, the lock lasts until its last statement has ended. */
async function lockServer(runner: QueryRunner): Promise<void> {
  const name = "CONCAT('shop:', SHA1(DATABASE()))";
  const [row] = (await runner.query(`SELECT GET_LOCK(${name}, ${LOCK_SECONDS}) AS isOurs`)) as {
    isOurs: number | string | null;
  }[];
  if (Number(row?.isOurs) !== 1) throw new Error('Another process has been migrating for an hour.');
}
