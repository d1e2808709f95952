/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface UploadSingleDto {
  /** A JPEG, PNG, WebP or AVIF of at most 8 MB. */
  file: Blob;
}
