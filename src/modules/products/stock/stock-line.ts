/** Names one stock-keeping unit: a size of a colour of a product. */
export interface StockKey {
  productId: string;
  color: string;
  size: string;
}

/** A number of pairs of one stock-keeping unit; `quantity` is a whole number above 0. */
export interface StockLine extends StockKey {
  quantity: number;
  /** The size with its product, if already read in this transaction. */
  sellable?: Sellable;
}

/** Why pairs move: the order they belong to, and who did it (null for the shop itself). */
export interface StockCause {
  orderId: string;
  actorId: string | null;
  /** When it happened, for orders of the past; now when it is not given. */
  at?: Date;
}

/** How the quantity of one size changed, as the ledger says it. */
export interface LedgerChange extends StockKey {
  colorKey: string;
  /** Pairs that came (above 0) or went (below 0). */
  change: number;
}

/** A change with the row of `product_sizes` that it is of. */
export interface StockChange extends LedgerChange {
  sizeId: string;
  /** Whether the size sold out or came back by it, where that is known already. */
  crossesZero?: boolean;
}

/** What an order line copies from the catalogue, as it stands now. */
export interface Sellable extends StockKey {
  sizeId: string;
  colorKey: string;
  /** Today's price of one pair, in whole dong. */
  price: number;
  name: string;
  slug: string;
  /** The first picture of the colour, or the product's own when the colour has none. */
  image: string;
  /** Pairs left of this size of this colour. */
  available: number;
}

/** A line for which fewer pairs are left than it asks; `available` is what is left of it now. */
export interface ShortLine extends StockLine {
  available: number;
  /** The product's name; none when the size is no longer sold at all. */
  name?: string;
}

/**
 * The key of a line: `productId/color/size`, the colour as it is saved (lower case). Errors and lookups of
 * several lines are keyed by it.
 */
export function lineKey({ productId, color, size }: StockKey): string {
  return `${productId}/${color.trim().toLowerCase()}/${size.trim()}`;
}
