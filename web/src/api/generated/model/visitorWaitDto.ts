/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface VisitorWaitDto {
  /**
   * Name of the colour; case is ignored.
   * @maxLength 100
   */
  color: string;
  /**
   * Address for the confirmation link and later the mail; case is ignored.
   * @maxLength 254
   */
  email: string;
  /**
   * The product's id.
   * @pattern ^[0-9a-f]{24}$
   */
  productId: string;
  /**
   * EU size as text.
   * @maxLength 20
   */
  size: string;
}
