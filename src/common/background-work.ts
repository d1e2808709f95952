import type { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';

/** Work that nobody waits for, except the end of the process. */
export class BackgroundWork {
  private readonly running = new Set<Promise<void>>();

  /** @param logger is told of failures, which nobody else hears of */
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
