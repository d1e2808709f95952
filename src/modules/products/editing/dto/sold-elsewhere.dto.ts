import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { IfGiven } from '../../../../http/dto-fields';
import { says } from '../../../../http/errors/says';
import { HIGHEST_QUANTITY, LONGEST_COLOR, SIZE } from '../../product-fields';

/** Pairs that were sold elsewhere. */
export class SoldElsewhereDto {
  /** How many pairs. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: HIGHEST_QUANTITY, example: 2 })
  @IsInt(says('field.not-whole', { field: 'quantity' }))
  @Min(1, says('field.too-small', { field: 'quantity', least: 1 }))
  @Max(HIGHEST_QUANTITY, says('field.too-many', { field: 'quantity', most: HIGHEST_QUANTITY }))
  quantity: number;

  /** Of which colour; of any when it is left out. */
  @ApiPropertyOptional({ type: String, maxLength: LONGEST_COLOR, example: 'đen' })
  @IfGiven()
  @IsString(says('field.no-text', { field: 'color' }))
  @MaxLength(LONGEST_COLOR, says('field.too-long', { field: 'color' }))
  color?: string;

  /** Of which size; of any when it is left out. */
  @ApiPropertyOptional({ type: String, pattern: SIZE.source, example: '42.5' })
  @IfGiven()
  @Matches(SIZE, says('field.no-size', { field: 'size' }))
  size?: string;
}
