import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Role } from '../../common/auth/role';

/** What an access token says (specification §3). The server itself believes only the two ids. */
export interface AccessTokenPayload {
  userId: string;
  role: Role;
  sessionId: string;
}

/** The only algorithm with which tokens are signed and taken. */
export const ACCESS_TOKEN_ALGORITHM = 'HS256';

export const ACCESS_TOKEN_LIFETIME_SECONDS = 15 * 60;

/** The signing key. As a key object a token is verified many times faster than with the plain secret. */
export function accessTokenKey(secret: string): KeyObject {
  return createSecretKey(Buffer.from(secret, 'utf8'));
}

/** Whether what a genuine token says names a sign-in at all: the ids are looked up as they are. */
export function isAccessTokenPayload(payload: unknown): payload is AccessTokenPayload {
  const { userId, sessionId } = (payload ?? {}) as Record<string, unknown>;
  return typeof userId === 'string' && typeof sessionId === 'string';
}
