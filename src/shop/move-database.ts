import { checkPictures, PICTURES_SQL } from '../backup/pictures';
import { BackupError } from '../backup/backup-error';
import type { DatabaseConfig } from '../config/config';
import { readConfig, readNewPassword, readOtherDatabase } from '../config/load-config';
import { describeDatabaseFailure } from '../database/database-failure';
import { nameOf } from '../database/database-name';
import { uploadsDirectory } from '../http/serve-uploads';
import { moveDatabase, read } from '../operations/move-database/move-database';
import { CommandError } from '../operations/command-error';
import { askForSecret } from './ask-password';

/** Moves the shop of the environment into another, empty database. */
export async function moveShop(address: string): Promise<number> {
  const { database: source, dataDir, s3 } = readConfig();
  const target = await readTarget(address);
  const begun = Date.now();
  const tell = (table: string, count: number): void => console.log(`  ${table.padEnd(20)}${count}`);
  const moved = await moveDatabase({ source, target, dataDir }, tell).catch((error: unknown) => {
    throw explained(error, source, target);
  });
  const rows = [...moved.tables.values()].reduce((sum, count) => sum + count, 0);
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`All ${rows} rows are in ${nameOf(target)} and the same, after ${seconds} s.`);
  if (moved.foreign.length > 0) console.log(`Not the shop's, and not moved: ${moved.foreign.join(', ')}.`);
  if (moved.wrongStock > 0)
    console.log(`The stock of ${moved.wrongStock} sizes is not what the ledger says, as in the source.`);
  if (!s3) await tellOfPictures(target, uploadsDirectory(dataDir));
  const next = target.kind === 'sqlite' ? 'without DATABASE_URL' : 'with DATABASE_URL for that database';
  console.log(
    `Start the shop ${next}, the same DATA_DIR and the same secret. ${nameOf(source)} is as it was: keep it for a while.`,
  );
  return 0;
}

async function readTarget(address: string): Promise<DatabaseConfig> {
  const target = readOtherDatabase(address);
  if (target.kind === 'sqlite') return target;
  if (target.password !== '')
    throw new CommandError(
      'Leave the password out of the address, which others can read: it is that of SHOP_PASSWORD, or asked for.',
    );
  const password =
    readNewPassword() ??
    (process.stdin.isTTY ? await askForSecret(`Password of ${target.user} at ${target.host}: `) : '');
  return { ...target, password };
}

/** An error as a sentence about the database, source or target, that caused it. */
function explained(error: unknown, source: DatabaseConfig, target: DatabaseConfig): unknown {
  if (error instanceof CommandError) return error;
  const isEmbedded = source.kind === 'sqlite';
  const sentence = describeDatabaseFailure(error, isEmbedded ? target : source);
  return sentence === undefined
    ? error
    : new CommandError(isEmbedded ? sentence.replace('DATABASE_URL', 'The address') : sentence);
}

async function tellOfPictures(database: DatabaseConfig, uploads: string): Promise<void> {
  const tables = await read(database);
  try {
    await checkPictures(await tables.query(PICTURES_SQL), uploads);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    console.log(error.message);
  } finally {
    await tables.close();
  }
}
