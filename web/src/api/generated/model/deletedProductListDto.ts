/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { DeletedProductDto } from './deletedProductDto';

export interface DeletedProductListDto {
  /** Deleted products of this page, the last deleted first */
  products: DeletedProductDto[];
  /** Total number of deleted products, on all pages */
  total: number;
}
