/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface FavouriteListDto {
  /** The products' ids, the latest mark first; deleted products are left out. */
  productIds: string[];
}
