/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface UploadArrayDto {
  /**
   * One to six pictures, each a JPEG, PNG, WebP or AVIF of at most 8 MB.
   * @minItems 1
   * @maxItems 6
   */
  files: Blob[];
}
