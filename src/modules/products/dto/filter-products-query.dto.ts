import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Transform, Type, type TransformFnParams } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { MAX_PAGE_SIZE, PageQueryDto } from '../../../common/paging/page-query.dto';
import {
  BRANDS,
  CATALOGUE_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  PRODUCT_SORTS,
  PRODUCT_TYPES,
  STOCK_OPTIONS,
  type Brand,
  type ProductSort,
  type ProductType,
  type StockOption,
} from '../product-options';
import { colorKey, toWords } from '../product-words';

const MAX_COLORS = 50;
const MAX_COLOR_LENGTH = 60;
const LIMIT_MESSAGE = `limit must be a whole number from 1 to ${MAX_PAGE_SIZE}.`;

/** Comma-joined values, or a repeated parameter, as a list without repeats; nothing chosen is undefined. */
function toList(value: unknown, read: (part: string) => string): unknown {
  const text: unknown = Array.isArray(value) ? value.join(',') : value;
  if (typeof text !== 'string') return text;
  const values = text.split(',').map(read).filter(Boolean);
  return values.length > 0 ? [...new Set(values)] : undefined;
}

/** Reads each value as the option it spells, whatever its case and with spaces or hyphens. */
function optionReader(options: readonly string[]): (part: string) => string {
  const byWords = new Map(options.map((option) => [toWords(option), option]));
  return (part) => byWords.get(toWords(part)) ?? part.trim();
}

const readBrand = optionReader(BRANDS);
const readType = optionReader(PRODUCT_TYPES);
const readStock = optionReader(STOCK_OPTIONS);
const readSort = optionReader(PRODUCT_SORTS);

function oneOf(name: string, options: readonly string[], each = true): { each: boolean; message: string } {
  return { each, message: `${name} must be ${each ? 'any' : 'one'} of ${options.join(', ')}.` };
}

const toBrands = ({ value }: TransformFnParams): unknown => toList(value, readBrand);
const toTypes = ({ value }: TransformFnParams): unknown => toList(value, readType);
const emptyToNone = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : (value as unknown);

/** What narrows a list of products; each group that is chosen must be met. */
export class ProductFilterQueryDto {
  /** Every word must occur somewhere in the name, whatever the case and the accents. */
  @ApiPropertyOptional({ type: String, maxLength: MAX_SEARCH_LENGTH, example: 'giay chay' })
  @IsOptional()
  @Transform(emptyToNone)
  @IsString({ message: 'search must be one text.' })
  @MaxLength(MAX_SEARCH_LENGTH, {
    message: `search must not be longer than ${MAX_SEARCH_LENGTH} characters.`,
  })
  search?: string;

  /** Any of nike, adidas, puma, new balance, vans, balenciaga, joined by commas. */
  @ApiPropertyOptional({ type: String, example: 'nike,new-balance' })
  @IsOptional()
  @Transform(toBrands)
  @IsIn(BRANDS, oneOf('brand', BRANDS))
  brand?: Brand[];

  /** Names of colours, joined by commas: products that come in any of them. */
  @ApiPropertyOptional({ type: String, example: 'black,off-white' })
  @IsOptional()
  @Transform(({ value }) => toList(value, colorKey))
  @IsString({ each: true, message: 'color must be names of colours, joined by commas.' })
  @ArrayMaxSize(MAX_COLORS, { message: `color must not name more than ${MAX_COLORS} colours.` })
  @MaxLength(MAX_COLOR_LENGTH, {
    each: true,
    message: `color must not have names longer than ${MAX_COLOR_LENGTH} characters.`,
  })
  color?: string[];

  /** Any of sneaker, classic, running, basketball, football, boot, joined by commas. */
  @ApiPropertyOptional({ type: String, example: 'running,boot' })
  @IsOptional()
  @Transform(toTypes)
  @IsIn(PRODUCT_TYPES, oneOf('type', PRODUCT_TYPES))
  type?: ProductType[];

  /** `just-in` (something is left), `sold-out` (nothing is), or both. */
  @ApiPropertyOptional({ type: String, example: 'just-in' })
  @IsOptional()
  @Transform(({ value }) => toList(value, readStock))
  @IsIn(STOCK_OPTIONS, oneOf('stock', STOCK_OPTIONS))
  stock?: StockOption[];
}

/** One page of a narrowed, sorted list of products. */
export class FilterProductsQueryDto extends IntersectionType(PageQueryDto, ProductFilterQueryDto) {
  /** How many products a page holds. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: CATALOGUE_PAGE_SIZE })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: LIMIT_MESSAGE })
  @Min(1, { message: LIMIT_MESSAGE })
  @Max(MAX_PAGE_SIZE, { message: LIMIT_MESSAGE })
  override limit: number = CATALOGUE_PAGE_SIZE;

  /** `newest` and `oldest` by the day the product came in, `high-low` and `low-high` by price. */
  @ApiPropertyOptional({ enum: PRODUCT_SORTS, default: 'newest' })
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? readSort(value) || undefined : (value as unknown)))
  @IsIn(PRODUCT_SORTS, oneOf('sort', PRODUCT_SORTS, false))
  sort?: ProductSort;
}

export class SliderQueryDto {
  /** The brand whose products are shown. */
  @ApiProperty({ type: String, example: 'nike' })
  @Transform(({ value }) => (typeof value === 'string' ? readBrand(value) : (value as unknown)))
  @IsIn(BRANDS, oneOf('brand', BRANDS, false))
  brand: Brand;

  /** Types to show, joined by commas; all of the brand's when left out. */
  @ApiPropertyOptional({ type: String, example: 'running' })
  @IsOptional()
  @Transform(toTypes)
  @IsIn(PRODUCT_TYPES, oneOf('type', PRODUCT_TYPES))
  type?: ProductType[];
}

export class BrandQueryDto {
  /** The brand whose types are listed. */
  @ApiProperty({ type: String, example: 'new balance' })
  @Transform(({ value }) => (typeof value === 'string' ? readBrand(value) : (value as unknown)))
  @IsIn(BRANDS, oneOf('brand', BRANDS, false))
  brand: Brand;
}
