import { createHmac } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { sortedFields } from '../common/sorted-fields';

/** How many characters a long text holds in every database. */
const MAX_BYTES = 65_535;

/**
 * 64 hexadecimal digits that stand for a value: equal for equal JSON, whatever the order of its fields. Keyed,
 * because a plain hash of a body with a password in it could be searched for the password.
 */
export function fingerprint(value: unknown, key: Buffer): string {
  return createHmac('sha256', key).update(JSON.stringify(value, sortedFields)).digest('hex');
}

/** An answer's JSON, compressed; null when it is too long to store. */
export function packAnswer(answer: unknown): string | null {
  const packed = deflateRawSync(JSON.stringify(answer)).toString('base64');
  return packed.length <= MAX_BYTES ? packed : null;
}

/** The answer that was packed. */
export function unpackAnswer(packed: string): unknown {
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString());
}
