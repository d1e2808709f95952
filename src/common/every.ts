import type { Logger } from '@nestjs/common';

/**
 * Does work again and again that nobody waits for; the process may end meanwhile.
 * @param logger is told of failures, after which it goes on
 * @returns what ends it
 */
export function every(periodMs: number, work: () => Promise<unknown>, logger: Logger): () => void {
  const turn = (): void => void work().catch((error: unknown) => logger.warn(error));
  const timer = setInterval(turn, periodMs).unref();
  return () => clearInterval(timer);
}
