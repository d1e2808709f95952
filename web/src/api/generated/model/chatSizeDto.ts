/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ChatSizeDto {
  /** Pairs in stock when the answer was made */
  left: number;
  /** EU size as text */
  size: string;
}
