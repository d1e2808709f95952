import { createHmac } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** How many characters a long text holds in every database. */
const LONGEST = 65_535;

/**
 * 64 hexadecimal digits that stand for a value: equal for equal JSON, whatever the order of its fields. Keyed,
 * because a plain hash of a body with a password in it could be searched for the password.
 */
export function fingerprint(value: unknown, key: Buffer): string {
  return createHmac('sha256', key).update(withSortedFields(value)).digest('hex');
}

function withSortedFields(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** An answer's JSON, compressed; null when it is too long to store. */
export function packAnswer(answer: unknown): string | null {
  const packed = deflateRawSync(JSON.stringify(answer)).toString('base64');
  return packed.length <= LONGEST ? packed : null;
}

/** The answer that was packed. */
export function unpackAnswer(packed: string): unknown {
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString());
}
