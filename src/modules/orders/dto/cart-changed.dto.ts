import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ErrorDto } from '../../../common/errors/error.dto';
import { OrderDto } from './order.dto';

/** A conflict at checkout. When the total the customer saw is no longer the total, it brings the new cart. */
export class CartChangedDto extends ErrorDto {
  /** The HTTP status again. */
  @ApiProperty({ type: 'integer', example: 409 })
  declare statusCode: number;

  /** One sentence for a person. */
  @ApiProperty({ example: 'Your cart has changed. Please look at the new total before you order.' })
  declare message: string;

  /** What is missing, or the lines that are short; left out when the total has changed. */
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { '66f0c1a2b3c4d5e6f7a8b9c0/đen/42': 'Only 1 pair of Hẻm Nhỏ in đen, size 42, is left.' },
  })
  declare errors?: Record<string, string>;

  /** The cart at today's prices, when the total has changed; left out of every other conflict. */
  @ApiPropertyOptional({ type: () => OrderDto })
  cart?: OrderDto;
}
