import { ConfigError } from '../config/config-error';
import { loadConfig } from '../config/load-config';
import { restoreBackup, writeBackup } from './backup';
import { BackupError } from './backup-error';

const USAGE = `npm run backup [-- FILE]   writes database and uploads into FILE, while the shop runs
npm run restore -- FILE    puts them into an empty DATA_DIR, and into the empty database of DATABASE_URL`;

/** `node dist/server/backup/command.js backup [file]` or `restore file`, with the shop's environment. */
async function main([command, file]: readonly string[]): Promise<void> {
  process.umask(0o077);
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
  } = await writeBackup(loadConfig(), file);
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
  const config = loadConfig();
  const { pictures } = await restoreBackup(config, file);
  console.log(
    `The database and ${pictures} picture files are in place. Start the shop with the same JWT_SECRET.`,
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExpected = error instanceof BackupError || error instanceof ConfigError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
});
