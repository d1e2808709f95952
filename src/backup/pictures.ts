import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOADS_PATH } from '../http/serve-uploads';
import { ifThere } from '../common/if-there';
import { BackupError } from './backup-error';

/** Every place where the database names pictures: a path, or a list of paths as JSON. */
export const PICTURES_SQL = [
  'products.adImage',
  'products.navbarImage',
  'products.model',
  'product_colors.imageDetail',
  'order_items.image',
]
  .map((place) => place.split('.'))
  .map(
    ([table, column]) => `SELECT ${column} AS paths FROM ${table} WHERE ${column} LIKE '%${UPLOADS_PATH}%'`,
  )
  .join(' UNION ');

/** An uploaded picture or model; those of the demo come with the shop. */
const UPLOADED = /(?:^|")\/uploads\/([a-z0-9-]+)(-(?:480|960)\.webp|\.glb)/g;

/**
 * @param named rows of PICTURES_SQL
 * @throws BackupError unless the folder has both sizes of every uploaded picture that is named, and every such model
 */
export async function checkPictures(named: readonly { paths: string }[], folder: string): Promise<void> {
  const there = new Set(await listPictures(folder));
  const files = named.flatMap(({ paths }) =>
    [...paths.matchAll(UPLOADED)].flatMap(([, stem, end]) =>
      end === '.glb' ? [`${stem}.glb`] : [`${stem}-480.webp`, `${stem}-960.webp`],
    ),
  );
  const needed = new Set(files);
  const missing = [...needed].filter((file) => !there.has(file));
  if (missing.length === 0) return;
  throw new BackupError(
    `DATA_DIR lacks ${missing.length} of the picture files that the database names, such as uploads/${missing[0]}. ` +
      'Back up with the DATA_DIR or S3_URL of the shop, or put files in their places.',
  );
}

/** @returns how many files were copied; one that the shop removes meanwhile is left out */
export async function copyPictures(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true });
  let copied = 0;
  for (const name of await listPictures(from)) {
    if (await copyIfThere(join(from, name), join(to, name))) copied += 1;
  }
  return copied;
}

/** Names of the files; the folders beside them hold unfinished uploads. */
export async function listPictures(directory: string): Promise<string[]> {
  const entries = (await ifThere(readdir(directory, { withFileTypes: true }))) ?? [];
  return entries.flatMap((entry) => (entry.isFile() ? entry.name : []));
}

export async function copyIfThere(from: string, to: string): Promise<boolean> {
  return (await ifThere(copyFile(from, to).then(() => true))) ?? false;
}
