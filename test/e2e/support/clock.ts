/** An instant by the shop's clock, always seven hours ahead of UTC, such as `2025-12-31T23:59:00`. */
export const inShop = (clock: string): Date => new Date(`${clock}+07:00`);

/** Stops this process's clock; timers go on, so that servers and databases still answer. */
export function stopClock(now: Date | number): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
      'setTimeout',
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
    ],
  });
}

/** Stops the clock for each test of a block: what lasts a moment must not depend on the second a test begins in. */
export function useStoppedClock(): void {
  beforeEach(() => stopClock(Date.now()));
  afterEach(() => jest.useRealTimers());
}

let shiftMs = 0;

/** Lets this much time go by for what measures it with `performance.now()`; timers go on as ever. */
export function letTimePass(ms: number): void {
  const now = jest.isMockFunction(performance.now) ? undefined : performance.now.bind(performance);
  shiftMs += ms;
  if (now) jest.spyOn(performance, 'now').mockImplementation(() => now() + shiftMs);
}
