/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface TokensDto {
  /** Refresh token: opaque, valid 30 days, for one use. */
  refreshToken: string;
  /** Access token: a JWT with `userId` and `role`, valid 15 minutes, sent as `Authorization: Bearer …`. */
  token: string;
}
