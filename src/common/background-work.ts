import type { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';

/** Work that no request waits for; shutdown waits for it. */
export class BackgroundWork {
  private readonly running = new Set<Promise<void>>();

  /** @param logger gets the failures, which no caller sees */
  constructor(private readonly logger: Logger) {}

  /** Begins after the present request has been dealt with, so that its answer says nothing about the work. */
  start(work: () => Promise<void>): void {
    const run = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }

  /** Resolves once all that was begun is done, or this many milliseconds have gone by. */
  async finish(patienceMs: number): Promise<void> {
    const timer = new AbortController();
    const patience = sleep(patienceMs, undefined, { signal: timer.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.running), patience]);
    timer.abort();
  }
}

/** Long enough for most shops to have opened; the next attempt waits twice as long, and so on, for at most a minute. */
const SOON_MS = 100;
const LATEST_MS = 60_000;

/**
 * Prepares something for the first requests once the shop has opened, so that it does not delay the start. What fails,
 * as everything does before the database is open, is tried again, without a word: requests that need it say why.
 * @returns what ends the attempts, and waits for the present one
 */
export function onceOpen(work: () => Promise<unknown>): () => Promise<void> {
  let [timer, running, isStopped]: [NodeJS.Timeout?, Promise<unknown>?, boolean?] = [];
  const attemptIn = (waitMs: number): void => {
    if (isStopped) return;
    const again = (): void => attemptIn(Math.min(2 * waitMs, LATEST_MS));
    timer = setTimeout(() => {
      running = work().catch(again);
    }, waitMs).unref();
  };
  attemptIn(SOON_MS);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
