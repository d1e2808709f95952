/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ProveSecondFactorDto {
  /**
   * The six digits that the app shows now, or a recovery code.
   * @maxLength 40
   */
  code: string;
  /**
   * The current password.
   * @maxLength 128
   */
  currentPassword: string;
}
