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

/** A shoe with the facts of it that an answer gives, and a line of its description that answers a wish. */
export interface Item {
  product: ProductDto;
  facts: StockFact[];
  quote?: string;
}

/** What a shoe has one of. */
export type Kind = 'material' | 'type' | 'brand';

/** One thing that an answer says. Every figure and name of a shoe in it was read from the database. */
export type Statement =
  | { kind: 'in-stock'; item: Item; quantity?: number }
  /** Fewer pairs are left than wanted. */
  | { kind: 'short'; item: Item; quantity: number }
  | { kind: 'gone'; product: ProductDto; facts: StockFact[]; isAll: boolean }
  | { kind: 'no-color'; product: ProductDto; colors: string[] }
  /** What was asked for is turned away as well: every colour of the shoe, or every one of those that were asked for. */
  | { kind: 'only-colors'; product: ProductDto }
  /** Its material, its type or its brand is turned away. */
  | { kind: 'only-kind'; product: ProductDto; of: Kind }
  /** No size, or no price, is within the bounds that are asked for. */
  | { kind: 'no-both'; sizes: AskedSizes }
  | { kind: 'no-both-price'; low: number; high: number }
  /** Not the colour that was asked for, but one of its family. */
  | { kind: 'near-color'; product: ProductDto; colors: string[]; facts: StockFact[] }
  /** Not made in these sizes: in some of its colours, or, where none are named, in any. */
  | { kind: 'no-size'; product: ProductDto; colors: string[]; sizes: AskedSizes }
  /** Every size of it is turned away, or every one of some of its colours. */
  | { kind: 'only-sizes'; product: ProductDto; colors: string[] }
  | { kind: 'near-same'; product: ProductDto; facts: StockFact[] }
  | { kind: 'list'; items: Item[]; sort?: Sort; wishes: string[] }
  | { kind: 'none'; reason: 'no-match' | 'gone' | 'no-cheaper' | 'no-dearer'; asked: Asked }
  | { kind: 'near'; items: Item[] }
  | { kind: 'no-wish'; wishes: string[]; smallest?: string }
  /** A line of a named shoe's description. */
  | { kind: 'quote'; product: ProductDto; quote: string }
  | { kind: 'absent'; names: string[] }
  | { kind: 'compare'; items: Item[]; gone: ProductDto[] }
  /** Which of two shoes costs more, and by how much. */
  | { kind: 'prices'; dear: ProductDto; cheap: ProductDto }
  /** Of two shoes the one whose description alone answers the wishes. */
  | { kind: 'suits'; product: ProductDto; wishes: string[] }
  | { kind: 'size-help'; sizes: string[] }
  /** The length of a foot, in cm, that an EU size is for. */
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

/** Sizes that are asked for: one by one, or within bounds. */
export interface AskedSizes {
  sizes: string[];
  /** A bound that leaves its own size out is a tenth beside it. */
  min?: number;
  max?: number;
  /** Within the bounds, but turned away. */
  except: string[];
}

/** What was asked for, for a sentence that says that there is none: the words are from tables or the catalogue. */
export interface Asked {
  brands: string[];
  types: string[];
  materials: string[];
  colors: string[];
  sizes: AskedSizes;
  minPrice?: number;
  maxPrice?: number;
  nearPrice?: number;
  /** What is turned away, in the same words. */
  away: Record<'brands' | 'types' | 'materials' | 'colors' | 'sizes', string[]>;
  /** Shoes are turned away by their names. */
  isOther: boolean;
}

/** All the facts that statements give, for the cards: of a list, each shoe's first colour first. */
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

/** True for bounds that no size is within: 'over 44 and under 40'; sizes are whole or half. */
export function isContrary({ sizes, minSize = 0, maxSize = Infinity }: StockQuery): boolean {
  return wanted(sizes).length === 0 && Math.ceil(minSize * 2) > Math.floor(maxSize * 2);
}

/** The sizes that a query asks for, and those that it turns away within its bounds. */
export function askedSizes({ sizes, minSize: min, maxSize: max }: StockQuery): AskedSizes {
  const isWithin = (size: string): boolean =>
    (min !== undefined || max !== undefined) &&
    Number(size) >= (min ?? 0) &&
    Number(size) <= (max ?? Infinity);
  return { sizes: wanted(sizes), min, max, except: unwanted(sizes).filter(isWithin) };
}

/** The colours of a product that are not turned away. */
export function allowedColors(product: ProductDto, query: StockQuery): string[] {
  const all = product.colors.map(({ color }) => color);
  const distanceOf = (asked: string, color: string): number => meantColors(asked, [color]).distance;
  // 'not white but ivory': what is wanted by its own name stays.
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
