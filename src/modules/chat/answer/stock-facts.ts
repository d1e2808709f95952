import { meantColors } from '../../products/catalog/words/colors';
import type { ProductDto } from '../../products/dto/product.dto';
import type { Brand, ProductType } from '../../products/product-fields';
import {
  unwanted,
  wanted,
  type About,
  type SmallTalk,
  type Sort,
  type StockQuery,
  type Topic,
} from '../stock-query';

/** Current price and stock of one size in one colour. */
export interface StockFact {
  productId: string;
  slug: string;
  name: string;
  brand: Brand;
  type: ProductType;
  color: string;
  /** EU size as text, '42' or '42.5'. */
  size: string;
  /** Pairs. */
  left: number;
  /** Whole dong. */
  price: number;
  /** Path of the colour's first picture. */
  image: string;
}

/** A shoe with its facts for an answer, and a line of its description that meets a wish. */
export interface Item {
  product: ProductDto;
  facts: StockFact[];
  quote?: string;
}

/** The attribute of a shoe that a query rejects. */
export type Kind = 'material' | 'type' | 'brand';

/** One thing that an answer says. All its figures and product names come from the database. */
export type Statement =
  | { kind: 'in-stock'; item: Item; quantity?: number }
  /** Fewer pairs are left than requested. */
  | { kind: 'short'; item: Item; quantity: number }
  | { kind: 'gone'; product: ProductDto; facts: StockFact[]; isAll: boolean }
  | { kind: 'no-color'; product: ProductDto; colors: string[] }
  /** Only rejected colours remain: all of the shoe's, or all that were requested. */
  | { kind: 'only-colors'; product: ProductDto }
  /** The query rejects the shoe's material, type or brand. */
  | { kind: 'only-kind'; product: ProductDto; of: Kind }
  /** No size or price can satisfy both bounds. */
  | { kind: 'no-both'; sizes: RequestedSizes }
  | { kind: 'no-both-price'; low: number; high: number }
  /** A related shade instead of the requested colour. */
  | { kind: 'near-color'; product: ProductDto; colors: string[]; facts: StockFact[] }
  /** Not made in these sizes: in the named colours, or in any colour if none is named. */
  | { kind: 'no-size'; product: ProductDto; colors: string[]; sizes: RequestedSizes }
  /** The query rejects all sizes of the shoe, or all sizes of these colours. */
  | { kind: 'only-sizes'; product: ProductDto; colors: string[] }
  | { kind: 'near-same'; product: ProductDto; facts: StockFact[] }
  | { kind: 'list'; items: Item[]; sort?: Sort; wishes: string[] }
  | { kind: 'none'; reason: 'no-match' | 'gone' | 'no-cheaper' | 'no-dearer'; criteria: Criteria }
  | { kind: 'near'; items: Item[] }
  | { kind: 'no-wish'; wishes: string[]; smallest?: string }
  /** A line of a named shoe's description. */
  | { kind: 'quote'; product: ProductDto; quote: string }
  | { kind: 'absent'; names: string[] }
  | { kind: 'compare'; items: Item[]; gone: ProductDto[] }
  /** The price difference between two shoes. */
  | { kind: 'prices'; dear: ProductDto; cheap: ProductDto }
  /** The one of two shoes whose description meets the wishes. */
  | { kind: 'suits'; product: ProductDto; wishes: string[] }
  | { kind: 'size-help'; sizes: string[] }
  /** The foot length in cm for an EU size. */
  | { kind: 'foot'; size: string; length: number }
  | { kind: 'ask-foot' }
  | { kind: 'converted'; sizes: string[] }
  | { kind: 'range'; about: About; values: string[] }
  | { kind: 'fact'; topic: Topic }
  | { kind: 'order'; isReady: boolean }
  | { kind: 'no-gender' }
  | { kind: 'talk'; talk: SmallTalk }
  | { kind: 'other-goods' }
  | { kind: 'refuse' };

