/** The sizes of one colour. */
interface StockedSizes {
  sizes: readonly { size: string; quantity: number }[];
}

/** Whether a text is an EU size as the shop writes it: 42 or 42.5. */
export function isSize(text: string): boolean {
  return /^\d{1,3}(\.\d{1,2})?$/.test(text);
}

/** One spelling for a size: '42.0' is '42'. */
export function plainSize(size: string): string {
  return String(Number(size));
}

/** Smallest first, each once. */
export function sortSizes(sizes: readonly string[]): string[] {
  return [...new Set(sizes)].sort((a, b) => Number(a) - Number(b));
}

/** The sizes of which something is left in any of the colours, smallest first. */
export function sizesLeft(colors: readonly StockedSizes[]): string[] {
  return sortSizes(
    colors.flatMap(({ sizes }) => sizes.filter(({ quantity }) => quantity > 0).map(({ size }) => size)),
  );
}

/**
 * Sizes at a glance: '39–44', or '42' when there is only one.
 *
 * @param sizes smallest first
 * @returns '' for none
 */
export function sizeRun(sizes: readonly string[]): string {
  const [first = ''] = sizes;
  const last = sizes.at(-1) ?? '';
  return first === last ? first : `${first}–${last}`;
}
