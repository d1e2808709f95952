/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface RecoveryCodesDto {
  /**
   * Ten codes, each valid for one sign-in. They are shown only once.
   * @minItems 10
   * @maxItems 10
   */
  recoveryCodes: string[];
}
