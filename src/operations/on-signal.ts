/** What a signal must not leave behind. */
const cleanups = new Set<() => Promise<void>>();

/** How long a signal waits for what tidies up. */
const PATIENCE_MS = 10_000;

/** Does work, and afterwards tidies up, also when a signal ends the process. */
export async function tidied<T>(cleanup: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  cleanups.add(cleanup);
  try {
    return await work();
  } finally {
    cleanups.delete(cleanup);
    await cleanup();
  }
}

/** Tidies up and ends the process at SIGINT and SIGTERM. */
export function endOnSignal(): void {
  const end = (code: number): void => {
    setTimeout(() => process.exit(code), PATIENCE_MS).unref();
    void Promise.allSettled([...cleanups].map((cleanup) => cleanup())).then(() => process.exit(code));
  };
  process.once('SIGINT', () => end(130));
  process.once('SIGTERM', () => end(143));
}
