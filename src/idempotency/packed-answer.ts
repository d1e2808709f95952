import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** How many characters the databases' long texts hold at least. */
const LONGEST = 65_535;

/** An answer's JSON made short for storing, or null when even so it is too long: a cart of some 1,500 lines. */
export function packAnswer(answer: unknown): string | null {
  const packed = deflateRawSync(JSON.stringify(answer)).toString('base64');
  return packed.length <= LONGEST ? packed : null;
}

/** The answer that was packed. */
export function unpackAnswer(packed: string): unknown {
  return JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString());
}
