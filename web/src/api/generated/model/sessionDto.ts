/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface SessionDto {
  /** The sign-in's id. */
  _id: string;
  /**
   * The network address of the last login or exchange of tokens; null for sign-ins of before it was kept.
   * @nullable
   */
  address: string | null;
  /** When the person signed in. */
  createdAt: string;
  /** Browser and system in words, as the device names itself. */
  device: string;
  /** When it ends unless it is used before: 30 days after the last use, 90 days after the login at most. */
  expiresAt: string;
  /** True for the sign-in that makes this call. */
  isCurrent: boolean;
  /** When the device last exchanged its tokens, as it does every 15 minutes while it is used. */
  lastUsedAt: string;
}
