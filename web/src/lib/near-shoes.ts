/** What makes two shoes near each other. */
interface Shoe {
  _id: string;
  brand: string;
  type: string;
  /** Whole dong. */
  price: number;
  colors: readonly { color: string }[];
}

/** How many shoes a row shows. */
const MOST = 8;

/**
 * The shoes nearest to one: of its type, brand and a colour of it first, then near it in price.
 *
 * @param shoes candidates, which may contain the shoe itself
 * @returns at most eight
 */
export function nearest<S extends Shoe>(shoes: readonly S[], shoe: Shoe): S[] {
  const colors = new Set(shoe.colors.map(({ color }) => color));
  const far = (other: S): number =>
    Number(other.type !== shoe.type) +
    Number(other.brand !== shoe.brand) +
    Number(!other.colors.some(({ color }) => colors.has(color))) +
    Math.abs(other.price - shoe.price) / Math.max(shoe.price, 1);
  return shoes
    .filter(({ _id }) => _id !== shoe._id)
    .sort((a, b) => far(a) - far(b))
    .slice(0, MOST);
}
