/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ConfirmWaitDto {
  /**
   * The `token` parameter of the link.
   * @maxLength 512
   */
  token: string;
}
