import { slugify } from '../../common/text';
import { seededRandom } from '../random';
import { adidas } from './adidas';
import { balenciaga } from './balenciaga';
import type { Brand, DemoProduct, Material, ShoeType } from './demo-product';
import { newBalance } from './new-balance';
import { nike } from './nike';
import { type ColorName, palette } from './palette';
import { modelPath, picturesOf, viewPath } from './pictures';
import { puma } from './puma';
import { sizeRun } from './sizes';
import { vans } from './vans';

export interface CatalogueSize {
  size: string;
  /** Stock after all demo orders. */
  quantity: number;
}

export interface CatalogueColor {
  color: ColorName;
  colorHex: string;
  imageDetail: string[];
  sizes: CatalogueSize[];
}

export interface CatalogueProduct extends Omit<DemoProduct, 'fit' | 'soldOut' | 'colors'> {
  slug: string;
  brand: Brand;
  adImage: string;
  navbarImage: string;
  model: string;
  weight: number;
  colors: CatalogueColor[];
}

const WEIGHTS: Record<ShoeType, number> = {
  sneaker: 740,
  classic: 760,
  running: 540,
  basketball: 820,
  football: 460,
  boot: 1240,
};
const MATERIAL_WEIGHTS: Record<Material, number> = {
  leather: 80,
  suede: 60,
  mesh: -40,
  knit: -60,
  canvas: -20,
  synthetic: 0,
};

const brands = [nike, adidas, puma, newBalance, vans, balenciaga];

/** The demo products with sizes, remaining stock and picture paths; deterministic. */
export function catalogue(): CatalogueProduct[] {
  return brands.flatMap(({ brand, products }) => products.map((product) => complete(brand, product)));
}

function complete(brand: Brand, product: DemoProduct): CatalogueProduct {
  const { fit: _fit, soldOut: _soldOut, colors, ...shown } = product;
  const slug = slugify(shown.name);
  const first = colors[0]!;
  return {
    ...shown,
    slug,
    brand,
    adImage: viewPath(slug, first, 'three-quarter'),
    navbarImage: viewPath(slug, first, 'side'),
    model: modelPath(slug),
    weight: weightOf(product, slug),
    colors: colors.map((color) => ({
      color,
      colorHex: palette[color],
      imageDetail: picturesOf(slug, color),
      sizes: sizesOf(brand, product, slug, color),
    })),
  };
}

/** Grams of a pair of size 42: what such a shoe weighs, the material's share, and some that differ by model. */
function weightOf({ type, material }: DemoProduct, slug: string): number {
  return WEIGHTS[type] + MATERIAL_WEIGHTS[material] + 10 * seededRandom(`${slug}/weight`).whole(-4, 4);
}

function sizesOf(brand: Brand, product: DemoProduct, slug: string, color: ColorName): CatalogueSize[] {
  const random = seededRandom(`${slug}/${color}`);
  const run = sizeRun(brand, product.type, product.fit);
  const scarce = brand === 'balenciaga';
  return run.map((size, index) => {
    const middle = 1 - Math.abs((index + 0.5) / run.length - 0.5);
    const usual = random.whole(scarce ? 1 : 2, Math.round((scarce ? 5 : 16) * middle) + 1);
    // As in a real shop, some sizes at the ends of the range are sold out.
    const gone = random.next() < 0.05;
    return { size, quantity: gone || isSoldOut(product, color, size) ? 0 : usual };
  });
}

function isSoldOut(product: DemoProduct, color: ColorName, size: string): boolean {
  if (product.soldOut === 'everything') return true;
  return (product.soldOut ?? []).some(
    (gap) => gap.color === color && (gap.sizes === undefined || gap.sizes.includes(size)),
  );
}
