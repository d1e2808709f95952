/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface UploadedPictureDto {
  /** The address of its larger size; the one for a card ends in `-480.webp` instead. */
  path: string;
}
