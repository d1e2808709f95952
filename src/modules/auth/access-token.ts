import { createSecretKey, type KeyObject } from 'node:crypto';

/** The only accepted algorithm. */
export const ACCESS_TOKEN_ALGORITHM = 'HS256';

export const ACCESS_TOKEN_LIFETIME_SECONDS = 15 * 60;

/** The signing key. As a key object it verifies a token many times faster than as a plain secret. */
export function accessTokenKey(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret, 'utf8'));
}
