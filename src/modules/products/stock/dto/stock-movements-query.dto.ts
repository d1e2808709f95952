import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { LONGEST_COLOR, SIZE } from '../../product-fields';
import { PageQueryDto } from '../../../../common/list-query.dto';

/** An empty parameter counts as missing. */
function filled({ value }: { value: unknown }): unknown {
  return typeof value === 'string' ? value.trim() || undefined : value;
}

/** Which lines of a product's stock ledger. */
export class StockMovementsQueryDto extends PageQueryDto {
  /** Only the lines of this colour, whatever the case, accents and hyphens: `đen`. */
  @ApiPropertyOptional({ type: String, maxLength: LONGEST_COLOR })
  @IsOptional()
  @Transform(filled)
  @IsString({ message: 'color must be the name of one colour.' })
  @MaxLength(LONGEST_COLOR, { message: `color must not be longer than ${LONGEST_COLOR} characters.` })
  color?: string;

  /** Only the lines of this size: `42`. */
  @ApiPropertyOptional({ type: String, pattern: SIZE.source })
  @IsOptional()
  @Transform(filled)
  @Matches(SIZE, { message: 'size must be a number such as 42 or 42.5.' })
  size?: string;
}
