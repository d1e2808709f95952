import type { Brand, ProductSort, ProductType, StockOption } from './product-options';

/** What a list of products is narrowed by. An absent or empty group narrows nothing. */
export interface ProductFilter {
  /** Every word of it occurs somewhere in the name, whatever the case and the accents. */
  search?: string;
  brand?: Brand[];
  /** Colour names, folded with `colorKey`. */
  color?: string[];
  type?: ProductType[];
  stock?: StockOption[];
}

/** One page of a filtered list. `page` starts at 1. */
export interface ProductPage extends ProductFilter {
  page: number;
  limit: number;
  sort?: ProductSort;
}
