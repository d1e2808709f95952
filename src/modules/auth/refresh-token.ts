import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** A refresh token in its three parts; on the wire they are joined by dots and mean nothing to a client. */
export interface RefreshToken {
  sessionId: string;
  /** Random, the same for all tokens of a sign-in: who knows it has once had a genuine one. */
  family: string;
  /** Another one at each exchange. */
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

/** The key that `nextRefreshToken` uses, made from the server's secret for this one purpose. */
export function refreshKeyOf(serverSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverSecret, '', 'refresh-token', 32));
}

/**
 * The token that follows. It depends on the token and a key only the server has, so that tabs which exchange
 * the same token at once all get the same next one, although no token is stored.
 */
export function nextRefreshToken(token: RefreshToken, key: Buffer): RefreshToken {
  const secret = createHmac('sha256', key).update(formatRefreshToken(token)).digest('base64url');
  return { ...token, secret };
}

export function formatRefreshToken({ sessionId, family, secret }: RefreshToken): string {
  return `${sessionId}.${family}.${secret}`;
}

/** The token's parts, or null for what cannot be a refresh token. */
export function parseRefreshToken(text: string): RefreshToken | null {
  const [, sessionId, family, secret] = /^([0-9a-f]{24})\.([\w-]{22})\.([\w-]{43})$/.exec(text) ?? [];
  return sessionId && family && secret ? { sessionId, family, secret } : null;
}

/** SHA-256 as 64 hexadecimal digits: what the database keeps of a token. */
export function hashToken(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Compares two hashes of `hashToken` in constant time. */
export function isSameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one, 'hex'), Buffer.from(other, 'hex'));
}
