/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { NearSearchDto } from './nearSearchDto';
import type { ProductDto } from './productDto';
import type { ReadFilterDto } from './readFilterDto';

export interface ProductListDto {
  /** When a search finds nothing: the same without the word that fits least, if that finds something */
  near?: NearSearchDto;
  /** The products of this page, whole */
  products: ProductDto[];
  /** How the search was read: the filters that its words name, in their order; missing if they name none */
  readAs?: ReadFilterDto[];
  /** How many products match in all, whatever the page */
  total: number;
}
