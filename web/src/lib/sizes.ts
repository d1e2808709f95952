/** The sizes of one colour. */
interface StockedSizes {
  sizes: readonly { size: string; quantity: number }[];
}

/** Whether a text is an EU size: 42 or 42.5. */
export function isSize(text: string): boolean {
  return /^\d{1,3}(\.\d{1,2})?$/.test(text);
}

/** A size's one spelling (rule G5): '42.0' is '42'. */
export function plainSize(size: string): string {
  return String(Number(size));
}

/** Sorts in ascending order and removes duplicates. */
export function sortSizes(sizes: readonly string[]): string[] {
  return [...new Set(sizes)].sort((a, b) => Number(a) - Number(b));
}

/** The sizes in stock in any of the colours, in ascending order. */
export function sizesLeft(colors: readonly StockedSizes[]): string[] {
  return sortSizes(
    colors.flatMap(({ sizes }) => sizes.filter(({ quantity }) => quantity > 0).map(({ size }) => size)),
  );
}

/**
 * A range of sizes: '39–44', or '42' for a single one.
 *
 * @param sizes in ascending order
 * @returns '' without sizes
 */
export function sizeRun(sizes: readonly string[]): string {
  const [first = ''] = sizes;
  const last = sizes.at(-1) ?? '';
  return first === last ? first : `${first}–${last}`;
}
