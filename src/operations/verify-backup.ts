import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { buildApp, openShop } from '../app';
import { restoreBackup } from '../backup/backup';
import { inTemporaryFolder } from '../backup/temporary-folder';
import { checkPictures, PICTURES_SQL } from '../backup/pictures';
import type { Config, DatabaseConfig, DatabaseServerConfig } from '../config/config';
import type { Settings } from '../config/load-config';
import { uploadsDirectory } from '../http/serve-uploads';
import { MailWorker } from '../mail/mail-worker';
import { canCheckPasswords, countWrongStock } from './move-database/integrity-checks';
import { OWN_TABLES, read } from './move-database/move-database';
import { quoted } from './move-database/tables';
import { withCleanup } from './on-signal';
import { CommandError } from './command-error';

export interface Verified {
  readonly tables: ReadonlyMap<string, number>;
  readonly pictures: number;
}

/**
 * Restores an archive into a temporary folder (and a temporary database on a server), checks the rows, starts a shop on
 * it, and deletes all of it.
 *
 * @throws BackupError or CommandError with what is wrong with it
 */
export async function verifyBackup(settings: Settings, archive: string): Promise<Verified> {
  return inTemporaryFolder(tmpdir(), 'shop-verify-', (tempFolder) => {
    const dataDir = join(tempFolder, 'data');
    const { database } = settings;
    if (database.kind === 'sqlite')
      return verifyIn(
        { ...settings, dataDir, database: { kind: 'sqlite', file: join(dataDir, 'shop.sqlite') } },
        archive,
      );
    const scratch = { ...database, name: `shop_verify_${randomBytes(6).toString('hex')}` };
    return withCleanup(
      () => run(database, `DROP DATABASE IF EXISTS ${quoted(scratch.name)}`),
      async () => {
        await run(database, `CREATE DATABASE ${quoted(scratch.name)} CHARACTER SET utf8mb4`).catch(
          rethrow(database),
        );
        return verifyIn({ ...settings, dataDir, database: scratch }, archive);
      },
    );
  });
}

async function verifyIn(place: Settings, archive: string): Promise<Verified> {
  const { pictures } = await restoreBackup(place, archive);
  const tables = await checkRows(place.database, place.s3 ? undefined : uploadsDirectory(place.dataDir));
  await tryShop(place);
  return { tables, pictures };
}

/** @param uploads the folder of the pictures; undefined where a bucket has them */
async function checkRows(
  database: DatabaseConfig,
  uploads: string | undefined,
): Promise<Map<string, number>> {
  const tables = await read(database);
  try {
    const names = (await tables.list()).filter((name) => !OWN_TABLES.includes(name));
    const counts = new Map<string, number>();
    for (const name of names) {
      const [row] = await tables.query<{ count: number }>(`SELECT COUNT(*) AS count FROM ${quoted(name)}`);
      counts.set(name, Number(row!.count));
    }
    const wrongStock = await countWrongStock(tables);
    if (wrongStock > 0)
      throw new CommandError(`The ledger in the backup does not explain the stock of ${wrongStock} sizes.`);
    if (!(await canCheckPasswords(tables)))
      throw new CommandError('No password of the backup can be checked: its hashes are no argon2 hashes.');
    if (uploads !== undefined) await checkPictures(await tables.query(PICTURES_SQL), uploads);
    return counts;
  } finally {
    await tables.close();
  }
}

/** Starts a shop on the restored data without mail, bucket, Redis, language model and payment providers, and calls it. */
async function tryShop(place: Settings): Promise<void> {
  const alone = {
    s3: undefined,
    smtpUrl: undefined,
    redisUrl: undefined,
    tracing: undefined,
    llm: undefined,
    payments: { vnpay: undefined, momo: undefined, zalopay: undefined, sepay: undefined, payos: undefined },
  };
  const config: Config = {
    ...place,
    ...alone,
    ...{ metricsPort: undefined, logLevel: 'silent', jwtSecret: randomBytes(48).toString('base64url') },
  };
  const app = await buildApp(config);
  try {
    app.get(MailWorker).stop();
    await openShop(app);
    await app.init();
    for (const url of ['/health/ready', '/v1/products?limit=1']) {
      const { statusCode } = await app.inject({ method: 'GET', url });
      if (statusCode !== 200)
        throw new CommandError(`A shop on the backup answers ${url} with ${statusCode}.`);
    }
  } finally {
    await app.close();
  }
}

async function run({ host, port, user, password }: DatabaseServerConfig, sql: string): Promise<void> {
  const connection = await createConnection({ host, port, user, password });
  await connection.query(sql).finally(() => connection.end());
}

function rethrow({ user }: DatabaseServerConfig): (error: Error & { code?: string }) => never {
  return (error) => {
    if (error.code !== 'ER_DBACCESS_DENIED_ERROR') throw error;
    throw new CommandError(
      `A backup is looked at in a database of its own, which ${user} may not make: ` +
        `GRANT ALL ON \`shop\\_verify\\_%\`.* TO '${user}'@'…', or use another user in DATABASE_URL.`,
    );
  };
}
