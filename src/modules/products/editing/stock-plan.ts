import { errorMessage, type ErrorMessage, type FieldErrors } from '../../../common/refusals/refusal';
import { MAX_QUANTITY, MAX_FORMER_KEYS_LENGTH } from '../product-fields';
import { colorKey } from '../product-fields';
import { findColor, lineKey, type LedgerChange, type StockLine } from '../inventory/stock-line';

/** A colour as an editor leaves it, checked, with what the server derives from its name. */
export interface PreparedColor {
  color: string;
  colorKey: string;
  colorHex: string;
  imageDetail: string[];
  /** The name it had when the editor looked, if that was another one. */
  colorBefore?: string;
  sizes: { size: string; quantity: number; quantityBefore?: number }[];
}

/** A colour as it is saved, with its sizes. */
export interface StoredColor {
  id: string;
  color: string;
  colorKey: string;
  /** The keys it had before. */
  formerKeys: string[];
  sizes: { id: string; size: string; quantity: number }[];
}

/** A colour, its place among its product's, and the keys it had before. */
export type PlacedColor = PreparedColor & { position: number; formerKeys: string[] };

/** What has to be written so that a product's colours and sizes become the edited ones. */
export interface StockPlan {
  removedColors: string[];
  removedSizes: string[];
  /** Colours that stay in their row, with the row's id. */
  keptColors: (PlacedColor & { id: string })[];
  addedColors: PlacedColor[];
  addedSizes: { colorId: string; size: string; quantity: number }[];
  movedSizes: { id: string; change: number }[];
  /** What the ledger says of all this. */
  changes: LedgerChange[];
  /** Why it cannot be done, by `lineKey`; then nothing may be written. */
  conflicts: FieldErrors;
}

/**
 * Compares the colours as they are now, locked, with the colours as an editor leaves them. A size with a
 * `quantityBefore` changes by the difference, so that what was sold since the editor looked stays sold
 * (rule E4). A colour whose name changes leaves its row and gets a new one, which knows the old name:
 * carts and orders go on under it.
 */
export function planStock(productId: string, stored: StoredColor[], edited: PreparedColor[]): StockPlan {
  const plan: StockPlan = {
    ...{ removedColors: [], removedSizes: [], keptColors: [], addedColors: [], addedSizes: [] },
    ...{ movedSizes: [], changes: [], conflicts: {} },
  };
  const origins = findOrigins(stored, edited);
  edited.forEach((color, position) => {
    const origin = origins.get(color);
    const sizes = color.sizes.map((size) => {
      const before = origin?.sizes.find((one) => one.size === size.size)?.quantity;
      const problem = problemOf(size, before, origin ? color.color : (color.colorBefore ?? color.color));
      if (problem) plan.conflicts[lineKey({ productId, color: color.color, size: size.size })] = problem;
      return { size: size.size, quantity: settle(size, before ?? 0) };
    });
    const settled = { ...color, position, sizes, formerKeys: formerKeysOf(color, origin) };
    if (origin?.colorKey === color.colorKey) keep(plan, productId, origin, settled);
    else add(plan, productId, settled);
  });
  refuseSharedNames(plan, productId);
  refuseTooManyNames(plan, productId);
  const kept = new Set(plan.keptColors.map(({ id }) => id));
  for (const color of stored.filter(({ id }) => !kept.has(id))) remove(plan, productId, color);
  return plan;
}

/** The former keys of a colour, without the current one. */
function formerKeysOf({ colorKey: key }: PreparedColor, origin: StoredColor | undefined): string[] {
  const keys = new Set(origin ? [...origin.formerKeys, origin.colorKey] : []);
  keys.delete(key);
  return [...keys];
}

/**
 * Refuses to call a colour as another one was called before: carts and orders hold pairs of that one under the
 * name, and a canceled order's would come back as the wrong shoe.
 */
function refuseSharedNames(plan: StockPlan, productId: string): void {
  const colors = [...plan.keptColors, ...plan.addedColors];
  for (const color of colors) {
    const other = colors.find((one) => one !== color && one.formerKeys.includes(color.colorKey));
    if (!other) continue;
    const names = { other: other.color, color: color.color };
    refuseColor(plan, productId, color, errorMessage('product.color-name-kept', names));
  }
}

/** Refuses one more name for a colour whose former ones fill their column. */
function refuseTooManyNames(plan: StockPlan, productId: string): void {
  for (const color of plan.addedColors) {
    if (color.formerKeys.join(',').length <= MAX_FORMER_KEYS_LENGTH) continue;
    refuseColor(plan, productId, color, errorMessage('product.too-many-names', { color: color.color }));
  }
}

/** Refuses a colour for one reason, at each of its sizes. */
function refuseColor(
  plan: StockPlan,
  productId: string,
  { color, sizes }: PlacedColor,
  why: ErrorMessage,
): void {
  for (const { size } of sizes) plan.conflicts[lineKey({ productId, color, size })] = why;
}

