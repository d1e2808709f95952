/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface SessionDto {
  /** The sign-in's id. */
  _id: string;
  /**
   * The network address of the last login or refresh; null for sign-ins from before it was stored.
   * @nullable
   */
  address: string | null;
  /** When the person signed in. */
  createdAt: string;
  /** Browser and system in words, as the device names itself. */
  device: string;
  /** When it expires without further use: 30 days after the last use, at most 90 days after the login. */
  expiresAt: string;
  /** True for the sign-in that makes this call. */
  isCurrent: boolean;
  /** When the device last refreshed its tokens, which it does every 15 minutes in use. */
  lastUsedAt: string;
}
