import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES } from '../../product-options';
import type { ProductRecord } from '../product-record';
import { toProductDto, type ColorDto } from '../../dto/product.dto';

export class SliderColorDto {
  /**
   * The colour's name
   * @example 'đen'
   */
  color: string;

  /**
   * The colour on a screen
   * @example '#1b1b1f'
   */
  colorHex: string;
}

export class SliderProductDto {
  /**
   * The id
   * @example '673f1c2a9b04d5e6f7a81c32'
   */
  _id: string;

  /**
   * The product's name in addresses
   * @example 'hem-nho'
   */
  slug: string;

  /**
   * The name
   * @example 'Hẻm Nhỏ'
   */
  name: string;

  /**
   * Price of one pair in whole dong
   * @example 2390000
   */
  @ApiProperty({ type: 'integer' })
  price: number;

  /**
   * Picture of the card
   * @example '/media/shoes/hem-nho/den/three-quarter-960.webp'
   */
  adImage: string;

  /**
   * The kind of shoe
   * @example 'sneaker'
   */
  @ApiProperty({ enum: PRODUCT_TYPES })
  type: string;

  /**
   * Pairs left in all sizes and colours
   * @example 42
   */
  @ApiProperty({ type: 'integer' })
  stock: number;

  /**
   * The sizes of which a pair is left in any colour, smallest first
   * @example ['39', '40', '42.5']
   */
  sizes: string[];

  /** The colourways, in the shop's order */
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
    sizes: sizesLeft(colors),
    colors: colors.map(({ color, colorHex }) => ({ color, colorHex })),
  };
}

function sizesLeft(colors: readonly ColorDto[]): string[] {
  const left = colors.flatMap(({ sizes }) => sizes.filter(({ quantity }) => quantity > 0));
  return [...new Set(left.map(({ size }) => size))].sort((a, b) => Number(a) - Number(b));
}
