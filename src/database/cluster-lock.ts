import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { newId } from '../common/new-id';
import { isConflict } from './database-unavailable';

export const CLUSTER_LOCK_TABLE = 'migration_lock';

const BEAT_MS = 1000;
const POLL_MS = 200;
/** After how long an unchanged row counts as that of a dead process: a cluster that excludes a node stops for seconds. */
const DEAD_MS = 15_000;

interface Lock {
  holder: string;
  beat: number;
}

/**
 * Waits until no other process migrates, and keeps others out, on a Galera cluster, where `GET_LOCK` locks on one node
 * alone. A row names the process that holds the lock, which counts it up each second. The lock is taken by one
 * conditional statement: of two that come at once on two nodes, Galera lets one through. No clocks are compared: each
 * process measures for itself how long a row has not changed.
 * @returns releases the lock
 */
export async function lockCluster(dataSource: DataSource): Promise<() => Promise<void>> {
  const holder = newId();
  await prepare(dataSource);
  let seen: Lock | undefined;
  for (let since = 0; ; await sleep(POLL_MS)) {
    const [lock] = await dataSource.query<Lock[]>('SELECT holder, beat FROM migration_lock');
    if (lock!.holder !== seen?.holder || lock!.beat !== seen.beat) since = performance.now();
    seen = lock!;
    const isFree = seen.holder === '' || performance.now() - since > DEAD_MS;
    if (isFree && (await take(dataSource, seen, holder))) break;
  }
  const ending = new AbortController();
  const beating = beat(dataSource, holder, ending.signal);
  return async () => {
    ending.abort();
    await beating;
    // If this fails, others find the row unchanged.
    await untilNoConflict(() =>
      dataSource.query("UPDATE migration_lock SET holder = '' WHERE holder = ?", [holder]),
    ).catch(() => undefined);
  };
}

async function prepare(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    'CREATE TABLE IF NOT EXISTS migration_lock (id INTEGER PRIMARY KEY, holder CHAR(24) NOT NULL, beat INTEGER NOT NULL)',
  );
  await untilNoConflict(() =>
    dataSource.query("INSERT IGNORE INTO migration_lock (id, holder, beat) VALUES (1, '', 0)"),
  );
}

/** @returns false when another process was faster */
async function take(dataSource: DataSource, seen: Lock, holder: string): Promise<boolean> {
  const runner = dataSource.createQueryRunner();
  try {
    const { affected } = await untilNoConflict(() =>
      runner.query(
        'UPDATE migration_lock SET holder = ?, beat = beat + 1 WHERE holder = ? AND beat = ?',
        [holder, seen.holder, seen.beat],
        true,
      ),
    );
    return affected === 1;
  } finally {
    await runner.release();
  }
}

/** Increments the row each second until the signal; after an error, such as a lost connection, a second later again. */
async function beat(dataSource: DataSource, holder: string, signal: AbortSignal): Promise<void> {
  while (await sleep(BEAT_MS, true, { signal }).catch(() => false)) {
    await dataSource
      .query('UPDATE migration_lock SET beat = beat + 1 WHERE holder = ?', [holder])
      .catch(() => undefined);
  }
}

async function untilNoConflict<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
      await sleep(POLL_MS);
    }
  }
}
