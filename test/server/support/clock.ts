/** A moment by the shop's clock, seven hours ahead of UTC all year, such as `2025-12-31T23:59:00`. */
export const inShop = (clock: string): Date => new Date(`${clock}+07:00`);

/** Stops the clock of this process at a moment; timers go on, so that servers and databases still answer. */
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
