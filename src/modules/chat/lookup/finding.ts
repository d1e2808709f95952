import type { ProductDto } from '../../products/catalogue/catalogue.service';
import type { StockFact } from './stock-fact';
import type { AskedColor } from './words/colors';

/** A shoe with the facts of it that an answer gives. */
export interface Item {
  product: ProductDto;
  /** In the shop's order of colours, smallest size first. */
  facts: StockFact[];
}

/** One thing that an answer says. Every figure and name in it was read from the database. */
export type Statement =
  | { kind: 'in-stock'; item: Item }
  | { kind: 'sold-out'; item: Item; isAll: boolean }
  | { kind: 'no-color'; product: ProductDto; colors: AskedColor[] }
  | { kind: 'no-size'; product: ProductDto; color?: string; sizes: string[] }
  | {
      kind: 'list';
      items: Item[];
      reason: 'match' | 'cheapest' | 'dearest' | 'newest' | 'best-seller' | 'cheaper' | 'dearer';
    }
  | { kind: 'none'; reason: 'no-match' | 'sold-out' | 'no-name' | 'no-cheaper' | 'no-dearer' }
  | { kind: 'foreign'; brand: string }
  | { kind: 'foreign-size' }
  | { kind: 'near-same'; item: Item }
  | { kind: 'near'; items: Item[] }
  | { kind: 'range'; of: 'brands' | 'types'; values: string[] };
