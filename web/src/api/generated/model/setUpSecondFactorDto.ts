/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface SetUpSecondFactorDto {
  /**
   * The current password.
   * @maxLength 128
   */
  currentPassword: string;
}
