import { verify } from '@node-rs/argon2';
import { existsSync } from 'node:fs';
import { checkPictures, PICTURES_SQL } from '../../backup/pictures';
import { BackupError } from '../../backup/backup-error';
import { withTimeout } from '../../common/with-timeout';
import { shopCommand } from '../../config/command-line';
import type { Settings } from '../../config/load-config';
import { DEMO_PASSWORD } from '../../config/published-password';
import { describeDatabaseFailure, isServerAway } from '../../database/database-failure';
import { nameOf } from '../../database/database-name';
import { migrations } from '../../database/migrations';
import { findShopTables } from '../../database/shop-tables';
import { describeUnfinishedMove, UNFINISHED_MOVE } from '../../database/unfinished-move';
import { uploadsDirectory } from '../../http/serve-uploads';
import { compareMigrations } from '../move-database/compare-migrations';
import { countWrongStock } from '../move-database/integrity-checks';
import { OWN_TABLES, read } from '../move-database/move-database';
import type { Tables } from '../move-database/tables';
import { look, ok, reasonOf, wrong, type Finding } from './finding';

const TIMEOUT_MS = 60_000;
const HOUR_MS = 3600 * 1000;
/** How far a database's clock may be off. */
const MAX_SKEW_SECONDS = 20;
const OLDEST = { mariadb: '10.5', mysql: '8.0' };
/** Passwords take some 20 ms each: staff come first. */
const MAX_CHECKED = 200;

/**
 * The database and what it holds. It is read by SQL of its own instead of the modules' services: they need an opened shop,
 * which migrates and writes.
 */
export async function examineDatabase(settings: Settings): Promise<Finding[]> {
  const { database } = settings;
  if (database.kind === 'sqlite' && !existsSync(database.file))
    return [look('database', `${database.file} is not there: the first start makes it`)];
  try {
    const tables = await withTimeout(TIMEOUT_MS, read(database), (late) => void late.close());
    return await withTimeout(TIMEOUT_MS, examineTables(tables, settings)).finally(() => tables.close());
  } catch (error) {
    const says =
      describeDatabaseFailure(error, database) ?? `${nameOf(database)} cannot be read: ${reasonOf(error)}`;
    return [wrong('database', says, remedyOf(error, settings))];
  }
}

function remedyOf(error: unknown, { database }: Settings): string {
  if (database.kind === 'sqlite') return shopCommand('restore <archive>');
  return isServerAway(error)
    ? 'start the server (systemctl status mariadb), or correct DATABASE_URL'
    : 'correct DATABASE_URL';
}

async function examineTables(tables: Tables, settings: Settings): Promise<Finding[]> {
  const { database } = settings;
  const names = await tables.list();
  const server = database.kind === 'server' ? await examineServer(tables) : await examineFile(tables);
  if (names.includes(UNFINISHED_MOVE))
    return [wrong('database', describeUnfinishedMove(database), shopCommand('move-database <url>'))];
  if (!names.includes('migrations'))
    return [...server, look('database', `${nameOf(database)} has no shop: the first start makes its tables`)];
  const known = [...(await findShopTables()), ...OWN_TABLES];
  const foreign = names.filter((name) => !known.includes(name));
  const schema = await examineMigrations(tables);
  const found = [
    ok('database', `${nameOf(database)} can be read`),
    ...server,
    ...(foreign.length > 0
      ? [look('tables', `${foreign.join(', ')} is not the shop’s`, 'give the shop a database of its own')]
      : []),
    schema,
  ];
  // The tables of another release have other columns.
  if (schema.state !== 'ok') return found;
  return [
    ...found,
    ...(await examinePeople(tables, settings)),
    await examineStock(tables),
    ...(await examineQueue(tables)),
    await examinePictures(tables, settings),
  ];
}

async function examineFile(tables: Tables): Promise<Finding[]> {
  const [row] = await tables.query<{ quick_check: string }>('PRAGMA quick_check(1)');
  return row?.quick_check === 'ok'
    ? [ok('SQLite', 'the file is sound')]
    : [wrong('SQLite', `the file is damaged: ${row?.quick_check}`, shopCommand('restore <archive>'))];
}

async function examineServer(tables: Tables): Promise<Finding[]> {
  const [row] = await tables.query<
    Record<'version' | 'charset' | 'now', string> & Record<'readOnly' | 'most', number>
  >(
    `SELECT VERSION() AS version, @@character_set_database AS charset, UTC_TIMESTAMP(3) AS now,
       @@GLOBAL.read_only AS readOnly, @@max_connections AS most`,
  );
  const { version, charset, now, readOnly, most } = row!;
  const skew = Math.abs(Date.now() - Date.parse(`${now.replace(' ', 'T')}Z`)) / 1000;
  const [kind, name] = /mariadb/i.test(version)
    ? (['mariadb', 'MariaDB'] as const)
    : (['mysql', 'MySQL'] as const);
  const isOld = version.localeCompare(OLDEST[kind], 'en', { numeric: true }) < 0;
  return [
    isOld
      ? wrong('version', `${name} ${version} is too old`, `install ${name} ${OLDEST[kind]} or newer`)
      : ok('version', `${name} ${version}`),
    charset === 'utf8mb4'
      ? ok('character set', charset)
      : wrong(
          'character set',
          `${charset} cannot hold Vietnamese text`,
          'ALTER DATABASE … CHARACTER SET utf8mb4',
        ),
    skew > MAX_SKEW_SECONDS
      ? wrong(
          'clock',
          `the database’s is ${Math.round(skew)} s off`,
          'timedatectl set-ntp true, on both machines',
        )
      : ok('clock', 'that of the database is the same'),
    readOnly === 0
      ? ok('writing', 'the server takes writes')
      : wrong(
          'writing',
          'the server is read-only',
          'SET GLOBAL read_only = OFF, or the address of the primary in DATABASE_URL',
        ),
    ...(most < 50
      ? [look('connections', `max_connections is ${most}`, 'raise max_connections: a process takes twenty')]
      : []),
  ];
}

