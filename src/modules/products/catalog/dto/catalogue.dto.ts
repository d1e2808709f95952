import { ApiProperty, PickType } from '@nestjs/swagger';
import { ColorDto, ProductDto } from '../../dto/product.dto';

/** Filters that a search can name in words. */
const READ_FILTERS = ['brand', 'type', 'material', 'color', 'size'] as const;

export class ReadFilterDto {
  /**
   * The words as typed in the search
   * @example 'den'
   */
  words: string;

  /**
   * The filter that these words name
   * @example 'color'
   */
  @ApiProperty({ enum: READ_FILTERS })
  filter: (typeof READ_FILTERS)[number];

  /**
   * The filter values that the words mean; for a colour, all its shades
   * @example ['đen']
   */
  values: string[];

  /**
   * The search without these words
   * @example 'vans 42'
   */
  without: string;
}

export class NearSearchDto {
  /**
   * The search without one of its words
   * @example 'vans den'
   */
  search: string;

  /**
   * The number of products that it finds
   * @example 5
   */
  @ApiProperty({ type: 'integer' })
  total: number;
}

export class ProductListDto {
  /** The complete products of this page */
  products: ProductDto[];

  /**
   * The total number of matching products, on all pages
   * @example 64
   */
  @ApiProperty({ type: 'integer' })
  total: number;

  /**
   * The filters that the search words were understood as, in the order of the words; missing if there are
   * none
   */
  readAs?: ReadFilterDto[];

  /**
   * Only when a search finds nothing: the same search without the word that fits least, if that finds
   * products
   */
  near?: NearSearchDto;
}

export class FacetDto {
  /**
   * The value to send in the filter
   * @example 'new balance'
   */
  value: string;

  /**
   * The number of products that selecting this value would show
   * @example 11
   */
  @ApiProperty({ type: 'integer' })
  count: number;
}

export class ColorFacetDto extends PickType(FacetDto, ['count']) {
  /**
   * The colour name to send in the filter
   * @example 'đen'
   */
  value: string;

  /**
   * The colour for display
   * @example '#1b1b1f'
   */
  colorHex: string;

  /**
   * The filter's names, without accents, that selected this colour; missing when it is not selected
   * @example ['black']
   */
  asked?: string[];
}

export class ProductFacetsDto {
  /** Every brand, in the shop's order; a count may be 0 */
  brands: FacetDto[];

  /** The colours of the matching products, most frequent first; selected colours stay in the list at 0 */
  colors: ColorFacetDto[];

  /** Every type, in the shop's order; a count may be 0 */
  types: FacetDto[];

  /** Every material, in the shop's order; a count may be 0 */
  materials: FacetDto[];

  /** The sizes that a matching product has in stock, smallest first; selected sizes stay in the list at 0 */
  sizes: FacetDto[];

  /**
   * Ranges of prices in dong: below 2 million, from 2, from 2.5, from 3 up to below 5, and from 5 million; then
   * others that are selected. A count may be 0
   */
  prices: FacetDto[];

  /** `just-in` and `sold-out` */
  stock: FacetDto[];
}

export class SliderColorDto extends PickType(ColorDto, ['color', 'colorHex']) {}

const CARD_FIELDS = ['_id', 'slug', 'name', 'price', 'adImage', 'type', 'stock'] as const;

/** A product as shown on a slider's card. */
export class SliderProductDto extends PickType(ProductDto, CARD_FIELDS) {
  /**
   * The sizes in stock in any colour, smallest first
   * @example ['39', '40', '42.5']
   */
  sizes: string[];

  /** The colourways, in the shop's order */
  colors: SliderColorDto[];
}

/** @param shown the colour to picture on the card, if not the product's first */
export function toSliderProductDto(product: ProductDto, shown?: ColorDto): SliderProductDto {
  const { _id, slug, name, price, type, stock, colors } = product;
  const adImage = shown?.imageDetail[0] ?? product.adImage;
  return {
    ...{ _id, slug, name, price, adImage, type, stock, sizes: sizesLeft(colors) },
    colors: colors.map(({ color, colorHex }) => ({ color, colorHex })),
  };
}

function sizesLeft(colors: ProductDto['colors']): string[] {
  const left = colors.flatMap(({ sizes }) => sizes.filter(({ quantity }) => quantity > 0));
  return [...new Set(left.map(({ size }) => size))].sort((a, b) => Number(a) - Number(b));
}

/** A type of a brand, with the picture of its newest product. */
export class BrandTypeDto extends PickType(ProductDto, ['type', 'navbarImage']) {}

/** A product as shown in the list of best sellers. */
export class BestSellerDto extends PickType(ProductDto, ['_id', 'name', 'slug', 'quantitySold']) {
  /**
   * The first picture of the first colour
   * @example '/media/shoes/hem-nho/den/three-quarter-960.webp'
   */
  image: string;
}

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
