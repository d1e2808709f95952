import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Allow, IsIn, Matches } from 'class-validator';
import { IfGiven } from '../../../common/dto-fields';
import { OWNER_REQUESTS, type OwnerRequest } from '../../orders/dto/order.dto';

/** Names the cart to attach. */
export class AttachOrderDto {
  /** The cart's id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  @Matches(/^[0-9a-f]{24}$/, { message: 'orderId must be an id of 24 hexadecimal digits' })
  orderId: string;

  /** May be sent along and is not read: a cart's status is `cart`. */
  @ApiPropertyOptional({ type: String, example: 'cart' })
  @Allow()
  status?: string;
}

/** Names the order and what shall become of it. */
export class PlaceOrderDto {
  /** The order's id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  @Matches(/^[0-9a-f]{24}$/, { message: 'orderId must be an id of 24 hexadecimal digits' })
  orderId: string;

  /** `pending` places the cart; `canceled` cancels one's own pending order. */
  @ApiPropertyOptional({ enum: OWNER_REQUESTS, default: 'pending', example: 'pending' })
  // Left out, not null: who sends a status means something by it.
  @IfGiven()
  @IsIn(OWNER_REQUESTS, { message: `status must be one of ${OWNER_REQUESTS.join(', ')}` })
  status?: OwnerRequest;
}
