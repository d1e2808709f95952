import { hkdfSync } from 'node:crypto';
import type { Config } from '../config/config';

/** The server's secret, and while it is rotated the one before it. */
export type ServerSecrets = Pick<Config, 'jwtSecret' | 'previousJwtSecret'>;

/**
 * Derives a 32-byte key for one purpose from the server's secret.
 * @param purpose part of the derivation: changing it invalidates stored hashes and issued cookies
 */
export function deriveKey(serverSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverSecret, '', purpose, 32));
}

/** The key of one purpose, and while the secret is rotated the one before it, which only reads. */
export function deriveKeys(
  { jwtSecret, previousJwtSecret }: ServerSecrets,
  purpose: string,
): readonly [Buffer, ...Buffer[]] {
  const previous = previousJwtSecret === undefined ? [] : [deriveKey(previousJwtSecret, purpose)];
  return [deriveKey(jwtSecret, purpose), ...previous];
}
