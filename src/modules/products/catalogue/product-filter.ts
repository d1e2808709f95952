import type { ProductSort } from '../product-options';

/** What a list of products is narrowed by. An absent or empty group narrows nothing. */
export interface ProductFilter {
  /** Every word of it occurs somewhere in the name, whatever the case and the accents. */
  search?: string;
  /** Of `BRANDS`. */
  brand?: string[];
  /** Colour names, folded with `colorKey`. */
  color?: string[];
  /** Of `PRODUCT_TYPES`. */
  type?: string[];
  /** Of `STOCK_OPTIONS`. */
  stock?: string[];
  /** Something is left in one of these sizes, written as numbers are ('42', '42.5'). */
  size?: string[];
}

/** One page of a filtered list. `page` starts at 1. */
export interface ProductPage extends ProductFilter {
  page: number;
  limit: number;
  sort?: ProductSort;
}
