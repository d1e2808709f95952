/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { FacetDto } from './facetDto';
import type { ColorFacetDto } from './colorFacetDto';

export interface ProductFacetsDto {
  /** Every brand of the shop, in its order; a count may be 0 */
  brands: FacetDto[];
  /** The colours of the products that match, most frequent first, and those selected even at 0 */
  colors: ColorFacetDto[];
  /** Every material, in the shop's order; a count may be 0 */
  materials: FacetDto[];
  /** The sizes of which a match has something left, smallest first, and those selected even at 0 */
  sizes: FacetDto[];
  /** `just-in` and `sold-out` */
  stock: FacetDto[];
  /** Every type, in the shop's order; a count may be 0 */
  types: FacetDto[];
}
