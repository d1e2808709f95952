/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface AttachOrderDto {
  /**
   * The cart's id.
   * @pattern ^[0-9a-f]{24}$
   */
  orderId: string;
  /** May be sent along and is not read: a cart's status is `cart`. */
  status?: string;
}
