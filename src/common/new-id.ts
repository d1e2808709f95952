import { randomUUID } from 'node:crypto';

/**
 * Makes an id: 24 lower-case hexadecimal characters, 8 of the seconds since 1970 and 16 random ones.
 * Ids therefore sort by the second they were made in. An order's displayed number is its first half.
 *
 * @param now the moment to stamp, for tests and the demo's past orders
 */
export function newId(now: Date = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000);
  // Node draws random numbers for many UUIDs at once. Their first and last 8 characters are random throughout.
  const random = randomUUID();
  return seconds.toString(16).padStart(8, '0') + random.slice(0, 8) + random.slice(-8);
}

/** What an id looks like. DTOs write it out again: the API document shows only patterns written in the decorator. */
export const ID_PATTERN = /^[0-9a-f]{24}$/;
