/** The part of a product that holds its stock. */
interface StockedColor {
  color: string;
  sizes: readonly { size: string; quantity: number }[];
}

/** Whether a colour has no pairs left, and so is struck through (rule S7). */
export function isColorSoldOut(color: StockedColor): boolean {
  return color.sizes.every((size) => size.quantity === 0);
}

/** Few enough pairs to say how many (rule S8). */
const FEW = 3;

/**
 * How many pairs of a size are left, when they are few.
 *
 * @returns 1 to 3; 0 when none or more are left, or no size is chosen
 */
export function fewLeft(color: StockedColor | undefined, size: string | null): number {
  const quantity = color?.sizes.find((entry) => entry.size === size)?.quantity ?? 0;
  return quantity > 0 && quantity <= FEW ? quantity : 0;
}

/** Whether a pair of this size and colour is left. */
export function isLeft(color: StockedColor | undefined, size: string | null): boolean {
  return color?.sizes.some((entry) => entry.size === size && entry.quantity > 0) ?? false;
}

/**
 * The colour that a product opens with: the first one that has the shopper's size, else the first one in stock, else
 * the first.
 *
 * @param mySize null when the shopper has not chosen a size
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

/** What is chosen when a product opens. */
interface Opening {
  /** '' for a product without colours. */
  color: string;
  /** null when none is chosen. */
  size: string | null;
}

/**
 * The colour and the size that a product opens with (rule S9): of the colours that were asked for, if it has any, the
 * first one that has the size; the size is the one that was asked for, else the shopper's own, if it is left.
 */
export function openingChoice(
  colors: readonly StockedColor[],
  asked: { colors: readonly string[]; sizes: readonly string[] },
  mySize: string | null,
): Opening {
  const wished = colors.filter(({ color }) => asked.colors.includes(color));
  const ofOne = asked.sizes.length === 1 ? asked.sizes[0]! : null;
  const among = wished.length > 0 ? wished : colors;
  const color = (ofOne && among.find((one) => isLeft(one, ofOne))) || openingColor(among, mySize);
  const size = [ofOne, mySize].find((one) => isLeft(color ?? undefined, one ?? null)) ?? null;
  return { color: color?.color ?? '', size };
}
