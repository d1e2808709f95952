/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface CurrentPasswordDto {
  /**
   * The current password.
   * @maxLength 128
   */
  currentPassword: string;
}
