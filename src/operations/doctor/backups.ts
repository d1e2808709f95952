import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { shopCommand } from '../../config/command-line';
import { examineRoom } from './disk';
import { look, ok, wrong, type Finding } from './finding';

const HOUR_MS = 3600 * 1000;
/** A night's backup, and two hours for a long one. */
const MAX_HOURS = 26;

/** The archives in a folder: the newest one's age, and who may read them. */
export async function examineBackups(folder: string | undefined): Promise<Finding[]> {
  if (folder === undefined) return [look('backups', 'not looked at', '--backups <folder>')];
  const archives = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.tar.gz')) : [];
  const newName = `shop-${new Date().toISOString().slice(0, 16).replace(':', '')}.tar.gz`;
  if (archives.length === 0)
    return [wrong('backups', `${folder} has none`, shopCommand(`backup ${join(folder, newName)}`))];
  const files = archives.map((name) => ({ name, ...statSync(join(folder, name)) }));
  const hours = (Date.now() - Math.max(...files.map(({ mtimeMs }) => mtimeMs))) / HOUR_MS;
  const readable = files.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => join(folder, name));
  return [
    hours > MAX_HOURS
      ? wrong(
          'backups',
          `the newest is ${Math.round(hours)} hours old`,
          `${shopCommand('backup')}, each night by cron`,
        )
      : ok('backups', `the newest is ${Math.round(hours)} hours old`),
    examineRoom(folder, 'make room: delete old archives, or move them to a larger disk'),
    ...(readable.length > 0
      ? [wrong('backups', `other users may read ${readable[0]}`, `chmod go= ${readable.join(' ')}`)]
      : []),
  ];
}
