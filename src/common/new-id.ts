import { randomUUID } from 'node:crypto';

/**
 * Creates an id of 24 lower-case hexadecimal characters: 8 for the seconds since 1970 and 16 random ones. Ids
 * therefore sort by their second of creation. An order's displayed number is the first half of its id.
 * @param now the time to encode, for tests and the demo's past orders
 */
export function newId(now: Date = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000);
  // Node generates random numbers for many UUIDs at once. The first and last 8 characters are fully random.
  const random = randomUUID();
  return seconds.toString(16).padStart(8, '0') + random.slice(0, 8) + random.slice(-8);
}

/**
 * The format of an id. DTOs repeat it, since the API document only shows patterns written in the decorator.
 */
export const ID_PATTERN = /^[0-9a-f]{24}$/;
