/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface SecondFactorSetupDto {
  /** The secret in Base32, for typing it in. */
  secret: string;
  /** The same as an address, for a QR code. */
  uri: string;
}
