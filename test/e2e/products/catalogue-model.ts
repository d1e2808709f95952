import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type { NewProduct } from '../../../src/modules/products/editing/dto/product-body.dto';
import { BRANDS, PRODUCT_TYPES } from '../../../src/modules/products/product-fields';
import { pick, type Random } from '../../support/random';
import { aColor, aProduct } from '../support/factories/product';

/** A query of the catalogue, before it becomes parameters. */
export interface Wish {
  search?: string;
  brand?: string[];
  color?: string[];
  type?: string[];
  stock?: string[];
  size?: string[];
  price?: string[];
  sort?: 'newest' | 'oldest' | 'high-low' | 'low-high';
}

const WORDS = ['Giày', 'Chạy', 'Đường', 'Air', 'Trail', 'Bộ', '100%', 'Low_Top', 'Retro'];
const SIZES = ['9', '42', '42.5'];
/** The shop's own ranges and others; some hold a price that products have at an end. */
const PRICES = ['-2000000', '2000000-2500000', '2500000-3000000', '5000000-', '1000000-1500000', '1500001-'];
const COLORS = ['black', 'off-white', 'đỏ đô', 'volt', 'navy blue'];

function some<T>(random: Random, list: readonly T[]): T[] {
  return list.filter(() => random() < 0.4);
}

function sizesOf(random: Random): string[] {
  const sizes = some(random, SIZES);
  return sizes.length > 0 ? sizes : ['42'];
}

/** Products with many equal prices and days, so that ties matter; some of them are sold out. */
export function someProducts(random: Random, count: number): NewProduct[] {
  return Array.from({ length: count }, () => {
    const colors = some(random, COLORS);
    return aProduct({
      name: [pick(random, WORDS), pick(random, WORDS), pick(random, WORDS)].join(' '),
      brand: pick(random, BRANDS),
      type: pick(random, PRODUCT_TYPES),
      price: 1_000_000 + Math.floor(random() * 4) * 500_000,
      importAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(random() * 5))),
      colors: (colors.length > 0 ? colors : ['black']).map((color) =>
        aColor(color, Object.fromEntries(sizesOf(random).map((size) => [size, random() < 0.6 ? 0 : 3]))),
      ),
    });
  });
}

/** A random query, as a shopper's filter panel makes it. */
export function someWish(random: Random): Wish {
  const maybe = <T>(list: readonly T[]): T[] | undefined => (random() < 0.5 ? some(random, list) : undefined);
  return {
    search:
      random() < 0.4 ? pick(random, ['giay', 'CHẠY đường', 'w_t', '100%', 'air trail', 'iay']) : undefined,
    brand: maybe(BRANDS),
    color: maybe(COLORS),
    type: maybe(PRODUCT_TYPES),
    stock: maybe(['just-in', 'sold-out']),
    size: random() < 0.3 ? some(random, SIZES) : undefined,
    price: random() < 0.3 ? some(random, PRICES) : undefined,
    sort: pick(random, ['newest', 'oldest', 'high-low', 'low-high', undefined] as const),
  };
}

/** The query as parameters; `search.spec.ts` is about searches of more than names. */
export function toQuery({ search, sort, ...groups }: Wish): Record<string, string> {
  const lists = Object.entries(groups).filter(([, values]) => values && values.length > 0);
  return {
    ...Object.fromEntries(lists.map(([group, values]) => [group, values.join(',')])),
    ...(search ? { search, match: 'name' } : {}),
    ...(sort ? { sort } : {}),
  };
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd');
}

function among(value: string, list: string[] | undefined): boolean {
  return !list || list.length === 0 || list.includes(value);
}

/** The sizes in stock in any colour. */
export function sizesLeft(colors: ProductDto['colors']): string[] {
  return colors.flatMap(({ sizes }) => sizes.filter(({ quantity }) => quantity > 0).map(({ size }) => size));
}

function isPriced(price: number, range: string): boolean {
  const [from, below] = range.split('-');
  return price >= Number(from) && (below === '' || price < Number(below));
}

/** The right answer to a query, computed by a slow and plain scan. */
export function expected(products: ProductDto[], wish: Wish): ProductDto[] {
  const by = { newest: 'importAt', oldest: 'importAt', 'high-low': 'price', 'low-high': 'price' } as const;
  const sort = wish.sort ?? 'newest';
  const sign = sort === 'newest' || sort === 'high-low' ? -1 : 1;
  return products
    .filter(({ name, brand, type, stock, price, colors }) => {
      const words = plain(wish.search ?? '').split(' ');
      return (
        words.every((word) => plain(name).includes(word)) &&
        among(brand, wish.brand) &&
        among(type, wish.type) &&
        among(stock > 0 ? 'just-in' : 'sold-out', wish.stock) &&
        (!wish.size?.length || sizesLeft(colors).some((size) => wish.size!.includes(size))) &&
        (!wish.price?.length || wish.price.some((range) => isPriced(price, range))) &&
        (!wish.color?.length || colors.some(({ color }) => wish.color!.includes(color)))
      );
    })
    .sort((a, b) => {
      const [left, right] = [a[by[sort]], b[by[sort]]];
      if (left !== right) return left < right ? -sign : sign;
      return a._id < b._id ? -sign : sign;
    });
}
