import type { CatalogueIndex } from '../../products/catalogue/catalogue.service';
import type { Narrowing } from './narrowing';
import { slotsOf } from './read/pieces';
import type { Wish } from './wish';
import { meant, type AskedColor } from './words/colors';

/** By what the shoes of a list are sorted; `near` is a price in whole dong. */
export type Order = 'newest' | 'cheapest' | 'dearest' | { near: number };

/** What narrows the list that a wish is answered with. */
export function narrowingOf({
  brands,
  types,
  colors,
  without,
  sizes,
  sizeRange,
  price,
  names,
}: Wish): Narrowing {
  const words = names.filter(({ ids }) => ids.length === 0).map((name) => name.words);
  return { brands, types, colors, without, sizes, sizeRange, price, words };
}

/** In which order the shoes of a list are looked for. */
export function orderOf({ price, asks }: Wish): Order {
  if (asks.has('cheap')) return 'cheapest';
  if (price?.near) return { near: price.near };
  return asks.has('newest') || !price ? 'newest' : 'cheapest';
}

/** The ids of the first `limit` products that may match, in order; what is in stock, only their facts tell. */
export function sorted(index: CatalogueIndex, narrowing: Narrowing, order: Order, limit: number): string[] {
  const slots = select(narrowing, index, true);
  const { price } = narrowing;
  if (typeof order === 'object') return index.nearestInPrice(slots, order.near, limit);
  if (order === 'dearest') {
    return price?.max
      ? index.nearestInPrice(slots, price.max, limit)
      : index.inOrder(slots, 'high-low', limit);
  }
  if (price || order === 'cheapest') return index.cheapest(slots, price ?? {}, limit);
  return index.inOrder(slots, 'newest', limit);
}

/** The products that may match: what is in stock in which size and colour together, only their facts tell. */
export function select(
  narrowing: Narrowing,
  index: CatalogueIndex,
  isInStock: boolean,
): ReturnType<CatalogueIndex['select']> {
  const { brands, types, colors, sizes, sizeRange, words } = narrowing;
  const filter = { brand: brands, type: types, stock: isInStock ? ['just-in'] : [] };
  const color = colors.length > 0 ? keysOf(colors, index) : [];
  // A colour that no shoe has finds nothing, not everything.
  const chosen = index.select({
    ...filter,
    color: colors.length > 0 && color.length === 0 ? [' '] : color,
    size: isInStock && !sizeRange ? sizes : [],
  });
  return words.reduce((slots, name) => slots.new_intersection(slotsOf(name, index)), chosen);
}

function keysOf(colors: AskedColor[], index: CatalogueIndex): string[] {
  const keys = [...index.colorKeys];
  return [
    ...new Set(colors.flatMap((color) => (index.hasColor(color.key) ? [color.key] : meant(color, keys)))),
  ];
}
