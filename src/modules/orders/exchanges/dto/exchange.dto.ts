import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { AnyOf, PageQueryDto } from '../../../../http/list-query.dto';
import { IfGiven, IsPlainText } from '../../../../http/dto-fields';
import { withMessage } from '../../../../http/errors/with-message';
import { Tidied } from '../../../../http/dto-fields';
import { SizeKeyDto } from '../../../products/back-in-stock/dto/size-wait.dto';
import { colorNow, OrderItemDto } from '../../dto/order.dto';
import type { OrderItem } from '../../order-item.entity';
import {
  EXCHANGE_STATUSES,
  STAFF_MOVES,
  type ExchangeStatus,
  type StaffMove,
} from '../../after-sales/after-sale-status';
import type { StoredExchange } from '../exchanges.repository';

/** A line of an order of which a pair can be exchanged. */
export class OrderLineKeyDto extends PickType(OrderItemDto, [
  'productId',
  'color',
  'size',
  'name',
  'image',
  'colorNow',
] as const) {
  /**
   * Maps a line to its response.
   * @param now today's name of its colour
   */
  static ofLine(
    this: void,
    { productId, color, size, name, image }: OrderItem,
    now: string,
  ): OrderLineKeyDto {
    return { productId, color, ...colorNow(color, now), size, name, image };
  }
}

/** The exchange of one pair for another size of the same shoe and colour. `size` is the old one. */
export class ExchangeDto extends OrderLineKeyDto {
  /** The id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9d0' })
  _id: string;

  /** The order that the pair is of. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  orderId: string;

  /** The size that is set aside. */
  @ApiProperty({ example: '43' })
  newSize: string;

  /**
   * `received` once the old pair has arrived; `withdrawn` by its customer; `expired` when it was not approved or did
   * not arrive in time.
   */
  @ApiProperty({ enum: EXCHANGE_STATUSES, example: 'requested' })
  status: ExchangeStatus;

  /** When it was asked for. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:20:00.000Z' })
  createdAt: string;

  /** Until when the new pair is, or was, set aside. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-27T03:20:00.000Z' })
  heldUntil: string;

  /** When it was received, refused or withdrawn, or has expired; null while it is open. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  closedAt: string | null;

  /** Why it was refused, as staff wrote it; null when it was not, or they gave no reason. */
  @ApiProperty({ type: String, nullable: true, example: null })
  reason: string | null;

  /**
   * Maps an exchange to its response.
   * @param color today's name of the pair's colour
   */
  static from(this: void, exchange: StoredExchange, color: string): ExchangeDto {
    const { id, orderId, item, newSize, status, createdAt, heldUntil, closedAt, reason } = exchange;
    return {
      ...{ _id: id, orderId, ...OrderLineKeyDto.ofLine(item, color), newSize, status },
      createdAt: createdAt.toISOString(),
      heldUntil: heldUntil.toISOString(),
      closedAt: closedAt?.toISOString() ?? null,
      reason,
    };
  }
}

/** The exchanges of an order, and what else of it can be exchanged. */
export class OrderExchangesDto {
  /** The exchanges, oldest first. */
  @ApiProperty({ type: () => [ExchangeDto] })
  exchanges: ExchangeDto[];

  /** The lines of which a pair can be exchanged now. */
  @ApiProperty({ type: () => [OrderLineKeyDto] })
  lines: OrderLineKeyDto[];

  /** Until when pairs can be exchanged; null when they cannot. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-12-20T03:20:00.000Z' })
  until: string | null;
}

/** An exchange with whom its order is for. */
export class ListedExchangeDto extends ExchangeDto {
  /** The receiver of the order; empty when the customer was erased. */
  @ApiProperty({ example: 'Trần Minh Anh' })
  receiver: string;

  /** The receiver's phone number; empty when the customer was erased. */
  @ApiProperty({ example: '0901234567' })
  phone: string;
}

/** One page of exchanges. */
export class ExchangeListDto {
  /** The exchanges of this page, those that wait longest first. */
  @ApiProperty({ type: () => [ListedExchangeDto] })
  exchanges: ListedExchangeDto[];

  /** The number of exchanges that match, on all pages. */
  @ApiProperty({ type: 'integer', example: 3 })
  total: number;
}

/** The line of which a pair is to be exchanged, and the size that is wanted. */
export class AskExchangeDto extends SizeKeyDto {
  /** The size that is wanted, as a text. */
  @ApiProperty({ example: '43' })
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() : (value as unknown)))
  @IsString(withMessage('field.no-text', { field: 'newSize' }))
  @IsNotEmpty(withMessage('field.empty', { field: 'newSize' }))
  @MaxLength(8, withMessage('field.too-long', { field: 'newSize' }))
  newSize: string;
}

/** What staff do with an exchange. */
export class MoveExchangeDto {
  /** `approve` it, `receive` its old pair, which also approves it, or `refuse` it. */
  @ApiProperty({ enum: STAFF_MOVES, example: 'approve' })
  @IsIn(STAFF_MOVES, withMessage('field.no-option', { field: 'move', options: STAFF_MOVES }))
  move: StaffMove;

  /** Why it is refused, for the customer to read: one line, which may be empty. With another move it is ignored. */
  @ApiPropertyOptional({ type: String, maxLength: 200, example: 'The soles are worn.' })
  @Tidied()
  @IfGiven()
  @MaxLength(200, withMessage('field.characters', { field: 'reason', most: 200 }))
  @IsPlainText()
  @IsString(withMessage('field.no-text', { field: 'reason' }))
  reason?: string;
}

/** One page of exchanges of these statuses. */
export class ListExchangesQueryDto extends PageQueryDto {
  /** Any of requested, approved, received, refused, withdrawn, expired, joined by commas; the open ones when left out. */
  @AnyOf('status', EXCHANGE_STATUSES)
  status?: ExchangeStatus[];
}
