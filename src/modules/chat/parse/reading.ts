import type { StockQuery, WantedName } from '../stock-query';

/** What one message says, and how it goes together with what was said before. */
export interface Reading {
  query: StockQuery;
  /** What it asks beyond the query: 'other-colors', 'smaller', 'cheaper'. */
  asks: ReadonlySet<string>;
  /** It points at shoes of the conversation: 'that', 'those', 'last', '1' to '4'. */
  refs: readonly string[];
  /** 'còn … thì sao', 'and …': the rest stays as it was. */
  goesOn: boolean;
  /** A few words, which rather add to what was said than begin anew. */
  isShort: boolean;
}

/** What the conversation is about. */
export interface Context {
  query: StockQuery;
  /** The shoes that the shop named last, in its order. */
  listed: string[];
  /** The last list of several. */
  menu: string[];
  /** The shoes that it was about, in the order in which they came up, with the colours that were asked of each. */
  told: WantedName[];
}
