/** Long enough for the shop to have opened. */
const SOON_MS = 100;

/**
 * Begins work that nobody waits for, once the shop has opened: a start takes as long as it has to, and no longer.
 * What goes wrong then, such as a shop that closes at once, goes wrong again for whoever asks.
 */
export function onceOpen(work: () => Promise<unknown>): void {
  setTimeout(() => void work().catch(() => undefined), SOON_MS).unref();
}
