import type { ProductDto } from '../../products/catalogue/catalogue.service';
import { fitsSize } from './report';
import { factsOf, type StockFact } from './stock-fact';
import type { Wish } from './wish';
import { meant } from './words/colors';

/** What narrows a list: as a wish has it, or less of it when that finds nothing. */
export type Narrowing = Pick<
  Wish,
  'brands' | 'types' | 'colors' | 'without' | 'sizes' | 'sizeRange' | 'price'
> & {
  words: string[][][];
};

/** The facts of a product that are asked for, sold out or not. */
export function matching(product: ProductDto, narrowing: Narrowing): StockFact[] {
  const all = product.colors.map(({ color }) => color);
  const unwanted = new Set(narrowing.without.flatMap((color) => meant(color, all)));
  const wanted =
    narrowing.colors.length > 0
      ? new Set(narrowing.colors.flatMap((color) => meant(color, all)))
      : new Set(all);
  return factsOf(product).filter(
    (fact) => wanted.has(fact.color) && !unwanted.has(fact.color) && fitsSize(fact, narrowing),
  );
}

export function fitsPrice({ price }: ProductDto, { price: range }: Narrowing): boolean {
  return price >= (range?.min ?? 0) && price <= (range?.max ?? Infinity);
}

export function fitsKind({ brand, type }: ProductDto, { brands, types }: Narrowing): boolean {
  return (
    (brands.length === 0 || (brands as string[]).includes(brand)) &&
    (types.length === 0 || (types as string[]).includes(type))
  );
}
