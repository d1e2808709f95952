/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface UnpaidOrderDto {
  /** Who receives it; empty when the customer was erased. */
  name: string;
  /** The order’s id. */
  orderId: string;
  /** When it was placed. */
  placedAt: string;
  /** Whole dong. */
  total: number;
}
