import { ApiProperty } from '@nestjs/swagger';
import { ORDER_ACTORS, type OrderActor, type OrderChangeView } from '../order-views';
import { RECORDED_STATUSES, type RecordedStatus } from '../order-status';

/** One change of an order. */
export class OrderChangeDto {
  /** The status before; `cart` when the order was placed. */
  @ApiProperty({ enum: RECORDED_STATUSES, example: 'pending' })
  from: RecordedStatus;

  /** The status after; `deleted` when the order was deleted. */
  @ApiProperty({ enum: RECORDED_STATUSES, example: 'delivering' })
  to: RecordedStatus;

  /** Who changed it: the `customer` whose order it is, `staff`, or the `shop` itself when nobody is known. */
  @ApiProperty({ enum: ORDER_ACTORS, example: 'staff' })
  by: OrderActor;

  /** The id of who changed it, null when nobody is known. */
  @ApiProperty({ type: String, nullable: true, example: '66f0c1a2b3c4d5e6f7a8b9c2' })
  actorId: string | null;

  /** When. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:20:00.000Z' })
  createdAt: string;

  static from({ from, to, by, actorId, createdAt }: OrderChangeView): OrderChangeDto {
    return { from, to, by, actorId, createdAt: createdAt.toISOString() };
  }
}

/** What an order went through. */
export class OrderHistoryDto {
  /** The changes, first to last; none while it is a cart. */
  @ApiProperty({ type: () => [OrderChangeDto] })
  history: OrderChangeDto[];
}
