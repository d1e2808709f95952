import { colorKey } from '../product-fields';
import type { StockReason } from './stock-movement.entity';

/** Identifies a stock-keeping unit: a size of a colour of a product. */
export interface StockKey {
  productId: string;
  color: string;
  size: string;
}

/** Pairs of one stock-keeping unit; `quantity` is an integer above 0. */
export interface StockLine extends StockKey {
  quantity: number;
  /** The size with its product, if already read in this transaction. */
  sellable?: Sellable;
}

/** Why pairs move: the order, and the actor (null for the shop itself). */
export interface StockCause {
  orderId: string;
  actorId: string | null;
  reason: StockReason;
  /** Time of the movement, for imported past orders; now by default. */
  at?: Date;
}

/** A change of one size's quantity, as recorded in the ledger. */
export interface LedgerChange extends StockKey {
  colorKey: string;
  /** Pairs added (above 0) or removed (below 0). */
  change: number;
}

/** A change with its row of `product_sizes`. */
export interface StockChange extends LedgerChange {
  sizeId: string;
  /** Whether the size sold out or came back in stock, if already known. */
  crossesZero?: boolean;
}

/** The data that an order line copies from the catalogue. */
export interface Sellable extends StockKey {
  sizeId: string;
  colorKey: string;
  /** Current price of one pair, in whole dong. */
  price: number;
  name: string;
  slug: string;
  /** The first picture of the colour, or the product's own when the colour has none. */
  image: string;
  /** Pairs left of this size of this colour. */
  available: number;
}

/** A line that requests more pairs than are left; `available` is what is left now. */
export interface ShortLine extends StockLine {
  available: number;
  /** The product's name; undefined when the size is no longer sold. */
  name?: string;
}

/**
 * The key of a line: `productId/color/size` with the colour as saved (lower case). Errors and lookups of
 * several lines use it.
 */
export function lineKey({ productId, color, size }: StockKey): string {
  return `${productId}/${color.trim().toLowerCase()}/${size.trim()}`;
}

/** Identifies a size regardless of the spelling of its colour. */
export function sizeKey({ productId, color, size }: StockKey): string {
  return lineKey({ productId, color: colorKey(color), size });
}

/** Former keys of a colour, stored joined by commas, which keys never contain. */
export function toFormerKeys(stored: string): string[] {
  return stored === '' ? [] : stored.split(',');
}

/** A colour of a product with its former keys. */
export interface NamedColor {
  productId: string;
  color: string;
  colorKey: string;
  formerKeys: string[];
}

/** The colour that a name means: by current name, otherwise by a former one. */
export function findColor<C extends Pick<NamedColor, 'colorKey' | 'formerKeys'>>(
  colors: readonly C[],
  name: string,
): C | undefined {
  const key = colorKey(name);
  return colors.find((one) => one.colorKey === key) ?? colors.find((one) => one.formerKeys.includes(key));
}

/** The size data needed to move its pairs. */
export type StockRow = Omit<LedgerChange, 'change'> & Pick<Sellable, 'sizeId'>;

/** A line with the row of its size, if that size is sold. */
export interface Allocation {
  line: StockLine;
  row: StockRow | undefined;
  /** The line took the last pairs of the size. */
  isLast?: boolean;
}

/**
 * Sums the lines of each size and sorts them by row id.
 * @param found the rows by `sizeKey`; lines of unknown sizes have none
 */
export function addUp(lines: StockLine[], found: Map<string, StockRow>): Allocation[] {
  const allocations = new Map<string, Allocation>();
  for (const line of lines) {
    const row = line.sellable ?? found.get(sizeKey(line));
    // By row, since old and new names of a colour mean the same size.
    const key = row?.sizeId ?? sizeKey(line);
    const earlier = allocations.get(key)?.line.quantity ?? 0;
    allocations.set(key, { line: { ...line, quantity: earlier + line.quantity }, row });
  }
  return [...allocations.values()].sort((a, b) => compare(a.row?.sizeId ?? '', b.row?.sizeId ?? ''));
}

/** Pairs per product, sorted by product id. */
export function pairsByProduct(allocations: Allocation[]): Map<string, number> {
  const pairs = new Map<string, number>();
  for (const { line } of [...allocations].sort((a, b) => compare(a.line.productId, b.line.productId))) {
    pairs.set(line.productId, (pairs.get(line.productId) ?? 0) + line.quantity);
  }
  return pairs;
}

/**
 * The ledger changes of lines that were taken (-1) or given back (1); lines without a row changed nothing.
 */
export function toChanges(allocations: Allocation[], direction: 1 | -1): StockChange[] {
  return allocations.flatMap(({ line, row, isLast }) => {
    if (!row) return [];
    const { sizeId, productId, color, colorKey: key, size } = row;
    const change = direction * line.quantity;
    return [{ sizeId, productId, color, colorKey: key, size, change, crossesZero: isLast }];
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
