import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ID_PATTERN } from '../../../../common/new-id';
import { IfGiven } from '../../../../http/dto-fields';
import { OneOf } from '../../../../http/list-query.dto';
import { withMessage } from '../../../../http/errors/with-message';
import { MAX_COLOR_LENGTH, MAX_QUANTITY, SIZE } from '../../product-fields';
import { sizeKey } from '../stock-line';
import { SHELF_REASONS, type ShelfReason } from '../stock-movement.entity';

/** Sizes of one call. */
export const MAX_STOCK_ITEMS = 200;
const AN_EXAMPLE = { productId: '673f1c2a9b04d5e6f7a81c32', color: 'đen', size: '42.5' };
const NO_ITEMS = withMessage('field.entries', { field: 'items', most: MAX_STOCK_ITEMS });

/** The size of a colour of a product. */
class StockKeyDto {
  /** The product’s id. */
  @ApiProperty({ type: String, pattern: ID_PATTERN.source, example: '673f1c2a9b04d5e6f7a81c32' })
  @Matches(ID_PATTERN, withMessage('field.no-id', { field: 'productId' }))
  productId: string;

  /** The colour’s name, or one that it had before. */
  @ApiProperty({ type: String, maxLength: MAX_COLOR_LENGTH, example: 'đen' })
  @MaxLength(MAX_COLOR_LENGTH, withMessage('field.too-long', { field: 'color' }))
  @IsString(withMessage('field.no-text', { field: 'color' }))
  color: string;

  /** The EU size as text. */
  @ApiProperty({ type: String, pattern: SIZE.source, example: '42.5' })
  @Matches(SIZE, withMessage('field.no-size', { field: 'size' }))
  size: string;
}

/** What becomes of one size: `quantity` sets it, `by` moves it; one of them. */
export class StockItemDto extends StockKeyDto {
  /** Pairs there are to be. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MAX_QUANTITY, example: 12 })
  @IfGiven()
  @Max(MAX_QUANTITY, withMessage('field.too-many', { field: 'quantity', most: MAX_QUANTITY }))
  @Min(0, withMessage('field.too-small', { field: 'quantity', least: 0 }))
  @IsInt(withMessage('field.not-whole', { field: 'quantity' }))
  quantity?: number;

  /** Pairs that the person saw: then the size changes by the difference, and what is sold meanwhile stays sold. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MAX_QUANTITY, example: 7 })
  @IfGiven()
  @Max(MAX_QUANTITY, withMessage('field.too-many', { field: 'quantityBefore', most: MAX_QUANTITY }))
  @Min(0, withMessage('field.too-small', { field: 'quantityBefore', least: 0 }))
  @IsInt(withMessage('field.not-whole', { field: 'quantityBefore' }))
  quantityBefore?: number;

  /** Pairs that come (above 0) or go (below 0). */
  @ApiPropertyOptional({
    type: 'integer',
    minimum: -MAX_QUANTITY,
    maximum: MAX_QUANTITY,
    description: 'Pairs that come (above 0) or go (below 0)',
  })
  @IfGiven()
  @Max(MAX_QUANTITY, withMessage('field.too-many', { field: 'by', most: MAX_QUANTITY }))
  @Min(-MAX_QUANTITY, withMessage('field.too-small', { field: 'by', least: -MAX_QUANTITY }))
  @IsInt(withMessage('field.not-whole', { field: 'by' }))
  by?: number;
}

/** Sizes whose stock changes together. */
export class ChangeStockDto {
  /** The sizes, each once. */
  @ApiProperty({
    type: [StockItemDto],
    minItems: 1,
    maxItems: MAX_STOCK_ITEMS,
    example: [{ ...AN_EXAMPLE, quantity: 12, quantityBefore: 7 }],
  })
  @ValidateNested({ each: true })
  @ArrayUnique((item: StockItemDto) => toKey(item), NO_ITEMS)
  @ArrayMaxSize(MAX_STOCK_ITEMS, NO_ITEMS)
  @ArrayNotEmpty(NO_ITEMS)
  @IsObject({ each: true, ...withMessage('field.no-list-of-own', { field: 'items' }) })
  @IsArray(withMessage('field.no-list', { field: 'items' }))
  @Type(() => StockItemDto)
  items: StockItemDto[];

  /** Why: pairs came in, were counted anew, are damaged or are missing. */
  @ApiPropertyOptional({ enum: SHELF_REASONS, default: 'counted', example: 'received' })
  @IfGiven()
  @OneOf('reason', SHELF_REASONS)
  reason?: ShelfReason;
}

/** A size as it is now. */
export class StockLevelDto extends StockKeyDto {
  /** Pairs left. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 12 })
  quantity: number;
}

export class StockLevelListDto {
  /** The named sizes, in the order of the call. */
  @ApiProperty({ type: [StockLevelDto] })
  items: StockLevelDto[];
}

/** What is no size of its own is told apart by itself: its fields have messages of their own. */
function toKey(item: unknown): unknown {
  const { productId, color, size } = (item ?? {}) as Partial<StockItemDto>;
  const isNamed = [productId, color, size].every((part) => typeof part === 'string');
  return isNamed ? sizeKey({ productId, color, size } as StockItemDto) : item;
}
