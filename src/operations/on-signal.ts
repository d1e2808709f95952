/** The cleanups of running work, for a signal. */
const cleanups = new Set<() => Promise<void>>();

/** How long a signal waits for the cleanups. */
const TIMEOUT_MS = 10_000;

/** Runs the work, then the cleanup, also when a signal ends the process. */
export async function withCleanup<T>(cleanup: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  cleanups.add(cleanup);
  try {
    return await work();
  } finally {
    cleanups.delete(cleanup);
    await cleanup();
  }
}

/** Runs the cleanups and ends the process at SIGINT and SIGTERM. */
export function endOnSignal(): void {
  const end = (code: number): void => {
    setTimeout(() => process.exit(code), TIMEOUT_MS).unref();
    void Promise.allSettled([...cleanups].map((cleanup) => cleanup())).then(() => process.exit(code));
  };
  process.once('SIGINT', () => end(130));
  process.once('SIGTERM', () => end(143));
}
