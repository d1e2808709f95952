import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
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
} from '../product-options';
import { AnyOf, ColorNames, OneOf } from './option-decorators';

const LIMIT_MESSAGE = `limit must be a whole number from 1 to ${MAX_PAGE_SIZE}.`;

/** What narrows a list of products; each group that is chosen must be met. */
export class ProductFilterQueryDto {
  /** Every word must occur somewhere in the name, whatever the case and the accents. */
  @ApiPropertyOptional({ type: String, maxLength: MAX_SEARCH_LENGTH, example: 'giay chay' })
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' && !value.trim() ? undefined : (value as unknown)))
  @IsString({ message: 'search must be one text.' })
  @MaxLength(MAX_SEARCH_LENGTH, {
    message: `search must not be longer than ${MAX_SEARCH_LENGTH} characters.`,
  })
  search?: string;

  /** Any of nike, adidas, puma, new balance, vans, balenciaga, joined by commas. */
  @ApiPropertyOptional({ type: String, example: 'nike,new-balance' })
  @AnyOf('brand', BRANDS)
  brand?: string[];

  /** Names of colours, joined by commas: products that come in any of them. */
  @ApiPropertyOptional({ type: String, example: 'black,off-white' })
  @ColorNames('color')
  color?: string[];

  /** Any of sneaker, classic, running, basketball, football, boot, joined by commas. */
  @ApiPropertyOptional({ type: String, example: 'running,boot' })
  @AnyOf('type', PRODUCT_TYPES)
  type?: string[];

  /** `just-in` (something is left), `sold-out` (nothing is), or both. */
  @ApiPropertyOptional({ type: String, example: 'just-in' })
  @AnyOf('stock', STOCK_OPTIONS)
  stock?: string[];
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
  @OneOf('sort', PRODUCT_SORTS)
  sort?: ProductSort;
}

export class SliderQueryDto {
  /** The brand whose products are shown. */
  @ApiProperty({ enum: BRANDS, example: 'nike' })
  @OneOf('brand', BRANDS)
  brand: Brand;

  /** Types to show, joined by commas; all of the brand's when left out. */
  @ApiPropertyOptional({ type: String, example: 'running' })
  @AnyOf('type', PRODUCT_TYPES)
  type?: string[];
}

export class BrandQueryDto {
  /** The brand whose types are listed. */
  @ApiProperty({ enum: BRANDS, example: 'new balance' })
  @OneOf('brand', BRANDS)
  brand: Brand;
}
