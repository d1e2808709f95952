import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Role } from '../../common/auth/role';

/** The claims of an access token (rule A3). The server trusts only the two ids. */
export interface AccessTokenPayload {
  userId: string;
  role: Role;
  sessionId: string;
}

/** The only accepted algorithm. */
export const ACCESS_TOKEN_ALGORITHM = 'HS256';

export const ACCESS_TOKEN_LIFETIME_SECONDS = 15 * 60;

/** The signing key. As a key object it verifies a token many times faster than as a plain secret. */
export function accessTokenKey(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret, 'utf8'));
}

/** Whether a verified token's claims have a sign-in's ids; they are then looked up. */
export function isAccessTokenPayload(payload: unknown): payload is AccessTokenPayload {
  const { userId, sessionId } = (payload ?? {}) as Record<string, unknown>;
  return typeof userId === 'string' && typeof sessionId === 'string';
}
