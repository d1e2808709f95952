import { ApiProperty, PickType } from '@nestjs/swagger';
import { ColorDto, ProductDto } from '../../dto/product.dto';

/** Filters that the words of a search may name. */
const READ_FILTERS = ['brand', 'type', 'material', 'color', 'size'] as const;

export class ReadFilterDto {
  /**
   * The words of the search as they were typed
   * @example 'den'
   */
  words: string;

  /**
   * The filter that they name
   * @example 'color'
   */
  @ApiProperty({ enum: READ_FILTERS })
  filter: (typeof READ_FILTERS)[number];

  /**
   * What the filter takes for them: of a colour all of its family
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
   * The search with one word left out
   * @example 'vans den'
   */
  search: string;

  /**
   * How many products it finds
   * @example 5
   */
  @ApiProperty({ type: 'integer' })
  total: number;
}

export class ProductListDto {
  /** The products of this page, whole */
  products: ProductDto[];

  /**
   * How many products match in all, whatever the page
   * @example 64
   */
  @ApiProperty({ type: 'integer' })
  total: number;

  /** How the search was read: the filters that its words name, in their order; missing if they name none */
  readAs?: ReadFilterDto[];

  /** When a search finds nothing: the same without the word that fits least, if that finds something */
  near?: NearSearchDto;
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

export class ColorFacetDto extends PickType(FacetDto, ['count']) {
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
   * The names in the filter that this colour is chosen by, without accents; missing when it is not chosen
   * @example ['black']
   */
  asked?: string[];
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

export class SliderColorDto extends PickType(ColorDto, ['color', 'colorHex']) {}

const CARD_FIELDS = ['_id', 'slug', 'name', 'price', 'adImage', 'type', 'stock'] as const;

/** What a card in a slider shows of a product. */
export class SliderProductDto extends PickType(ProductDto, CARD_FIELDS) {
  /**
   * The sizes of which a pair is left in any colour, smallest first
   * @example ['39', '40', '42.5']
   */
  sizes: string[];

  /** The colourways, in the shop's order */
  colors: SliderColorDto[];
}

/** @param shown the colour that the card is pictured in, if not the product's first */
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

/** What the list of best sellers shows of a product. */
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
