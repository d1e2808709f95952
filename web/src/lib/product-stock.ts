/** The part of a product that says what is left of it. */
interface StockedColor {
  color: string;
  sizes: readonly { size: string; quantity: number }[];
}

/** Whether nothing of a colour is left, which dims it and strikes it through (specification §5). */
export function isColorSoldOut(color: StockedColor): boolean {
  return color.sizes.every((size) => size.quantity === 0);
}

/** Whether a pair of this size and colour is left. */
export function isLeft(color: StockedColor | undefined, size: string | null): boolean {
  return color?.sizes.some((entry) => entry.size === size && entry.quantity > 0) ?? false;
}

/**
 * The colour a product opens with: the first that is left in the shopper's own size, else the first of which
 * something is left, else the first.
 *
 * @param mySize null when they never said which it is
 * @returns null for a product without colours
 */
export function openingColor<C extends StockedColor>(
  colors: readonly C[],
  mySize: string | null = null,
): C | null {
  return (
    colors.find((color) => isLeft(color, mySize)) ??
    colors.find((color) => !isColorSoldOut(color)) ??
    colors[0] ??
    null
  );
}
