import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  Allow,
  IsArray,
  IsInt,
  IsISO8601,
  IsObject,
  IsString,
  Matches,
  ValidateNested,
} from 'class-validator';
import { HasLines, IfGiven } from '../../../../http/dto-fields';
import { withMessage } from '../../../../http/errors/with-message';
import {
  MAX_PRICE,
  MAX_QUANTITY,
  MAX_COLOR_LENGTH,
  MAX_LINE_LENGTH,
  MAX_COLORS,
  MAX_DETAIL_IMAGES,
  MAX_SIZES,
  MODEL_PATH,
  type NumberName,
  PICTURE_PATH,
  PRODUCT_FIELDS,
  type ProductField,
  type ProductFieldName,
  SIZE,
} from '../../product-fields';
import { ProductNumbersBody } from '../../dto/product-numbers.dto';

const PATHS = { picture: PICTURE_PATH, model: MODEL_PATH };

/** A field of a product's own, as the table describes it. Its value is checked by `product-rules.ts`. */
function Field(name: Exclude<ProductFieldName, NumberName>, example: string): PropertyDecorator {
  const field: Exclude<ProductField, { kind: 'number' }> = PRODUCT_FIELDS[name];
  const isOptional = field.kind === 'option' ? field.fallback !== undefined : field.isOptional === true;
  return applyDecorators(
    ...(isOptional ? [IfGiven()] : []),
    ApiProperty({
      required: !isOptional,
      ...(field.kind === 'option' ? { enum: field.options } : { type: String, maxLength: field.longest }),
      ...(isPath(field) ? { pattern: PATHS[field.kind].source } : {}),
      example,
    }),
    IsString(
      isPath(field)
        ? withMessage('field.no-path', { field: name })
        : withMessage('field.no-text', { field: name }),
    ),
  );
}

function isPath<Field extends ProductField>(field: Field): field is Field & { kind: keyof typeof PATHS } {
  return field.kind in PATHS;
}

/** A size of a colour. */
export class NewSizeDto {
  /** The EU size as text. */
  @ApiProperty({ type: String, pattern: SIZE.source, example: '42.5' })
  @IsString(withMessage('field.no-text', { field: 'size' }))
  size: string;

  /** Pairs. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_QUANTITY, example: 7 })
  @IsInt(withMessage('field.not-whole', { field: 'quantity' }))
  quantity: number;
}

export class NewColorDto {
  /** The colour's name without commas, unique within the product; saved lower-case. */
  @ApiProperty({ type: String, maxLength: MAX_COLOR_LENGTH, example: 'đen' })
  @IsString(withMessage('field.no-text', { field: 'color' }))
  color: string;

  /** The colour on a screen. */
  @ApiProperty({ type: String, pattern: '^#[0-9a-fA-F]{6}$', example: '#1b1b1f' })
  @IsString(withMessage('field.no-text', { field: 'colorHex' }))
  colorHex: string;

  /** Paths of the colour's pictures in this shop; the first one stands for the colour. */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', maxLength: MAX_LINE_LENGTH, pattern: PICTURE_PATH.source },
    minItems: 1,
    maxItems: MAX_DETAIL_IMAGES,
    example: ['/media/shoes/hem-nho/den/three-quarter-960.webp'],
  })
  @IsArray(withMessage('field.no-paths', { field: 'imageDetail' }))
  @IsString({ each: true, ...withMessage('field.no-paths', { field: 'imageDetail' }) })
  imageDetail: string[];

  /** The sizes it comes in, each once. */
  @ApiProperty({ type: [NewSizeDto], minItems: 1, maxItems: MAX_SIZES })
  @IsArray(withMessage('field.no-list', { field: 'sizes' }))
  @IsObject({ each: true, ...withMessage('field.no-list-of-own', { field: 'sizes' }) })
  @ValidateNested({ each: true })
  @Type(() => NewSizeDto)
  sizes: NewSizeDto[];
}

/** A new product. */
export class CreateProductDto extends ProductNumbersBody {
  /** The slug of a new product is made from it, and stays. */
  @Field('name', 'Hẻm Nhỏ')
  name: string;

  /** The kind of shoe. */
  @Field('type', 'sneaker')
  type: string;

  /** The brand. */
  @Field('brand', 'new balance')
  brand: string;

  /** What most of the upper is made of; synthetic when it is left out. */
  @Field('material', 'leather')
  material?: string;

  /** Price of one pair in whole dong. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_PRICE, example: 2390000 })
  @IsInt(withMessage('field.not-dong', { field: 'price' }))
  price: number;

  /** One line that sells the shoe. */
  @Field('highLight', 'Thấp cổ, gọn gàng, phối ba mảng da')
  highLight: string;

  /** The description. */
  @Field('desc', 'Ba mảng da ghép vừa khít, dây bản dẹt, đế khâu viền.')
  @HasLines()
  desc: string;

  /** The line in English; empty for none. */
  @Field('highLightEn', 'Low and neat, in three panels of leather')
  highLightEn?: string;