/** Requested sizes: a list, or bounds. */
export interface RequestedSizes {
  sizes: string[];
  /** An exclusive bound is stored 0.1 above or below the size. */
  min?: number;
  max?: number;
  /** Rejected sizes within the bounds. */
  except: string[];
}

/** The requested values for a 'none found' sentence; all words come from tables or the catalogue. */
export interface Criteria {
  brands: string[];
  types: string[];
  materials: string[];
  colors: string[];
  sizes: RequestedSizes;
  minPrice?: number;
  maxPrice?: number;
  nearPrice?: number;
  /** Rejected values, in the same form. */
  away: Record<'brands' | 'types' | 'materials' | 'colors' | 'sizes', string[]>;
  /** The query rejects shoes by name. */
  isOther: boolean;
}

/** All facts of the statements, for the cards; in a list, the first colour of each shoe comes first. */
export function factsIn(statements: readonly Statement[]): StockFact[] {
  return statements.flatMap((statement) => {
    if ('items' in statement) return statement.items.flatMap(({ facts }) => firstColor(facts));
    if ('item' in statement) return statement.item.facts;
    return 'facts' in statement ? statement.facts : [];
  });
}

function firstColor(facts: StockFact[]): StockFact[] {
  return facts.filter(({ color }) => color === facts[0]?.color);
}

/** Every size of every colour of a product in catalogue order, sold out or not. */
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

/** Facts grouped by colour, in their order. */
export function byColor(facts: readonly StockFact[]): [color: string, facts: StockFact[]][] {
  const groups = new Map<string, StockFact[]>();
  for (const fact of facts) groups.set(fact.color, [...(groups.get(fact.color) ?? []), fact]);
  return [...groups];
}

/** True when the query requests this size, or no size at all. */
export function fitsSize(size: string, query: StockQuery): boolean {
  const sizes = wanted(query.sizes);
  const number = Number(size);
  if (unwanted(query.sizes).includes(size)) return false;
  if (sizes.includes(size)) return true;
  const { minSize, maxSize } = query;
  if (minSize === undefined && maxSize === undefined) return sizes.length === 0;
  return number >= (minSize ?? 0) && number <= (maxSize ?? Infinity);
}

/** True when a query requests any size. */
export function asksSize({ sizes, minSize, maxSize }: StockQuery): boolean {
  return wanted(sizes).length > 0 || minSize !== undefined || maxSize !== undefined;
}

/** True for bounds that no whole or half size satisfies: 'over 44 and under 40'. */
export function isContrary({ sizes, minSize = 0, maxSize = Infinity }: StockQuery): boolean {
  return wanted(sizes).length === 0 && Math.ceil(minSize * 2) > Math.floor(maxSize * 2);
}

/** The sizes that a query requests, and those that it rejects within its bounds. */
export function requestedSizes({ sizes, minSize: min, maxSize: max }: StockQuery): RequestedSizes {
  const isWithin = (size: string): boolean =>
    (min !== undefined || max !== undefined) &&
    Number(size) >= (min ?? 0) &&
    Number(size) <= (max ?? Infinity);
  return { sizes: wanted(sizes), min, max, except: unwanted(sizes).filter(isWithin) };
}

/** The colours of a product that the query does not reject. */
export function allowedColors(product: ProductDto, query: StockQuery): string[] {
  const all = product.colors.map(({ color }) => color);
  const distanceOf = (asked: string, color: string): number => meantColors(asked, [color]).distance;
  // 'not white but ivory': a colour requested by its exact name stays allowed.
  const nearest = (color: string): number =>
    Math.min(9, ...wanted(query.colors).map((asked) => distanceOf(asked, color)));
  const away = new Set(
    unwanted(query.colors).flatMap((asked) =>
      all.filter((color) => {
        const distance = distanceOf(asked, color);
        return distance <= 1 && distance <= nearest(color);
      }),
    ),
  );
  return all.filter((color) => !away.has(color));
}

/**
 * Matching facts in stock. For each requested colour, only its nearest shade in stock counts.
 * @param most the largest accepted distance from the requested colour (see `colorDistance`)
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
