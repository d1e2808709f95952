/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ConfirmSecondFactorDto {
  /**
   * The six digits that the app shows now.
   * @maxLength 40
   */
  code: string;
}
