// Lets only one process at a time build, or install the SQLite driver.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs the task while this process holds the lock file. The lock of a dead process is ignored. */
export async function withLock(file, task) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await sleep(250);
  // Exit, so that the child processes stop too.
  const leave = () => process.exit(130);
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    return await task();
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isHeld(file)) rmSync(file, { force: true });
  return false;
}

function isHeld(file) {
  try {
    // An empty file counts as held: process id 0 would mean this process's own group.
    process.kill(Number(readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
