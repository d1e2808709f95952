/** The claims of an access token (rule A3). */
export interface TokenClaims {
  userId: string;
  role: string;
}

/**
 * Reads an access token's claims without verifying it. They only tell the page whose data to request.
 *
 * @returns null for an invalid token
 */
export function decodeToken(token: string): TokenClaims | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (c) =>
      c.charCodeAt(0),
    );
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Partial<TokenClaims>;
    if (typeof claims.userId !== 'string' || typeof claims.role !== 'string') return null;
    return { userId: claims.userId, role: claims.role };
  } catch {
    return null;
  }
}
