import { ApiProperty } from '@nestjs/swagger';
import { OrderDto } from './order.dto';

/** One page of orders. */
export class OrderListDto {
  /** The orders of this page, whole. */
  @ApiProperty({ type: () => [OrderDto] })
  orders: OrderDto[];

  /** How many orders match in all, whatever the page. */
  @ApiProperty({ type: 'integer', example: 128 })
  total: number;
}
