/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface SetUpSecondFactorDto {
  /**
   * The password as it is now.
   * @maxLength 128
   */
  currentPassword: string;
}
