import type { Language } from '../../common/language';

/** A value that is asked for, or that is not wanted ('không lấy màu đen'). */
export interface Wanted {
  value: string;
  isWanted: boolean;
}

/** A model that is asked for, with the colours and sizes that stand beside it alone ('A đen 42, B trắng 40'). */
export interface WantedName extends Wanted {
  colors?: Wanted[];
  sizes?: Wanted[];
}

export const INTENTS = [
  ...['stock', 'price', 'compare', 'recommend', 'size-help', 'fact', 'order', 'small-talk', 'other'],
] as const;
export type Intent =
  'stock' | 'price' | 'compare' | 'recommend' | 'size-help' | 'fact' | 'order' | 'small-talk' | 'other';

/** The facts of the shop that `answer/shop-facts.json` tells. */
export const TOPICS = [
  'delivery', 'payment', 'hours', 'address', 'exchange', 'authenticity', 'order-status', 'person', 'complaint', 'discount',
  'restock', 'invoice', 'care', 'fitting', 'wholesale', 'privacy',
] as const; // prettier-ignore
export type Topic = (typeof TOPICS)[number];

/** In which order, or of what part, shoes are wanted. */
export const SORTS = ['cheap', 'cheapest', 'dearest', 'newest', 'best-seller', 'cheaper', 'dearer'] as const;
export type Sort = (typeof SORTS)[number];

/** What a list is asked of, rather than shoes. */
export type About = 'brands' | 'types' | 'colors' | 'sizes';

export type SmallTalk = 'greeting' | 'thanks' | 'bye' | 'yes' | 'praise' | 'how' | 'which';

/**
 * What a question asks, whoever read it: the reader or a language model. The answer is made from this and the stock
 * alone, so nothing in it is ever said as true.
 */
export interface StockQuery {
  intent: Intent;
  language: Language;
  /** Models: the catalogue's ids, or words of a name. */
  names: WantedName[];
  brands: Wanted[];
  types: Wanted[];
  materials: Wanted[];
  /** Words for colours, in either language, or the catalogue's names. */
  colors: Wanted[];
  /** EU sizes as text. */
  sizes: Wanted[];
  minSize?: number;
  maxSize?: number;
  /** Whole dong, included. */
  minPrice?: number;
  maxPrice?: number;
  nearPrice?: number;
  /** Pairs wanted. */
  quantity?: number;
  sort?: Sort;
  about?: About;
  topics: Topic[];
  talk?: SmallTalk;
  /** What no field of a product tells: 'rain', 'gym'. */
  wishes: string[];
  /** Brands and models that the shop does not have, as they are called. */
  absent: string[];
  /** It has words of other subjects, or of attempts to misuse the chat. */
  isOffTopic?: boolean;
  /** Goods that are no shoes. */
  isOtherGoods?: boolean;
  /** The sizes were worked out from another system or from the foot's length. */
  isConverted?: boolean;
  /** Only among these products: those that were just listed. */
  among?: string[];
  /** It asks for men's or women's shoes, which the catalogue does not tell apart. */
  isGendered?: boolean;
}

/** An absent model that is not called by its name. */
export const UNNAMED = '';

/** A query that asks nothing. */
export function emptyQuery(language: Language): StockQuery {
  const none = { names: [], brands: [], types: [], materials: [], colors: [], sizes: [] };
  return { intent: 'other', language, ...none, topics: [], wishes: [], absent: [] };
}

export const want = (value: string): Wanted => ({ value, isWanted: true });
export const wanted = (values: readonly Wanted[]): string[] =>
  values.filter(({ isWanted }) => isWanted).map(({ value }) => value);
export const unwanted = (values: readonly Wanted[]): string[] =>
  values.filter(({ isWanted }) => !isWanted).map(({ value }) => value);

/** What is asked of one of the shoes that a query names. */
export function queryOf(query: StockQuery, id: string): StockQuery {
  const own = query.names.find(({ value }) => value === id);
  return { ...query, colors: own?.colors ?? query.colors, sizes: own?.sizes ?? query.sizes };
}

/** True when a query narrows the shoes by anything. */
export function narrows(query: StockQuery): boolean {
  const { names, brands, types, materials, colors, sizes, minSize, maxSize, wishes, absent } = query;
  const lists = [names, brands, types, materials, colors, sizes, wishes, absent];
  const bounds = [minSize, maxSize, query.minPrice, query.maxPrice, query.nearPrice];
  return (
    lists.some(({ length }) => length > 0) ||
    bounds.some((bound) => bound !== undefined) ||
    query.sort !== undefined
  );
}

/** True when a query asks for shoes at all, be it only the newest or men's ones. */
export function asksAnything(query: StockQuery): boolean {
  return narrows(query) || query.isGendered === true || query.intent === 'recommend';
}
