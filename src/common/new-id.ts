import { randomBytes } from 'node:crypto';

/**
 * Makes an id: 24 lower-case hexadecimal characters, 8 of the seconds since 1970 and 16 random ones.
 * Ids therefore sort by the second they were made in. An order's displayed number is its first half.
 *
 * @param now the moment to stamp, for tests and the demo's past orders
 */
export function newId(now: Date = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex');
}

/** What an id looks like, for validating path parameters and bodies. */
export const ID_PATTERN = /^[0-9a-f]{24}$/;
