import { setInterval as repeat, setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { newId } from '../common/new-id';
import { isConflict } from './database-unavailable';

export const CLUSTER_LOCK_TABLE = 'migration_lock';

const BEAT_MS = 1000;
const POLL_MS = 200;
/** How long an unchanged row shows a dead process; a node that others vote out stops the cluster for some seconds. */
const DEAD_MS = 15_000;

interface Lock {
  holder: string;
  beat: number;
}

/**
 * Waits until no other process migrates, and keeps others out, on a Galera cluster, where `GET_LOCK` locks
 * on one node alone. A row names the process, which counts it up each second. Its change is one conditional statement: of two that come at once on
 * two nodes, Galera lets one through. No clocks are compared: each process measures for itself how long a row stood still.
 * @returns what lets the next process in
 */
export async function lockCluster(dataSource: DataSource): Promise<() => Promise<void>> {
  const runner = dataSource.createQueryRunner();
  const holder = newId();
  await prepare(runner);
  let seen: Lock | undefined;
  for (let since = 0; ; await sleep(POLL_MS)) {
    const [lock] = (await runner.query('SELECT holder, beat FROM migration_lock')) as Lock[];
    if (lock!.holder !== seen?.holder || lock!.beat !== seen.beat) since = performance.now();
    seen = lock!;
    const isFree = seen.holder === '' || performance.now() - since > DEAD_MS;
    if (isFree && (await change(runner, seen, { holder, beat: seen.beat + 1 }))) break;
  }
  const ending = new AbortController();
  const beating = beat(runner, { holder, beat: seen.beat + 1 }, ending.signal);
  return async () => {
    ending.abort();
    const last = await beating;
    // If this fails, others find the row standing still.
    await change(runner, last, { holder: '', beat: last.beat }).catch(() => false);
    await runner.release();
  };
}

async function prepare(runner: QueryRunner): Promise<void> {
  await runner.query(
    'CREATE TABLE IF NOT EXISTS migration_lock (id INTEGER PRIMARY KEY, holder CHAR(24) NOT NULL, beat INTEGER NOT NULL)',
  );
  await untilNoConflict(() =>
    runner.query("INSERT IGNORE INTO migration_lock (id, holder, beat) VALUES (1, '', 0)"),
  );
}

/** @returns the row as it was written last */
async function beat(runner: QueryRunner, lock: Lock, signal: AbortSignal): Promise<Lock> {
  let last = lock;
  try {
    for await (const _ of repeat(BEAT_MS, undefined, { signal })) {
      const next = { ...last, beat: last.beat + 1 };
      if (await change(runner, last, next)) last = next;
    }
  } catch {
    // It is over, or the connection is lost.
  }
  return last;
}

/** False, and nothing changed, when the row is another one by now. */
async function change(runner: QueryRunner, from: Lock, to: Lock): Promise<boolean> {
  const { affected } = await untilNoConflict(() =>
    runner.query(
      'UPDATE migration_lock SET holder = ?, beat = ? WHERE holder = ? AND beat = ?',
      [to.holder, to.beat, from.holder, from.beat],
      true,
    ),
  );
  return affected === 1;
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
