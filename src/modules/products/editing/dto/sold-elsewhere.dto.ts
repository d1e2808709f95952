import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { IfGiven } from '../../../../common/dto-fields';
import { HIGHEST_QUANTITY, LONGEST_COLOR, SIZE } from '../../product-fields';

/** Pairs that were sold elsewhere. */
export class SoldElsewhereDto {
  /** How many pairs. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: HIGHEST_QUANTITY, example: 2 })
  @IsInt({ message: 'quantity must be a whole number' })
  @Min(1, { message: 'quantity must be at least 1' })
  @Max(HIGHEST_QUANTITY, { message: `quantity must be at most ${HIGHEST_QUANTITY}` })
  quantity: number;

  /** Of which colour; of any when it is left out. */
  @ApiPropertyOptional({ type: String, maxLength: LONGEST_COLOR, example: 'đen' })
  @IfGiven()
  @IsString({ message: 'color must be a text' })
  @MaxLength(LONGEST_COLOR, { message: 'color is too long' })
  color?: string;

  /** Of which size; of any when it is left out. */
  @ApiPropertyOptional({ type: String, pattern: SIZE.source, example: '42.5' })
  @IfGiven()
  @Matches(SIZE, { message: 'size must be a number such as 42 or 42.5' })
  size?: string;
}
