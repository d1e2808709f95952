import type { Language } from '../../../../common/language';
import { ApiProperty, ApiPropertyOptional, IntersectionType, OmitType } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
} from 'class-validator';
import {
  AnyOf,
  MAX_PAGE_SIZE,
  OneOf,
  PageQueryDto,
  SearchText,
  toList,
} from '../../../../http/list-query.dto';
import { withMessage } from '../../../../http/errors/with-message';
import {
  type Brand,
  BRANDS,
  CATALOGUE_PAGE_SIZE,
  colorKey,
  MAX_COLOR_LENGTH,
  MAX_SEARCH_LENGTH,
  PRODUCT_FIELDS,
  PRODUCT_SORTS,
  PRODUCT_TYPES,
  type ProductSort,
  SEARCH_MATCHES,
  type SearchMatch,
  SIZE,
  STOCK_OPTIONS,
  TEXT_LANGUAGES,
} from '../../product-fields';
import { plainPriceRange, PRICE_RANGE, readPriceRange } from '../../price-ranges';

const NO_LIMIT = withMessage('limit.invalid', { most: MAX_PAGE_SIZE });
const MAX_FILTER_COLORS = 50;
const MAX_FILTER_SIZES = 50;
const MAX_FILTER_PRICES = 50;

/** An optional list of colour names, separated by commas. */
function ColorNames(name: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: 'array', items: { type: 'string', maxLength: MAX_COLOR_LENGTH } }),
    IsOptional(),
    Transform(({ value }) => toList(value, colorKey)),
    IsString({ each: true, ...withMessage('filter.colors', { field: name }) }),
    ArrayMaxSize(
      MAX_FILTER_COLORS,
      withMessage('filter.too-many-colors', { field: name, most: MAX_FILTER_COLORS }),
    ),
    MaxLength(MAX_COLOR_LENGTH, {
      each: true,
      ...withMessage('filter.long-color', { field: name, most: MAX_COLOR_LENGTH }),
    }),
  );
}

/** An optional list of sizes, separated by commas; '42.0' means the size '42'. */
function Sizes(name: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: 'array', items: { type: 'string', pattern: SIZE.source } }),
    IsOptional(),
    Transform(({ value }) => toList(value, (part) => (SIZE.test(part.trim()) ? String(Number(part)) : part))),
    ArrayMaxSize(
      MAX_FILTER_SIZES,
      withMessage('filter.too-many-sizes', { field: name, most: MAX_FILTER_SIZES }),
    ),
    Matches(SIZE, { each: true, ...withMessage('filter.sizes', { field: name }) }),
  );
}

/** An optional list of price ranges, separated by commas. */
function PriceRanges(name: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: 'array', items: { type: 'string', pattern: PRICE_RANGE.source } }),
    IsOptional(),
    Transform(({ value }) => toList(value, plainPriceRange)),
    ArrayMaxSize(
      MAX_FILTER_PRICES,
      withMessage('filter.too-many-prices', { field: name, most: MAX_FILTER_PRICES }),
    ),
    ValidateBy(
      {
        name: 'isPriceRange',
        validator: { validate: (text) => typeof text === 'string' && readPriceRange(text) !== undefined },
      },
      { each: true, ...withMessage('filter.prices', { field: name }) },
    ),
  );
}

/** Filters of a product list; a product must match every filter that is set. */
export class ProductFilterQueryDto {
  /**
   * Each word must occur in the name, or name the brand, the type, a colour or a size in stock: `vans den
   * 42`.
   */
  @SearchText(MAX_SEARCH_LENGTH)
  search?: string;

  /** `name` searches names only; case and accents are ignored. */
  @ApiPropertyOptional({ enum: SEARCH_MATCHES })
  @IsOptional()
  @OneOf('match', SEARCH_MATCHES)
  match?: SearchMatch;

  /** Any of nike, adidas, puma, new balance, vans, balenciaga, separated by commas: `nike,new-balance`. */
  @AnyOf('brand', BRANDS)
  brand?: string[];

  /**
   * Any of these colours, separated by commas: `đen,trắng`. A name that no product has is understood as
   * Vietnamese or English: `black`, `navy`, `đỏ` for every red.
   */
  @ColorNames('color')
  color?: string[];

  /** Any of sneaker, classic, running, basketball, football, boot, separated by commas: `running,boot`. */
  @AnyOf('type', PRODUCT_TYPES)
  type?: string[];

  /** Any of leather, suede, mesh, knit, canvas, synthetic, joined by commas: `leather,suede`. */
  @AnyOf('material', PRODUCT_FIELDS.material.options)
  material?: string[];

  /** `just-in` (something is left), `sold-out` (nothing is), or both: `just-in,sold-out`. */
  @AnyOf('stock', STOCK_OPTIONS)
  stock?: string[];

  /** EU sizes joined by commas, of which something is left in any: `42,42.5`. */
  @Sizes('size')
  size?: string[];

  /**
   * Ranges of prices in whole dong joined by commas, each from its first number up to below its second, or
   * with one end open: `2000000-2500000`, `-2000000`, `5000000-`.
   */
  @PriceRanges('price')
  price?: string[];
}

/** One page of a narrowed, sorted list of products. */
export class FilterProductsQueryDto extends IntersectionType(PageQueryDto, ProductFilterQueryDto) {
  /** How many products a page holds. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: CATALOGUE_PAGE_SIZE })
  @IsOptional()
  @Type(() => Number)
  @IsInt(NO_LIMIT)
  @Min(1, NO_LIMIT)
  @Max(MAX_PAGE_SIZE, NO_LIMIT)
  override limit: number = CATALOGUE_PAGE_SIZE;

  /** `newest` and `oldest` by the day the product came in, `high-low` and `low-high` by price. */
  @ApiPropertyOptional({ enum: PRODUCT_SORTS, default: 'newest' })
  @IsOptional()
  @OneOf('sort', PRODUCT_SORTS)
  sort?: ProductSort;
}

/** The products of a file: those of the list, on all of its pages. */
export class ExportProductsQueryDto extends OmitType(FilterProductsQueryDto, ['page', 'limit']) {}

export class SliderQueryDto {
  /** The brand whose products are shown. */
  @ApiProperty({ enum: BRANDS, example: 'nike' })
  @OneOf('brand', BRANDS)
  brand: Brand;

  /** Types to show, joined by commas: `running,boot`; all of the brand's when left out. */
  @AnyOf('type', PRODUCT_TYPES)
  type?: string[];
}

export class ColorQueryDto {
  /** The name of a colour, in Vietnamese or English. */
  @ApiProperty({ type: String, maxLength: MAX_COLOR_LENGTH, example: 'đỏ' })
  @MaxLength(MAX_COLOR_LENGTH, withMessage('filter.no-color'))
  @Matches(/\S/, withMessage('filter.no-color'))
  @IsString(withMessage('filter.no-color'))
  color: string;
}

export class BrandQueryDto {
  /** The brand whose types are listed. */
  @ApiProperty({ enum: BRANDS, example: 'new balance' })
  @OneOf('brand', BRANDS)
  brand: Brand;
}

export class ProductQueryDto {
  /** The language of highlight and description; each is as it is without `lang` where it has no text in it. */
  @ApiPropertyOptional({ enum: TEXT_LANGUAGES })
  @IsOptional()
  @OneOf('lang', TEXT_LANGUAGES)
  lang?: Language;
}
