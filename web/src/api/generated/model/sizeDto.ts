/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface SizeDto {
  /** Pairs left of this size of this colour */
  quantity: number;
  /** The EU size as text */
  size: string;
}
