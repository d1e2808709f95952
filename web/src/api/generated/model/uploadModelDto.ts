/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface UploadModelDto {
  /** A GLB of at most 2 MB. */
  file: Blob;
}
