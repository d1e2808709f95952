/** What the access token says of its bearer (specification §3). */
export interface TokenClaims {
  userId: string;
  role: string;
}

/**
 * Reads an access token's claims. It proves nothing: the server decides; this only tells the page whom
 * to ask for.
 *
 * @returns null for what is not such a token
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
