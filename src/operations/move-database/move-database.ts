import { shopCommand } from '../../config/command-line';
import type { DatabaseConfig } from '../../config/config';
import { prepareDataDir } from '../../config/data-dir';
import { createDataSourceOptions } from '../../database/data-source';
import { nameOf } from '../../database/database-name';
import { migrate } from '../../database/migrate';
import { UNFINISHED_MOVE } from '../../database/unfinished-move';
import { CommandError } from '../command-error';
import { canCheckPasswords, countWrongStock } from './integrity-checks';
import { isSame, sumOf, TableHash, type TableSum } from './table-hash';
import { compareMigrations } from './compare-migrations';
import { lockSource } from './lock-source';
import { ServerTables } from './server-tables';
import { SqliteTables } from './sqlite-tables';
import { type Shape, type Tables } from './tables';

/** Tables that are not moved: migrations, locks, running processes, and the counters of limits, which SQLite keeps in another file. */
export const OWN_TABLES = [
  'migrations',
  'migration_lock',
  'kept_foreign_keys',
  'rate_limits',
  'running_processes',
  UNFINISHED_MOVE,
];

export interface Move {
  readonly source: DatabaseConfig;
  readonly target: DatabaseConfig;
  readonly dataDir: string;
}

export interface Moved {
  readonly tables: ReadonlyMap<string, number>;
  /** Tables of the source that are not the shop's, and stay where they are. */
  readonly foreign: readonly string[];
  /** The number of sizes whose stock the ledger does not explain, as in the source. */
  readonly wrongStock: number;
}

/**
 * Copies all rows of a shop's database into an empty one, of the same kind or the other, and compares them. The source is
 * only read. A table marks the target as unfinished until all is checked; a further run keeps the tables that are
 * whole.
 *
 * @param onTable what is told after each table
 * @throws CommandError when a server runs on the source, the target is not empty, or the rows differ
 */
export async function moveDatabase(
  { source: from, target: to, dataDir }: Move,
  onTable: (table: string, count: number) => void = () => undefined,
): Promise<Moved> {
  if (nameOf(from) === nameOf(to)) throw new CommandError(`The shop is in ${nameOf(to)} already.`);
  const release = await lockSource(from);
  try {
    const source = await read(from);
    const names = (await checkSource(source, from)).filter((name) => !OWN_TABLES.includes(name));
    if (to.kind === 'sqlite') prepareDataDir(dataDir);
    const target = await write(to);
    await begin(target, to);
    const migrated = await migrate(await createDataSourceOptions({ database: to }), true);
    try {
      return await moveTables(source, target, { to, names, onTable });
    } finally {
      await source.close();
      await target.close();
      await migrated.unlock();
    }
  } finally {
    await release();
  }
}

export function read(database: DatabaseConfig): Promise<Tables> {
  return database.kind === 'sqlite' ? SqliteTables.read(database.file) : ServerTables.read(database);
}

function write(database: DatabaseConfig): Promise<Tables> {
  return database.kind === 'sqlite' ? SqliteTables.write(database.file) : ServerTables.write(database);
}

/**
 * @returns the names of its tables
 * @throws CommandError unless the database is a shop's, with the tables of this release
 */
async function checkSource(source: Tables, database: DatabaseConfig): Promise<string[]> {
  const names = await source.list();
  const name = nameOf(database);
  if (names.includes(UNFINISHED_MOVE))
    throw new CommandError(`${name} is itself the unfinished target of a move.`);
  if (!names.includes('migrations')) throw new CommandError(`${name} has no shop.`);
  const { pending, later } = await compareMigrations(source);
  if (pending.length > 0)
    throw new CommandError(`${name} is of an earlier release: run \`${shopCommand('migrate')}\` first.`);
  if (later.length > 0) throw new CommandError(`${name} is of a later release, which must move it.`);
  return names;
}

/** Marks an empty target as unfinished, or finds the mark. @throws CommandError when it holds anything else */
async function begin(target: Tables, database: DatabaseConfig): Promise<void> {
  const there = await target.list();
  // A migration that was cut off may have left tables which a later one drops.
  if (there.includes(UNFINISHED_MOVE)) return;
  if (there.length > 0) throw notEmpty(database, there);
  await target.query(`CREATE TABLE ${UNFINISHED_MOVE} (id INTEGER PRIMARY KEY)`);
}

function notEmpty(database: DatabaseConfig, tables: readonly string[]): CommandError {
  const some = tables.slice(0, 5).join(', ');
  return new CommandError(
    `${nameOf(database)} is not empty, it has ${some}: a shop is moved into an empty database.`,
  );
}

async function moveTables(
  source: Tables,
  target: Tables,
  {
    to,
    names,
    onTable,
  }: { to: DatabaseConfig; names: readonly string[]; onTable: (table: string, count: number) => void },
): Promise<Moved> {
  const there = await target.list();
  if (!there.includes(UNFINISHED_MOVE))
    throw new CommandError(`Another move into ${nameOf(to)} has just ended.`);
  const shops = there.filter((name) => !OWN_TABLES.includes(name));
  const foreign = shops.filter((name) => !names.includes(name));
  if (foreign.length > 0) throw notEmpty(to, foreign);
  const counts = new Map<string, number>();
  for (const table of shops) {
    const shape = await target.shapeOf(table);
    await checkShape(source, table, shape);
    const { count } = await moveTable(source, target, table, shape);
    counts.set(table, count);
    onTable(table, count);
  }
  if (!(await canCheckPasswords(target)))
    throw new CommandError(
      'No password can be checked after the move: the hashes of the source are no argon2 hashes.',
    );
  const wrongStock = await countWrongStock(target);
  await target.query(`DROP TABLE ${UNFINISHED_MOVE}`);
  return { tables: counts, foreign: names.filter((name) => !shops.includes(name)), wrongStock };
}

async function checkShape(source: Tables, table: string, shape: Shape): Promise<void> {
  const own = await source.shapeOf(table);
  if (JSON.stringify(own) !== JSON.stringify(shape))
    throw new CommandError(`The table ${table} of the source has other columns than a shop of this release.`);
}

/** Copies a table unless the target has the same rows. @throws CommandError when they differ afterwards */
async function moveTable(source: Tables, target: Tables, table: string, shape: Shape): Promise<TableSum> {
  const before = await sumOf(target, table, shape);
  if (before.count > 0) {
    const wanted = await sumOf(source, table, shape);
    if (isSame(before, wanted)) return wanted;
    await target.empty(table);
  }
  const sum = new TableHash();
  for await (const rows of source.rows(table, shape)) {
    sum.add(rows);
    await target.insert(table, shape, rows);
  }
  const wanted = sum.end();
  if (!isSame(await sumOf(target, table, shape), wanted))
    throw new CommandError(
      `The table ${table} differs after it was copied: the target is left as unfinished.`,
    );
  return wanted;
}
