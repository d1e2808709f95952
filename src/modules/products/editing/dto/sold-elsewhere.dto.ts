import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { IfGiven } from '../../../../http/dto-fields';
import { withMessage } from '../../../../http/errors/with-message';
import { MAX_QUANTITY, MAX_COLOR_LENGTH, SIZE } from '../../product-fields';

/** Pairs that were sold elsewhere. */
export class SoldElsewhereDto {
  /** How many pairs. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_QUANTITY, example: 2 })
  @IsInt(withMessage('field.not-whole', { field: 'quantity' }))
  @Min(1, withMessage('field.too-small', { field: 'quantity', least: 1 }))
  @Max(MAX_QUANTITY, withMessage('field.too-many', { field: 'quantity', most: MAX_QUANTITY }))
  quantity: number;

  /** The colour of the pairs that were sold; any colour when it is left out. */
  @ApiPropertyOptional({ type: String, maxLength: MAX_COLOR_LENGTH, example: 'đen' })
  @IfGiven()
  @IsString(withMessage('field.no-text', { field: 'color' }))
  @MaxLength(MAX_COLOR_LENGTH, withMessage('field.too-long', { field: 'color' }))
  color?: string;

  /** The size of the pairs that were sold; any size when it is left out. */
  @ApiPropertyOptional({ type: String, pattern: SIZE.source, example: '42.5' })
  @IfGiven()
  @Matches(SIZE, withMessage('field.no-size', { field: 'size' }))
  size?: string;
}
