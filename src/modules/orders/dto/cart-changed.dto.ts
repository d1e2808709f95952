import { ApiProperty } from '@nestjs/swagger';
import { ErrorDto } from '../../../common/errors/error.dto';
import { OrderDto } from './order.dto';

/** The conflict when the total the customer saw is no longer the total: it brings the cart as it is now. */
export class CartChangedDto extends ErrorDto {
  /** The cart at today's prices. */
  @ApiProperty({ type: () => OrderDto })
  cart: OrderDto;
}
