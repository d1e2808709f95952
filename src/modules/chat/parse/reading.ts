import type { StockQuery, WantedName } from '../stock-query';

/** A parsed message and its references to the conversation. */
export interface Reading {
  query: StockQuery;
  /** Requests beyond the query: 'other-colors', 'smaller', 'cheaper'. */
  asks: ReadonlySet<string>;
  /** References to shoes of the conversation: 'that', 'those', 'last', '1' to '4'. */
  refs: readonly string[];
  /** 'còn … thì sao', 'and …': other conditions stay unchanged. */
  goesOn: boolean;
  /** A short message, which more likely adds to the conversation than starts anew. */
  isShort: boolean;
}

/** The subject of the conversation. */
export interface Context {
  query: StockQuery;
  /** The shoes of the shop's last answer, in its order. */
  listed: string[];
  /** The last list with more than one shoe. */
  menu: string[];
  /** The shoes mentioned so far, in order, with the colours requested of each. */
  mentioned: WantedName[];
}
