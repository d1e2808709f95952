import { colorKey } from '../product-fields';
import type { StockReason } from './stock-movement.entity';

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
  reason: StockReason;
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

/** Names a size whatever the spelling of its colour. */
export function sizeKey({ productId, color, size }: StockKey): string {
  return lineKey({ productId, color: colorKey(color), size });
}

/** The keys that a colour had before, as they are stored: joined by commas, which no key has. */
export function toFormerKeys(stored: string): string[] {
  return stored === '' ? [] : stored.split(',');
}

/** A colour of a product, with the keys it had before. */
export interface NamedColor {
  productId: string;
  color: string;
  colorKey: string;
  formerKeys: string[];
}

/** Which of a product's colours a name means: the one that has it, else the one that had it. */
export function findColor<C extends Pick<NamedColor, 'colorKey' | 'formerKeys'>>(
  colors: readonly C[],
  name: string,
): C | undefined {
  const key = colorKey(name);
  return colors.find((one) => one.colorKey === key) ?? colors.find((one) => one.formerKeys.includes(key));
}

/** What is needed of a size to move its pairs. */
export type StockRow = Omit<LedgerChange, 'change'> & Pick<Sellable, 'sizeId'>;

/** A line with the row of the size it means, if that size is sold. */
export interface Allocation {
  line: StockLine;
  row: StockRow | undefined;
  /** The line took the size's last pairs. */
  isLast?: boolean;
}

/**
 * Adds up the lines of each size, and sorts the sums by their rows' ids.
 * @param found the rows by `sizeKey`; a line without one has no row
 */
export function addUp(lines: StockLine[], found: Map<string, StockRow>): Allocation[] {
  const allocations = new Map<string, Allocation>();
  for (const line of lines) {
    const row = line.sellable ?? found.get(sizeKey(line));
    // By its row, since a colour's old and new name mean the same size.
    const key = row?.sizeId ?? sizeKey(line);
    const earlier = allocations.get(key)?.line.quantity ?? 0;
    allocations.set(key, { line: { ...line, quantity: earlier + line.quantity }, row });
  }
  return [...allocations.values()].sort((a, b) => compare(a.row?.sizeId ?? '', b.row?.sizeId ?? ''));
}

/** How many pairs of each product, in the order of the products' ids. */
export function pairsByProduct(allocations: Allocation[]): Map<string, number> {
  const pairs = new Map<string, number>();
  for (const { line } of [...allocations].sort((a, b) => compare(a.line.productId, b.line.productId))) {
    pairs.set(line.productId, (pairs.get(line.productId) ?? 0) + line.quantity);
  }
  return pairs;
}

/** What the ledger says of lines that were taken (-1) or given back (1); those without a row did not move. */
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
