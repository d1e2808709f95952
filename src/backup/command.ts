import { ConfigError } from '../config/config-error';
import { readConfig, type Settings } from '../config/load-config';
import { describeDatabaseFailure } from '../database/database-failure';
import { restoreBackup, writeBackup } from './backup';
import { BackupError } from './backup-error';

const USAGE = `npm run backup [-- FILE]   writes database and uploads into FILE, while the shop runs
npm run restore -- FILE    puts them into a DATA_DIR without a shop, and into the empty database of DATABASE_URL`;

/** Undefined until it has been read. */
let settings: Settings | undefined;

/** `node dist/server/backup/command.js backup [file]` or `restore file`, with the shop's environment. */
async function main([command, file]: readonly string[]): Promise<void> {
  process.umask(0o077);
  // What is half done is removed when the process exits.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  if (command === 'backup') return backup(file);
  if (command === 'restore' && file) return restore(file);
  throw new BackupError(USAGE);
}

async function backup(file = `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.tar.gz`) {
  const {
    file: written,
    bytes,
    pictures,
    isWithoutBucket,
    hasSecret,
  } = await writeBackup((settings = readConfig()), file);
  console.log(`${written}: the database and ${pictures} picture files, ${(bytes / 1e6).toFixed(1)} MB.`);
  if (isWithoutBucket) {
    console.log(
      'The pictures are in the bucket of S3_URL, which has its own versions or backup: keep them as long.',
    );
  }
  console.log(
    hasSecret
      ? 'It also holds the secret that signs tokens: keep it where only operators can read it.'
      : 'Keep JWT_SECRET apart from it: without that secret, second factors cannot be read.',
  );
}

async function restore(file: string): Promise<void> {
  const { pictures, hasSecret } = await restoreBackup((settings = readConfig()), file);
  const next = hasSecret ? 'Start the shop.' : 'Start the shop with the same JWT_SECRET.';
  console.log(`The database and ${pictures} picture files are in place. ${next}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(describe(error as Error));
  process.exitCode = 1;
});

/** A sentence; the error as it is when the operator could not have caused it. */
function describe(error: Error): unknown {
  if (error instanceof BackupError || error instanceof ConfigError) return error.message;
  // The system and the database server say in their own words what else they refuse.
  const isRefusal = 'syscall' in error || 'sqlState' in error;
  const sentence = settings && describeDatabaseFailure(error, settings.database);
  return sentence ?? (isRefusal ? error.message : error);
}
