/**
 * Resolves like `given` unless it takes too long.
 * @param onLate receives a result that arrives after the timeout
 * @throws an error with the code ETIMEDOUT after `ms` milliseconds
 */
export function withTimeout<T>(ms: number, given: Promise<T>, onLate?: (value: T) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let state: 'waiting' | 'given' | 'late' = 'waiting';
    const giveUp = (): void => {
      if (state === 'given') return;
      state = 'late';
      reject(Object.assign(new Error(`No answer within ${ms} ms.`), { code: 'ETIMEDOUT' }));
    };
    // Timers run before pending I/O: after a long block, let the process read responses that have arrived.
    const timer = setTimeout(() => setImmediate(giveUp), ms);
    given
      .then((value) => {
        if (state === 'late') return onLate?.(value);
        state = 'given';
        resolve(value);
      }, reject)
      .finally(() => clearTimeout(timer));
  });
}
