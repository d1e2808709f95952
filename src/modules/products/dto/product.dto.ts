import { once } from '../once';
import type { ColorRecord, ProductRecord } from '../product-record';

export class SizeDto {
  /**
   * The EU size as text
   * @example '42.5'
   */
  size: string;

  /**
   * Pairs left of this size of this colour
   * @example 7
   */
  quantity: number;
}

export class ColorDto {
  /**
   * The colour's name, lower-case, unique within its product
   * @example 'volt black'
   */
  color: string;

  /** @example '#1b1b1f' */
  colorHex: string;

  /**
   * Paths of the colour's pictures, at most six; the first one stands for the colour
   * @example ['/media/shoes/ledger-court-low/volt-black/three-quarter-960.webp']
   */
  imageDetail: string[];

  /** The size run, smallest first. A size with quantity 0 is sold out */
  sizes: SizeDto[];
}

export class ProductDto {
  /** @example '673f1c2a9b04d5e6f7a81c32' */
  _id: string;

  /** @example 'Ledger Court Low' */
  name: string;

  /**
   * One of sneaker, classic, running, basketball, football, boot
   * @example 'sneaker'
   */
  type: string;

  /**
   * One of nike, adidas, puma, new balance, vans, balenciaga
   * @example 'new balance'
   */
  brand: string;

  /**
   * The product's name in addresses, unique; `GET /v1/products/{id}` takes it too
   * @example 'ledger-court-low'
   */
  slug: string;

  /**
   * Price of one pair in whole dong
   * @example 2890000
   */
  price: number;

  /**
   * One line that sells the shoe
   * @example 'Low court shoe in full-grain leather'
   */
  highLight: string;

  /** The description */
  desc: string;

  /**
   * Picture for cards and banners
   * @example '/media/shoes/ledger-court-low/volt-black/three-quarter-960.webp'
   */
  adImage: string;

  /**
   * Picture for a brand's list of types
   * @example '/media/shoes/ledger-court-low/volt-black/side-960.webp'
   */
  navbarImage: string;

  /**
   * Pairs left: the sum of all sizes of all colours, worked out by the server. 0 means 'Sold Out'
   * @example 42
   */
  stock: number;

  /**
   * When the product came in: `newest` and `oldest` sort by it
   * @example '2026-09-14T02:00:00.000Z'
   */
  importAt: string;

  /**
   * Pairs sold
   * @example 128
   */
  quantitySold: number;

  /**
   * Raised by every edit and by no sale
   * @example 1
   */
  version: number;

  /** The colourways, in the shop's order */
  colors: ColorDto[];
}

function toColorDto({ color, colorHex, imageDetail, sizes }: ColorRecord): ColorDto {
  return { color, colorHex, imageDetail, sizes };
}

/**
 * The product as it goes over the wire: one object for one record, not to be changed. Stock is summed here,
 * so that it always agrees with the sizes.
 */
export const toProductDto = once((record: ProductRecord): ProductDto => {
  const sizes = record.colors.flatMap((color) => color.sizes);
  return Object.freeze({
    _id: record.id,
    name: record.name,
    type: record.type,
    brand: record.brand,
    slug: record.slug,
    price: record.price,
    highLight: record.highLight,
    desc: record.desc,
    adImage: record.adImage,
    navbarImage: record.navbarImage,
    stock: sizes.reduce((sum, { quantity }) => sum + quantity, 0),
    importAt: record.importAt.toISOString(),
    quantitySold: record.quantitySold,
    version: record.version,
    colors: record.colors.map(toColorDto),
  });
});
