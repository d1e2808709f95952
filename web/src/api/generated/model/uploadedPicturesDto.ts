/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface UploadedPicturesDto {
  /** The addresses of their larger sizes, in the order sent; those for a card end in `-480.webp` instead. */
  paths: string[];
}
