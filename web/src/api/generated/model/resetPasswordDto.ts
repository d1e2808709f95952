/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ResetPasswordDto {
  /**
   * At least 8 characters with an uppercase letter, a digit and a special character; not easy to guess.
   * @minLength 8
   * @maxLength 128
   */
  password: string;
  /**
   * The `token` of the link.
   * @maxLength 512
   */
  token: string;
}
