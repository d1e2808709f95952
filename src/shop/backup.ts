import { readConfig } from '../config/load-config';
import { restoreBackup, writeBackup } from '../backup/backup';

/** @param file by default one named after the time, in the current folder */
export async function backup(
  file = `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.tar.gz`,
): Promise<number> {
  const {
    file: written,
    bytes,
    pictures,
    isWithoutBucket,
    hasSecret,
  } = await writeBackup(readConfig(), file);
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
  return 0;
}

export async function restore(file: string): Promise<number> {
  const settings = readConfig();
  const { pictures, hasSecret, owner } = await restoreBackup(settings, file);
  const next = hasSecret ? 'Start the shop.' : 'Start the shop with the same JWT_SECRET.';
  console.log(`The database and ${pictures} picture files are in place. ${next}`);
  if (owner === 0)
    console.log(
      `All of it belongs to the superuser, as ${settings.dataDir} does. For a shop of another user: ` +
        `chown -R <user>: ${settings.dataDir}`,
    );
  return 0;
}