/** The stored colour from which each edited one comes; new ones have none. */
function findOrigins(stored: StoredColor[], edited: PreparedColor[]): Map<PreparedColor, StoredColor> {
  const origins = new Map<PreparedColor, StoredColor>();
  const free = new Map(stored.map((color) => [color.colorKey, color]));
  const claim = (color: PreparedColor, key: string): void => {
    const origin = free.get(key);
    if (!origin) return;
    origins.set(color, origin);
    free.delete(key);
  };
  for (const color of edited) {
    if (color.colorBefore !== undefined) claim(color, colorKey(color.colorBefore));
  }
  for (const color of edited) {
    if (color.colorBefore === undefined) claim(color, color.colorKey);
  }
  // Renamed without `colorBefore`: clear only if one colour is missing and one is unmatched.
  const renamed = edited.filter(
    (color) => !origins.has(color) && color.colorBefore === undefined && isOld(color),
  );
  const missing = [...free.keys()];
  if (renamed.length === 1 && missing.length === 1) claim(renamed[0]!, missing[0]!);
  return origins;
}

/** True if the editor sent a `quantityBefore` above 0. */
function isOld({ sizes }: PreparedColor): boolean {
  return sizes.some(({ quantityBefore = 0 }) => quantityBefore > 0);
}

type Size = PreparedColor['sizes'][number];

/** How many pairs there are after the edit. */
function settle({ quantity, quantityBefore }: Size, before: number): number {
  return quantityBefore === undefined ? quantity : before + quantity - quantityBefore;
}

function problemOf(size: Size, before: number | undefined, color: string): ErrorMessage | undefined {
  const { quantity, quantityBefore = 0 } = size;
  const settled = settle(size, before ?? 0);
  const named = { size: size.size, color };
  if (before === undefined && quantityBefore > 0) return errorMessage('product.size-gone', named);
  if (settled > MAX_QUANTITY) return errorMessage('product.too-many-pairs', { ...named, pairs: settled });
  if (settled >= 0) return undefined;
  return errorMessage('product.pairs-sold', {
    ...named,
    pairs: quantityBefore - quantity,
    left: before ?? 0,
  });
}

function keep(plan: StockPlan, productId: string, origin: StoredColor, color: PlacedColor): void {
  plan.keptColors.push({ ...color, id: origin.id });
  for (const { size, quantity } of color.sizes) {
    const row = origin.sizes.find((one) => one.size === size);
    const change = quantity - (row?.quantity ?? 0);
    if (!row) plan.addedSizes.push({ colorId: origin.id, size, quantity });
    else if (change !== 0) plan.movedSizes.push({ id: row.id, change });
    plan.changes.push(lineOf(productId, color, size, change));
  }
  const left = new Set(color.sizes.map(({ size }) => size));
  for (const { id, size, quantity } of origin.sizes.filter((one) => !left.has(one.size))) {
    plan.removedSizes.push(id);
    plan.changes.push(lineOf(productId, origin, size, -quantity));
  }
}

function add(plan: StockPlan, productId: string, color: PlacedColor): void {
  plan.addedColors.push(color);
  for (const { size, quantity } of color.sizes) plan.changes.push(lineOf(productId, color, size, quantity));
}

function remove(plan: StockPlan, productId: string, color: StoredColor): void {
  plan.removedColors.push(color.id);
  for (const { size, quantity } of color.sizes) plan.changes.push(lineOf(productId, color, size, -quantity));
}

function lineOf(
  productId: string,
  { color, colorKey: key }: { color: string; colorKey: string },
  size: string,
  change: number,
): LedgerChange {
  return { productId, color, colorKey: key, size, change };
}

/**
 * From which sizes the pairs go: from the one of which most are left, then from the next.
 * @returns the lines to take, short of `quantity` when too few are left; null when there is no such colour
 *   or size
 */
export function pickPairs(
  productId: string,
  stock: StoredColor[],
  sold: { quantity: number; color?: string; size?: string },
): StockLine[] | null {
  const named = sold.color === undefined ? undefined : findColor(stock, sold.color);
  const open = stock
    .filter((color) => sold.color === undefined || color === named)
    .flatMap(({ color, sizes }) => sizes.map((size) => ({ ...size, color })))
    .filter(({ size }) => sold.size === undefined || size === String(Number(sold.size)))
    .sort((a, b) => b.quantity - a.quantity || Number(a.size) - Number(b.size));
  let missing = sold.quantity;
  const lines = open.map(({ color, size, quantity }) => {
    const taken = Math.min(quantity, missing);
    missing -= taken;
    return { productId, color, size, quantity: taken };
  });
  return open.length === 0 ? null : lines.filter(({ quantity }) => quantity > 0);
}
