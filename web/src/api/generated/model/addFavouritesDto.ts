/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface AddFavouritesDto {
  /**
   * The products' ids, the oldest mark first.
   * @maxItems 200
   */
  productIds: string[];
}