  /** The description in English; empty for none. */
  @Field('descEn', 'Three closely fitted panels of leather, wide flat laces, a stitched sole.')
  @HasLines()
  descEn?: string;

  /** Path of the picture for cards and banners, such as an upload answers. */
  @Field('adImage', '/media/shoes/hem-nho/den/three-quarter-960.webp')
  adImage: string;

  /** Path of the picture for a brand's list of types. */
  @Field('navbarImage', '/media/shoes/hem-nho/den/side-960.webp')
  navbarImage: string;

  /** Path of a 3D model, a GLB whose variants are named after the colours; empty for none. */
  @Field('model', '/media/models/hem-nho.glb')
  model?: string;

  /** When it came in: an instant with its zone, or a day, which is its midnight in UTC. Of a new product: now when it is left out. */
  @ApiPropertyOptional({ type: String, format: 'date-time', example: '2026-09-14T02:00:00.000Z' })
  @IfGiven()
  @Matches(/^[^T ]*$|(?:Z|[+-]\d\d:?\d\d)$/, withMessage('field.no-zone', { field: 'importAt' }))
  @IsISO8601({ strict: true }, withMessage('field.no-date', { field: 'importAt' }))
  importAt?: string;

  /** The colourways, in the order in which they are shown. */
  @ApiProperty({ type: [NewColorDto], minItems: 1, maxItems: MAX_COLORS })
  @IsArray(withMessage('field.no-list', { field: 'colors' }))
  @IsObject({ each: true, ...withMessage('field.no-list-of-own', { field: 'colors' }) })
  @ValidateNested({ each: true })
  @Type(() => NewColorDto)
  colors: NewColorDto[];

  /** Not read: stock is the sum of the sizes. */
  @ApiPropertyOptional({ type: 'integer', example: 7 })
  @Allow()
  stock?: number;
}

export class EditedSizeDto extends NewSizeDto {
  /**
   * The quantity the editor saw. The size then changes by the difference, so that no sale in between is
   * undone; without it the quantity is set.
   */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MAX_QUANTITY, example: 7 })
  @IfGiven()
  @IsInt(withMessage('field.not-whole', { field: 'quantityBefore' }))
  quantityBefore?: number;
}

export class EditedColorDto extends OmitType(NewColorDto, ['sizes']) {
  /** The name the editor saw, when it has changed: tells a renamed colour from a new one. */
  @ApiPropertyOptional({ type: String, maxLength: MAX_COLOR_LENGTH, example: 'đen' })
  @IfGiven()
  @IsString(withMessage('field.no-text', { field: 'colorBefore' }))
  colorBefore?: string;

  /** All sizes of the colour, each once. Sizes of the product that this list leaves out are removed. */
  @ApiProperty({ type: [EditedSizeDto], minItems: 1, maxItems: MAX_SIZES })
  @IsArray(withMessage('field.no-list', { field: 'sizes' }))
  @IsObject({ each: true, ...withMessage('field.no-list-of-own', { field: 'sizes' }) })
  @ValidateNested({ each: true })
  @Type(() => EditedSizeDto)
  sizes: EditedSizeDto[];
}

/** What changes of a product. A product may be sent back as it was read: what cannot be edited is not read. */
export class UpdateProductDto extends PartialType(OmitType(CreateProductDto, ['colors']), {
  skipNullProperties: false,
}) {
  /** All colourways. Colourways of the product that this list leaves out are removed. */
  @ApiPropertyOptional({ type: [EditedColorDto], minItems: 1, maxItems: MAX_COLORS })
  @IfGiven()
  @IsArray(withMessage('field.no-list', { field: 'colors' }))
  @IsObject({ each: true, ...withMessage('field.no-list-of-own', { field: 'colors' }) })
  @ValidateNested({ each: true })
  @Type(() => EditedColorDto)
  colors?: EditedColorDto[];

  /** The `version` the editor saw; a 409 tells that a colleague's edit came between. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, example: 1 })
  @IfGiven()
  @IsInt(withMessage('field.not-whole', { field: 'version' }))
  version?: number;

  /** Not read: the address says which product. */
  @ApiPropertyOptional({ type: String, example: '673f1c2a9b04d5e6f7a81c32' })
  @Allow()
  _id?: string;

  /** Not read: a slug stays, so that shared links go on opening. */
  @ApiPropertyOptional({ type: String, example: 'hem-nho' })
  @Allow()
  slug?: string;

  /** Not read: it is when the edit is saved. */
  @ApiPropertyOptional({ type: String, format: 'date-time', example: '2026-11-20T03:20:00.000Z' })
  @Allow()
  updatedAt?: string;

  /** Not read: sales count themselves. */
  @ApiPropertyOptional({ type: 'integer', example: 128 })
  @Allow()
  quantitySold?: number;
}

export type NewColor = NewColorDto;

/** What the server itself adds a product from: as a body, but for an instant that need not be a text. */
export type NewProduct = Omit<CreateProductDto, 'importAt' | 'stock'> & { importAt?: Date | string };
