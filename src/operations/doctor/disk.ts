import { statfsSync } from 'node:fs';
import { ok, wrong, type Finding } from './finding';

const GIGABYTE = 1024 ** 3;

/** Whether the disk of a folder has room. */
export function examineRoom(folder: string, mend: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const says = `${(free / GIGABYTE).toFixed(1)} GB free in ${folder}`;
  return free < GIGABYTE ? wrong('disk', says, mend) : ok('disk', says);
}
