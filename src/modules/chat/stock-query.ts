import type { Language } from '../../common/language';

/** A value that the customer wants or rejects ('không lấy màu đen'). */
export interface Wanted {
  value: string;
  isWanted: boolean;
}

/** A requested model, with the colours and sizes that apply to it alone ('A đen 42, B trắng 40'). */
export interface WantedName extends Wanted {
  colors?: Wanted[];
  sizes?: Wanted[];
}

export const INTENTS = [
  ...['stock', 'price', 'compare', 'recommend', 'size-help', 'fact', 'order', 'small-talk', 'other'],
] as const;
export type Intent =
  'stock' | 'price' | 'compare' | 'recommend' | 'size-help' | 'fact' | 'order' | 'small-talk' | 'other';

/** The facts about the shop in `answer/shop-facts.json`. */
export const TOPICS = [
  'delivery', 'payment', 'hours', 'address', 'exchange', 'authenticity', 'order-status', 'person', 'complaint', 'discount',
  'restock', 'invoice', 'care', 'fitting', 'wholesale', 'privacy',
] as const; // prettier-ignore
export type Topic = (typeof TOPICS)[number];

/** Orders and selections that a customer may request. */
export const SORTS = ['cheap', 'cheapest', 'dearest', 'newest', 'best-seller', 'cheaper', 'dearer'] as const;
export type Sort = (typeof SORTS)[number];

/** The subject of a question that is not about single shoes. */
export type About = 'brands' | 'types' | 'colors' | 'sizes';

export type SmallTalk = 'greeting' | 'thanks' | 'bye' | 'yes' | 'praise' | 'how' | 'which';

/**
 * The content of a question, filled in by the parser or a language model. Answers are made from this and the
 * stock alone; the query itself is never repeated as fact.
 */
export interface StockQuery {
  intent: Intent;
  language: Language;
  /** Models: ids of the catalogue, or words of a name. */
  names: WantedName[];
  brands: Wanted[];
  types: Wanted[];
  materials: Wanted[];
  /** Words for colours in either language, or the catalogue's names. */
  colors: Wanted[];
  /** EU sizes as text. */
  sizes: Wanted[];
  minSize?: number;
  maxSize?: number;
  /** Whole dong, inclusive. */
  minPrice?: number;
  maxPrice?: number;
  nearPrice?: number;
  /** Requested pairs. */
  quantity?: number;
  sort?: Sort;
  about?: About;
  topics: Topic[];
  talk?: SmallTalk;
  /** Properties that no field of a product covers: 'rain', 'gym'. */
  wishes: string[];
  /** Brands and models that the shop does not have, as the customer named them. */
  absent: string[];
  /** True if the message is about other subjects, or tries to misuse the chat. */
  isOffTopic?: boolean;
  /** True if the message is about goods other than shoes. */
  isOtherGoods?: boolean;
  /** True if the sizes were converted from another system or from a foot length. */
  isConverted?: boolean;
  /** Limits the search to these products: those just listed. */
  among?: string[];
  /** True if it asks for men's or women's shoes, which the catalogue does not distinguish. */
  isGendered?: boolean;
}

/** A missing model whose name is unknown. */
export const UNNAMED = '';

export function emptyQuery(language: Language): StockQuery {
  const none = { names: [], brands: [], types: [], materials: [], colors: [], sizes: [] };
  return { intent: 'other', language, ...none, topics: [], wishes: [], absent: [] };
}

export const want = (value: string): Wanted => ({ value, isWanted: true });
export const wanted = (values: readonly Wanted[]): string[] =>
  values.filter(({ isWanted }) => isWanted).map(({ value }) => value);
export const unwanted = (values: readonly Wanted[]): string[] =>
  values.filter(({ isWanted }) => !isWanted).map(({ value }) => value);

/** The part of a query that concerns one of its named shoes. */
export function queryOf(query: StockQuery, id: string): StockQuery {
  const own = query.names.find(({ value }) => value === id);
  return { ...query, colors: own?.colors ?? query.colors, sizes: own?.sizes ?? query.sizes };
}

/** True when a query has any condition on the shoes. */
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

/** True when a query asks for shoes at all, even only for the newest or men's ones. */
export function asksAnything(query: StockQuery): boolean {
  return narrows(query) || query.isGendered === true || query.intent === 'recommend';
}
