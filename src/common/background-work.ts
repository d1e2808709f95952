import type { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';

/** Work that no request waits for; shutdown waits for it. */
export class BackgroundWork {
  private readonly running = new Set<Promise<void>>();

  /** @param logger logs failures, since no caller sees them */
  constructor(private readonly logger: Logger) {}

  /** Starts after the current request, so that the response reveals nothing about the work. */
  start(work: () => Promise<void>): void {
    const run = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => this.running.delete(run));
    this.running.add(run);
  }

  /** Resolves when all started work is done, or after this many milliseconds. */
  async finish(timeoutMs: number): Promise<void> {
    const timer = new AbortController();
    const timeout = sleep(timeoutMs, undefined, { signal: timer.signal }).catch(() => undefined);
    await Promise.race([Promise.all(this.running), timeout]);
    timer.abort();
  }
}

/** Usually the shop is open by then. Each further attempt waits twice as long, up to a minute. */
const SOON_MS = 100;
const LATEST_MS = 60_000;

/**
 * Prepares something for the first requests without delaying startup. Failures, as before the database is
 * open, are retried silently: requests that need the result report them.
 * @returns a function that ends the attempts and waits for the current one
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
