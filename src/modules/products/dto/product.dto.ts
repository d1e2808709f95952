import type { Language } from '../../../common/language';
import { ApiProperty } from '@nestjs/swagger';
import {
  BRANDS,
  type NumberName,
  type OptionalField,
  PRODUCT_FIELDS,
  PRODUCT_TYPES,
} from '../product-fields';
import { ProductNumbersDto } from './product-numbers.dto';

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
  @ApiProperty({ type: 'integer' })
  quantity: number;
}

export class ColorDto {
  /**
   * The colour's name, lower-case, unique within its product
   * @example 'đen'
   */
  color: string;

  /**
   * The colour on a screen
   * @example '#1b1b1f'
   */
  colorHex: string;

  /**
   * Paths of the colour's pictures, at most six; the first one stands for the colour
   * @example ['/media/shoes/hem-nho/den/three-quarter-960.webp']
   */
  imageDetail: string[];

  /** The size run, smallest first. A size with quantity 0 is sold out */
  sizes: SizeDto[];
}

export class ProductDto extends ProductNumbersDto {
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
   * The kind of shoe
   * @example 'sneaker'
   */
  @ApiProperty({ enum: PRODUCT_TYPES })
  type: string;

  /**
   * The brand
   * @example 'new balance'
   */
  @ApiProperty({ enum: BRANDS })
  brand: string;

  /**
   * What most of the upper is made of
   * @example 'leather'
   */
  @ApiProperty({ enum: PRODUCT_FIELDS.material.options })
  material: string;

  /**
   * The product's name in addresses, unique; `GET /v1/products/{id}` takes it too
   * @example 'hem-nho'
   */
  slug: string;

  /**
   * Price of one pair in whole dong
   * @example 2390000
   */
  @ApiProperty({ type: 'integer' })
  price: number;

  /**
   * One line that sells the shoe
   * @example 'Thấp cổ, gọn gàng, phối ba mảng da'
   */
  highLight: string;

  /**
   * The description
   * @example 'Ba mảng da ghép vừa khít, dây bản dẹt, đế khâu viền.'
   */
  desc: string;

  /**
   * The line in English; missing if there is none, and where the answer is asked for in one language
   * @example 'Low and neat, in three panels of leather'
   */
  highLightEn?: string;

  /**
   * The description in English; missing if there is none, and where the answer is asked for in one language
   * @example 'Three closely fitted panels of leather, wide flat laces, a stitched sole.'
   */
  descEn?: string;

  /**
   * Picture for cards and banners
   * @example '/media/shoes/hem-nho/den/three-quarter-960.webp'
   */
  adImage: string;

  /**
   * Picture for a brand's list of types
   * @example '/media/shoes/hem-nho/den/side-960.webp'
   */
  navbarImage: string;

  /**
   * Path of its 3D model, a GLB whose variants (KHR_materials_variants) are named after the colours; missing if there
   * is none
   * @example '/media/models/hem-nho.glb'
   */
  model?: string;

  /**
   * Pairs left: the sum of all sizes of all colours, worked out by the server. 0 means 'Sold Out'
   * @example 42
   */
  @ApiProperty({ type: 'integer' })
  stock: number;

  /**
   * When the product came in: `newest` and `oldest` sort by it
   * @example '2026-09-14T02:00:00.000Z'
   */
  @ApiProperty({ type: String, format: 'date-time' })
  importAt: string;

  /**
   * When anything of it last changed, a sale or an edit
   * @example '2026-11-20T03:20:00.000Z'
   */
  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt: string;

  /**
   * Pairs sold
   * @example 128
   */
  @ApiProperty({ type: 'integer' })
  quantitySold: number;

  /**
   * Raised by every edit and by no sale
   * @example 1
   */
  @ApiProperty({ type: 'integer' })
  version: number;

  /** The colourways, in the shop's order */
  colors: ColorDto[];
}

/** A product's row and its state's, as they are selected. */
export interface ProductRow
  extends
    Omit<ProductDto, '_id' | 'desc' | 'stock' | 'importAt' | 'updatedAt' | 'colors' | OptionalField>,
    Record<Exclude<OptionalField, NumberName>, string | null>,
    Record<NumberName, number | null> {
  id: string;
  description: string;
  importAt: Date;
  updatedAt: Date | null;
}

/** The product as it goes over the wire, not to be changed. Stock is summed here: it always agrees with the sizes. */
export function toProductDto(
  { id, description, importAt, updatedAt, ...row }: ProductRow,
  colors: ColorDto[],
): ProductDto {
  const sizes = colors.flatMap((color) => color.sizes);
  return Object.freeze({
    _id: id,
    ...withoutNulls(row),
    desc: description,
    stock: sizes.reduce((sum, { quantity }) => sum + quantity, 0),
    importAt: importAt.toISOString(),
    updatedAt: (updatedAt ?? importAt).toISOString(),
    colors,
  });
}

/** A row without the fields that the product does not have. */
function withoutNulls<Row extends Record<OptionalField, unknown>>(
  row: Row,
): Omit<Row, OptionalField> & { [Name in OptionalField]?: NonNullable<Row[Name]> } {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as ReturnType<
    typeof withoutNulls<Row>
  >;
}

/** The product with its texts in this language alone. A text that it lacks stays as it is (rule G13). */
export function inLanguage(product: ProductDto, language: Language): ProductDto {
  const { highLightEn, descEn, ...own } = product;
  if (language === 'vi') return own;
  return { ...own, highLight: highLightEn ?? own.highLight, desc: descEn ?? own.desc };
}
