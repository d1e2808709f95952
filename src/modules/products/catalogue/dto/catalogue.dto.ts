import { ApiProperty } from '@nestjs/swagger';
import { ProductDto } from '../../dto/product.dto';
import { PRODUCT_TYPES } from '../../product-options';

export class ProductListDto {
  /** The products of this page, whole */
  products: ProductDto[];

  /**
   * How many products match in all, whatever the page
   * @example 64
   */
  @ApiProperty({ type: 'integer' })
  total: number;
}

export class FacetDto {
  /**
   * The value as a filter takes it
   * @example 'new balance'
   */
  value: string;

  /**
   * How many products choosing it would show
   * @example 11
   */
  @ApiProperty({ type: 'integer' })
  count: number;
}

export class ColorFacetDto {
  /**
   * The colour's name as a filter takes it
   * @example 'đen'
   */
  value: string;

  /**
   * The colour on a screen
   * @example '#1b1b1f'
   */
  colorHex: string;

  /**
   * How many products choosing it would show
   * @example 11
   */
  @ApiProperty({ type: 'integer' })
  count: number;
}

export class ProductFacetsDto {
  /** Every brand of the shop, in its order; a count may be 0 */
  brands: FacetDto[];

  /** The colours of the products that match, most frequent first, and those selected even at 0 */
  colors: ColorFacetDto[];

  /** Every type, in the shop's order; a count may be 0 */
  types: FacetDto[];

  /** Every material, in the shop's order; a count may be 0 */
  materials: FacetDto[];

  /** The sizes of which a match has something left, smallest first, and those selected even at 0 */
  sizes: FacetDto[];

  /** `just-in` and `sold-out` */
  stock: FacetDto[];
}

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
export function toSliderProductDto(product: ProductDto): SliderProductDto {
  const { _id, slug, name, price, adImage, type, stock, colors } = product;
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

function sizesLeft(colors: ProductDto['colors']): string[] {
  const left = colors.flatMap(({ sizes }) => sizes.filter(({ quantity }) => quantity > 0));
  return [...new Set(left.map(({ size }) => size))].sort((a, b) => Number(a) - Number(b));
}

export class BrandTypeDto {
  /**
   * The kind of shoe
   * @example 'running'
   */
  @ApiProperty({ enum: PRODUCT_TYPES })
  type: string;

  /**
   * The navbar picture of the newest product of this type
   * @example '/media/shoes/hem-nho/den/side-960.webp'
   */
  navbarImage: string;
}

export class BestSellerDto {
  /**
   * The id
   * @example '673f1c2a9b04d5e6f7a81c32'
   */
  _id: string;

  /**
   * The name
   * @example 'Hẻm Nhỏ'
   */
  name: string;

  /**
   * The product's name in addresses
   * @example 'hem-nho'
   */
  slug: string;

  /**
   * Pairs sold
   * @example 128
   */
  @ApiProperty({ type: 'integer' })
  quantitySold: number;

  /**
   * The first picture of the first colour
   * @example '/media/shoes/hem-nho/den/three-quarter-960.webp'
   */
  image: string;
}

/** What the list of best sellers shows of a product. */
export function toBestSellerDto({
  _id,
  name,
  slug,
  quantitySold,
  colors,
  adImage,
}: ProductDto): BestSellerDto {
  return { _id, name, slug, quantitySold, image: colors[0]?.imageDetail[0] ?? adImage };
}
