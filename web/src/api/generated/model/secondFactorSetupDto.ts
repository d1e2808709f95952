/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface SecondFactorSetupDto {
  /** The secret in Base32, for typing. */
  secret: string;
  /** The secret as an address, for a QR code. */
  uri: string;
}
