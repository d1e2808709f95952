import type { Brand, ProductDto, ProductType } from '../../products/catalogue/catalogue.service';
import { meantColors } from '../reader/colors';
import { unwanted, wanted, type StockQuery } from '../stock-query';

/** One size of one colour, as the database has it at this moment. */
export interface StockFact {
  productId: string;
  slug: string;
  name: string;
  brand: Brand;
  type: ProductType;
  color: string;
  /** An EU size as text, '42' or '42.5'. */
  size: string;
  /** Pairs. */
  left: number;
  /** Whole dong. */
  price: number;
  /** The path of the colour's first picture. */
  image: string;
}

/** Every size of every colour of a product, in its own order, sold-out ones included. */
export function factsOf(product: ProductDto): StockFact[] {
  const { _id: productId, slug, name, price } = product;
  const [brand, type] = [product.brand as Brand, product.type as ProductType];
  return product.colors.flatMap(({ color, imageDetail, sizes }) =>
    sizes.map(({ size, quantity: left }) => ({
      ...{ productId, slug, name, brand, type, color, size, left, price },
      image: imageDetail[0] ?? product.adImage,
    })),
  );
}

/** Facts by their colours, in their order. */
export function byColor(facts: readonly StockFact[]): [color: string, facts: StockFact[]][] {
  const groups = new Map<string, StockFact[]>();
  for (const fact of facts) groups.set(fact.color, [...(groups.get(fact.color) ?? []), fact]);
  return [...groups];
}

/** True when a size is one of those that are asked for, or none are. */
export function fitsSize(size: string, query: StockQuery): boolean {
  const sizes = wanted(query.sizes);
  const number = Number(size);
  if (unwanted(query.sizes).includes(size)) return false;
  if (sizes.includes(size)) return true;
  const { minSize, maxSize } = query;
  if (minSize === undefined && maxSize === undefined) return sizes.length === 0;
  return number >= (minSize ?? 0) && number <= (maxSize ?? Infinity);
}

/** True when a query says anything of sizes that are wanted. */
export function asksSize({ sizes, minSize, maxSize }: StockQuery): boolean {
  return wanted(sizes).length > 0 || minSize !== undefined || maxSize !== undefined;
}

/** The colours of a product that are not turned away. */
export function allowedColors(product: ProductDto, query: StockQuery): string[] {
  const all = product.colors.map(({ color }) => color);
  const away = new Set(
    unwanted(query.colors).flatMap((asked) =>
      all.filter((color) => meantColors(asked, [color]).distance <= 1),
    ),
  );
  return all.filter((color) => !away.has(color));
}

/**
 * What is in stock of what is asked for. Of each colour that is asked for, the nearest one of which anything is left.
 * @param most how far a colour may be from the one that was asked for (see `colorDistance`)
 */
export function inStock(product: ProductDto, query: StockQuery, most = 1): StockFact[] {
  const colors = wanted(query.colors);
  const allowed = allowedColors(product, query);
  const left = factsOf(product).filter(
    (fact) => fact.left > 0 && allowed.includes(fact.color) && fitsSize(fact.size, query),
  );
  if (colors.length === 0) return left;
  const there = [...new Set(left.map(({ color }) => color))];
  const meant = new Set(
    colors.flatMap((asked) => {
      const found = meantColors(asked, there);
      return found.distance <= most ? found.colors : [];
    }),
  );
  return left.filter(({ color }) => meant.has(color));
}
