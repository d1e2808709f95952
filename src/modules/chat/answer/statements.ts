import type { ProductDto } from '../../products/catalogue/catalogue.service';
import type { About, SmallTalk, Sort, Topic } from '../stock-query';
import type { Item } from './finder';
import type { StockFact } from './stock-fact';

/** One thing that an answer says. Every figure and name of a shoe in it was read from the database. */
export type Statement =
  | { kind: 'in-stock'; item: Item; quantity?: number; isPrice: boolean }
  /** Fewer pairs are left than wanted. */
  | { kind: 'short'; item: Item; quantity: number }
  | { kind: 'gone'; product: ProductDto; facts: StockFact[]; isAll: boolean }
  | { kind: 'no-color'; product: ProductDto; colors: string[] }
  /** Not the colour that was asked for, but one of its family. */
  | { kind: 'near-color'; product: ProductDto; colors: string[]; facts: StockFact[] }
  | { kind: 'no-size'; product: ProductDto; color?: string; sizes: string[] }
  | { kind: 'near-same'; product: ProductDto; facts: StockFact[] }
  | { kind: 'list'; items: Item[]; sort?: Sort; wishes: string[] }
  | { kind: 'none'; reason: 'no-match' | 'gone' | 'no-cheaper' | 'no-dearer'; asked: Asked }
  | { kind: 'near'; items: Item[] }
  | { kind: 'no-wish'; wishes: string[]; smallest?: string }
  /** A line of a named shoe's description. */
  | { kind: 'quote'; product: ProductDto; quote: string }
  | { kind: 'absent'; names: string[] }
  | { kind: 'compare'; items: Item[]; gone: ProductDto[] }
  | { kind: 'size-help'; sizes: string[] }
  | { kind: 'ask-foot' }
  | { kind: 'converted'; sizes: string[] }
  | { kind: 'range'; about: About; values: string[] }
  | { kind: 'fact'; topic: Topic }
  | { kind: 'order'; isReady: boolean }
  | { kind: 'no-gender' }
  | { kind: 'talk'; talk: SmallTalk }
  | { kind: 'other-goods' }
  | { kind: 'refuse' };

/** What was asked for, for a sentence that says that there is none: the words are from tables or the catalogue. */
export interface Asked {
  brands: string[];
  types: string[];
  colors: string[];
  sizes: string[];
  minPrice?: number;
  maxPrice?: number;
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
