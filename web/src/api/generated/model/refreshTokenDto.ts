/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface RefreshTokenDto {
  /**
   * The refresh token of the last answer.
   * @maxLength 512
   */
  refreshToken: string;
}
