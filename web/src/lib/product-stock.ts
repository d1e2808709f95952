/** The part of a product that says what is left of it. */
interface StockedColor {
  color: string;
  sizes: readonly { size: string; quantity: number }[];
}

/** Whether nothing of a colour is left, which dims it and strikes it through (specification §5). */
export function isColorSoldOut(color: StockedColor): boolean {
  return color.sizes.every((size) => size.quantity === 0);
}

/**
 * The colour a product opens with: the first of which something is left, else the first.
 *
 * @returns null for a product without colours
 */
export function openingColor<C extends StockedColor>(colors: readonly C[]): C | null {
  return colors.find((color) => !isColorSoldOut(color)) ?? colors[0] ?? null;
}
