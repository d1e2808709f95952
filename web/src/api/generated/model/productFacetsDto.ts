/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { FacetDto } from './facetDto';
import type { ColorFacetDto } from './colorFacetDto';

export interface ProductFacetsDto {
  /** Every brand, in the shop's order; a count may be 0 */
  brands: FacetDto[];
  /** The colours of the matching products, most frequent first; selected colours stay in the list at 0 */
  colors: ColorFacetDto[];
  /** Every material, in the shop's order; a count may be 0 */
  materials: FacetDto[];
  /** Ranges of prices in dong: below 2 million, from 2, from 2.5, from 3 up to below 5, and from 5 million; then
others that are selected. A count may be 0 */
  prices: FacetDto[];
  /** The sizes that a matching product has in stock, smallest first; selected sizes stay in the list at 0 */
  sizes: FacetDto[];
  /** `just-in` and `sold-out` */
  stock: FacetDto[];
  /** Every type, in the shop's order; a count may be 0 */
  types: FacetDto[];
}
