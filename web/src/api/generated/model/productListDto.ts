/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ProductDto } from './productDto';

export interface ProductListDto {
  /** The products of this page, whole */
  products: ProductDto[];
  /** How many products match in all, whatever the page */
  total: number;
}
