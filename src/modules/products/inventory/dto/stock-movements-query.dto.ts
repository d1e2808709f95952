import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { LONGEST_COLOR, SIZE } from '../../product-fields';
import { PageQueryDto } from '../../../../http/list-query.dto';
import { says } from '../../../../http/errors/says';

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
  @IsString(says('filter.no-color'))
  @MaxLength(LONGEST_COLOR, says('field.longer', { field: 'color', most: LONGEST_COLOR }))
  color?: string;

  /** Only the lines of this size: `42`. */
  @ApiPropertyOptional({ type: String, pattern: SIZE.source })
  @IsOptional()
  @Transform(filled)
  @Matches(SIZE, says('field.no-size', { field: 'size' }))
  size?: string;
}
