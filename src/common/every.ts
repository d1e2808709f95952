import { Interval } from '@nestjs/schedule';
import { withTimeout } from './with-timeout';

const running = new Set<Promise<unknown>>();
let isBegun = false;

/** From now on jobs run: the database is migrated. */
export function beginJobs(): void {
  isBegun = true;
}

/**
 * Runs a method each so many milliseconds in every process, from {@link beginJobs} on. Shutdown waits for what is running, so that no job meets a
 * closed database.
 */
export function Every(ms: number): MethodDecorator {
  return (target, key, descriptor: PropertyDescriptor) => {
    const work = descriptor.value as (...given: unknown[]) => Promise<unknown>;
    descriptor.value = function (this: unknown, ...given: unknown[]): Promise<unknown> {
      if (!isBegun) return Promise.resolve();
      const run = work.apply(this, given);
      running.add(run);
      const end = (): void => void running.delete(run);
      run.then(end, end);
      return run;
    };
    Interval(ms)(target, key, descriptor);
  };
}

/** Resolves once no job is running, or rejects after this many milliseconds. */
export async function finishJobs(ms: number): Promise<void> {
  await withTimeout(ms, settle());
}

/** A timer may start another job while the others end. */
async function settle(): Promise<void> {
  while (running.size > 0) await Promise.allSettled(running);
}
