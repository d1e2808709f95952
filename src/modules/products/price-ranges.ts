/** The ranges that facets count: every price is in one, lowest first. */
export const PRICE_RANGES = ['-2000000', '2000000-2500000', '2500000-3000000', '3000000-5000000', '5000000-'];

/** Whole dong: `from-below`, of which one end may be missing. */
export const PRICE_RANGE = /^(?:\d{1,15}-\d{0,15}|-\d{1,15})$/;

/** Prices from the first number up to, but without, the second; so ranges side by side share no price. */
interface PriceRange {
  from: number;
  below: number;
}

/** @returns undefined for another text, and for a range that no price can be in */
export function readPriceRange(text: string): PriceRange | undefined {
  if (!PRICE_RANGE.test(text)) return undefined;
  const [from, below] = text.split('-');
  const range = { from: Number(from), below: below ? Number(below) : Infinity };
  return range.from < range.below ? range : undefined;
}

/** A range's one spelling: '0-02000000' is '-2000000'. Another text stays as it is. */
export function plainPriceRange(text: string): string {
  const trimmed = text.trim();
  const range = readPriceRange(trimmed);
  if (!range) return trimmed;
  return range.below === Infinity ? `${range.from}-` : `${range.from || ''}-${range.below}`;
}

const SHOP_RANGES = PRICE_RANGES.map((text) => ({ text, ...readPriceRange(text)! }));

/** The shop's own range that holds a price. */
export function shopRangeOf(price: number): string {
  return SHOP_RANGES.find(({ below }) => price < below)!.text;
}
