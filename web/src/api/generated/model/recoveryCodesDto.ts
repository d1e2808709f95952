/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface RecoveryCodesDto {
  /**
   * Ten codes, each good for one sign-in. They are shown this once.
   * @minItems 10
   * @maxItems 10
   */
  recoveryCodes: string[];
}
