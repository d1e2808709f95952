import { createHmac, timingSafeEqual } from 'node:crypto';

export type Algorithm = 'sha256' | 'sha512';

/** An HMAC in lower-case hexadecimal digits. */
export function hmacHex(algorithm: Algorithm, key: string, text: string | Buffer): string {
  return createHmac(algorithm, key).update(text).digest('hex');
}

/** Compares a signature in constant time with what was sent, in small or capital letters; anything but a text is wrong. */
export function isSameSignature(expected: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [own, sent] = [Buffer.from(expected), Buffer.from(given.toLowerCase())];
  return own.length === sent.length && timingSafeEqual(own, sent);
}
