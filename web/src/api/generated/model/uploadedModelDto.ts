/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface UploadedModelDto {
  /** Its address. */
  path: string;
}
