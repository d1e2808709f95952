import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The three parts of a refresh token; on the wire, dots join them and clients treat them as opaque. */
export interface RefreshToken {
  sessionId: string;
  /** Random, and the same for all tokens of a sign-in: it tells a spent token from a guess. */
  family: string;
  /** Different after each refresh. */
  secret: string;
}

/** The first refresh token of a sign-in. */
export function createRefreshToken(sessionId: string): RefreshToken {
  return {
    sessionId,
    family: randomBytes(16).toString('base64url'),
    secret: randomBytes(32).toString('base64url'),
  };
}

/**
 * The next token. It is derived from the token and a key of the server. So tabs that refresh with the same token at
 * once get the same next one, although no token is stored.
 */
export function nextRefreshToken(token: RefreshToken, key: Buffer): RefreshToken {
  const secret = createHmac('sha256', key).update(formatRefreshToken(token)).digest('base64url');
  return { ...token, secret };
}

export function formatRefreshToken({ sessionId, family, secret }: RefreshToken): string {
  return `${sessionId}.${family}.${secret}`;
}

/** The token's parts, or null for an invalid token. */
export function parseRefreshToken(text: string): RefreshToken | null {
  const [, sessionId, family, secret] = /^([0-9a-f]{24})\.([\w-]{22})\.([\w-]{43})$/.exec(text) ?? [];
  return sessionId && family && secret ? { sessionId, family, secret } : null;
}

/** SHA-256 as 64 hexadecimal digits, which the database stores instead of a token. */
export function hashToken(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Compares two results of `hashToken` in constant time. */
export function isSameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));
}
