/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ChatSizeDto {
  /** Pairs left, at the moment of the answer */
  left: number;
  /** The EU size as text */
  size: string;
}
