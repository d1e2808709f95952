import type { ProductRecord } from '../product-record';
import { toProductDto } from './product.dto';

export class SliderColorDto {
  /** @example 'volt black' */
  color: string;

  /** @example '#1b1b1f' */
  colorHex: string;
}

export class SliderProductDto {
  /** @example '673f1c2a9b04d5e6f7a81c32' */
  _id: string;

  /** @example 'ledger-court-low' */
  slug: string;

  /** @example 'Ledger Court Low' */
  name: string;

  /**
   * Price of one pair in whole dong
   * @example 2890000
   */
  price: number;

  /** @example '/media/shoes/ledger-court-low/volt-black/three-quarter-960.webp' */
  adImage: string;

  /** @example 'sneaker' */
  type: string;

  /**
   * Pairs left in all sizes and colours
   * @example 42
   */
  stock: number;

  colors: SliderColorDto[];
}

/** What a card in a slider shows of a product. */
export function toSliderProductDto(record: ProductRecord): SliderProductDto {
  const { _id, slug, name, price, adImage, type, stock, colors } = toProductDto(record);
  return {
    _id,
    slug,
    name,
    price,
    adImage,
    type,
    stock,
    colors: colors.map(({ color, colorHex }) => ({ color, colorHex })),
  };
}
