/**
 * What a promise gives, unless it takes too long.
 * @param onLate gets what is given afterwards
 * @throws an error with the code ETIMEDOUT after `ms` milliseconds
 */
export function within<T>(ms: number, given: Promise<T>, onLate?: (value: T) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(Object.assign(new Error(`No answer within ${ms} ms.`), { code: 'ETIMEDOUT' }));
    }, ms);
    given
      .then((value) => (isLate ? onLate?.(value) : resolve(value)), reject)
      .finally(() => clearTimeout(timer));
  });
}
