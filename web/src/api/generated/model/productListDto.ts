/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { NearSearchDto } from './nearSearchDto';
import type { ProductDto } from './productDto';
import type { ReadFilterDto } from './readFilterDto';

export interface ProductListDto {
  /** Only when a search finds nothing: the same search without the word that fits least, if that finds
products */
  near?: NearSearchDto;
  /** The complete products of this page */
  products: ProductDto[];
  /** The filters that the search words were understood as, in the order of the words; missing if there are
none */
  readAs?: ReadFilterDto[];
  /** The total number of matching products, on all pages */
  total: number;
}