async function examineMigrations(tables: Tables): Promise<Finding> {
  const { pending, later } = await compareMigrations(tables);
  if (later.length > 0)
    return wrong(
      'migrations',
      `a later release ran ${later.join(', ')}`,
      'start that release, or restore a backup',
    );
  return pending.length > 0
    ? wrong('migrations', `${pending.length} have not run`, shopCommand('migrate'))
    : ok('migrations', `all ${migrations.length} have run`);
}

async function examinePeople(
  tables: Tables,
  { environment, demo, staffSecondFactor, firstManager }: Settings,
): Promise<Finding[]> {
  const [row] = await tables.query<{ managers: number; bare: number }>(
    `SELECT COUNT(*) AS managers, SUM(CASE WHEN secondFactorAt IS NULL THEN 1 ELSE 0 END) AS bare
     FROM customers WHERE role = 'manager' AND deletedAt IS NULL`,
  );
  const [managers, bare] = [Number(row!.managers), Number(row!.bare)];
  const found =
    managers === 0
      ? [wrong('managers', 'nobody can manage the shop', shopCommand('create-manager'))]
      : [ok('managers', `${managers} can manage the shop`)];
  if (demo || environment !== 'production') return found;
  if (managers > 0 && firstManager !== undefined)
    found.push(
      look(
        'MANAGER_PASSWORD',
        'it is still set, though the shop has a manager',
        'once the manager has chosen another password: remove MANAGER_EMAIL and MANAGER_PASSWORD',
      ),
    );
  if (bare > 0 && staffSecondFactor === 'optional')
    found.push(
      look(
        'two steps',
        `${bare} of them sign in with a password alone`,
        'each sets it up in the profile; then STAFF_2FA=required',
      ),
    );
  const emails = await findPublished(tables);
  found.push(
    emails.length > 0
      ? wrong('passwords', `the demo’s opens ${emails.join(', ')}`, shopCommand('close-published'))
      : ok('passwords', 'the demo’s opens no account that was looked at'),
  );
  return found;
}

async function findPublished(tables: Tables): Promise<string[]> {
  const accounts = await tables.query<{ email: string; passwordHash: string }>(
    `SELECT email, passwordHash FROM customers WHERE deletedAt IS NULL
     AND (checkedHash IS NULL OR checkedHash <> SUBSTR(passwordHash, -43))
     ORDER BY CASE WHEN role = 'client' THEN 1 ELSE 0 END, id LIMIT ${MAX_CHECKED}`,
  );
  const known = new Map<string, boolean>();
  for (const { passwordHash } of accounts) {
    if (known.has(passwordHash)) continue;
    known.set(passwordHash, await verify(passwordHash, DEMO_PASSWORD).catch(() => false));
  }
  return accounts.filter(({ passwordHash }) => known.get(passwordHash)).map(({ email }) => email);
}

async function examineStock(tables: Tables): Promise<Finding> {
  const count = await countWrongStock(tables);
  return count > 0
    ? wrong(
        'stock',
        `the ledger does not explain that of ${count} sizes`,
        'restore a backup, or correct these in the back-office',
      )
    : ok('stock', 'the ledger explains all of it');
}

async function examineQueue(tables: Tables): Promise<Finding[]> {
  const before = (hours: number): string =>
    new Date(Date.now() - hours * HOUR_MS).toISOString().replace('T', ' ').replace('Z', '');
  const [mails] = await tables.query<{ late: number; failed: number }>(
    `SELECT COALESCE(SUM(CASE WHEN state IN ('waiting', 'sending') AND createdAt < '${before(1)}' THEN 1 ELSE 0 END), 0) AS late,
       COALESCE(SUM(CASE WHEN state = 'failed' THEN 1 ELSE 0 END), 0) AS failed FROM mails`,
  );
  const [exchanges] = await tables.query<{ late: number }>(
    `SELECT COUNT(*) AS late FROM exchanges WHERE closedAt IS NULL AND heldUntil < '${before(24)}'`,
  );
  const [returns] = await tables.query<{ late: number }>(
    `SELECT COUNT(*) AS late FROM returns WHERE status = 'approved' AND sendBy < '${before(24)}'`,
  );
  const [late, failed] = [Number(mails!.late), Number(mails!.failed)];
  const [held, awaited] = [Number(exchanges!.late), Number(returns!.late)];
  return [
    late > 0
      ? wrong(
          'mails',
          `${late} wait since more than an hour`,
          `${shopCommand('send-test-mail <email>')}, and is a server running?`,
        )
      : ok('mails', 'none waits for long'),
    ...(failed > 0 ? [look('mails', `${failed} were given up`, 'Try again on the managers’ dashboard')] : []),
    ...(held > 0
      ? [wrong('exchanges', `${held} hold a pair a day too long`, 'start the server: none runs')]
      : []),
    ...(awaited > 0
      ? [wrong('returns', `${awaited} wait for their pairs a day too long`, 'start the server: none runs')]
      : []),
  ];
}

async function examinePictures(tables: Tables, { s3, dataDir }: Settings): Promise<Finding> {
  if (s3) return look('pictures', `those in the bucket ${s3.bucket} were not looked at`);
  try {
    await checkPictures(await tables.query(PICTURES_SQL), uploadsDirectory(dataDir));
    return ok('pictures', 'all that the database names are there');
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return wrong('pictures', error.message, `copy them into ${uploadsDirectory(dataDir)}, as from a backup`);
  }
}
