import { colorKey } from '../color-key';
import { lineKey, type Sellable, type StockChange, type StockKey, type StockLine } from './stock-line';

/** What is needed of a size to move its pairs. */
export interface StockRow extends StockKey {
  id: string;
  colorKey: string;
}

/** A line with the row of the size it means, if that size is sold. */
export interface Allocation {
  line: StockLine;
  row: StockRow | undefined;
  /** The line took the size's last pairs. */
  isLast?: boolean;
}

/** Names a size whatever the spelling of its colour. */
export function sizeKey({ productId, color, size }: StockKey): string {
  return lineKey({ productId, color: colorKey(color), size });
}

/**
 * Adds up the lines of each size, and sorts the sums by their rows' ids.
 * @param found the rows by `sizeKey`; a line without one has no row
 */
export function addUp(lines: StockLine[], found: Map<string, StockRow>): Allocation[] {
  const allocations = new Map<string, Allocation>();
  for (const line of lines) {
    const row = line.sellable ? toStockRow(line.sellable) : found.get(sizeKey(line));
    // By its row, since a colour's old and new name mean the same size.
    const key = row?.id ?? sizeKey(line);
    const earlier = allocations.get(key)?.line.quantity ?? 0;
    allocations.set(key, { line: { ...line, quantity: earlier + line.quantity }, row });
  }
  return [...allocations.values()].sort((a, b) => compare(a.row?.id ?? '', b.row?.id ?? ''));
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
    const { id: sizeId, productId, color, colorKey: key, size } = row;
    const change = direction * line.quantity;
    return [{ sizeId, productId, color, colorKey: key, size, change, crossesZero: isLast }];
  });
}

function toStockRow({ sizeId: id, productId, color, colorKey: key, size }: Sellable): StockRow {
  return { id, productId, color, colorKey: key, size };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
