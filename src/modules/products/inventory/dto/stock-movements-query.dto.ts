import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { MAX_COLOR_LENGTH, SIZE } from '../../product-fields';
import { filled, PageQueryDto } from '../../../../http/list-query.dto';
import { withMessage } from '../../../../http/errors/with-message';

/** Filters of a product's stock ledger. */
export class StockMovementsQueryDto extends PageQueryDto {
  /** Only movements of this colour; case, accents and hyphens are ignored: `đen`. */
  @ApiPropertyOptional({ type: String, maxLength: MAX_COLOR_LENGTH })
  @IsOptional()
  @Transform(filled)
  @IsString(withMessage('filter.no-color'))
  @MaxLength(MAX_COLOR_LENGTH, withMessage('field.longer', { field: 'color', most: MAX_COLOR_LENGTH }))
  color?: string;

  /** Only movements of this size: `42`. */
  @ApiPropertyOptional({ type: String, pattern: SIZE.source })
  @IsOptional()
  @Transform(filled)
  @Matches(SIZE, withMessage('field.no-size', { field: 'size' }))
  size?: string;
}
