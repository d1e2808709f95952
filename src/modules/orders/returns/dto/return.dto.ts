import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { IfGiven, IsPlainText, Tidied } from '../../../../http/dto-fields';
import { withMessage } from '../../../../http/errors/with-message';
import { AnyOf, PageQueryDto } from '../../../../http/list-query.dto';
import { SizeKeyDto } from '../../../products/back-in-stock/dto/size-wait.dto';
import {
  RETURN_MOVES,
  RETURN_STATUSES,
  type ReturnMove,
  type ReturnStatus,
} from '../../after-sales/after-sale-status';
import { OrderLineKeyDto } from '../../exchanges/dto/exchange.dto';
import type { OrderItem } from '../../order-item.entity';
import { RETURN_REASONS, type Return, type ReturnLine, type ReturnReason } from '../return.entity';

const MAX_LINES = 50;
const MAX_NOTE = 300;
const MAX_REASON = 200;

/** A line of an order of which pairs can be returned. */
export class ReturnableLineDto extends OrderLineKeyDto {
  /** Whole dong for one pair. */
  @ApiProperty({ type: 'integer', example: 2390000 })
  price: number;

  /** How many of its pairs can be returned. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 2 })
  quantity: number;
}

/** Pairs of a line that are returned. */
export class ReturnLineDto extends ReturnableLineDto {
  /** How many of them did not go back to stock when they were received. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 0 })
  unsellable: number;

  /**
   * Maps pairs of a line to their response.
   * @param color today's name of their colour
   */
  static of(this: void, item: OrderItem, { quantity, unsellable }: ReturnLine, color: string): ReturnLineDto {
    return { ...OrderLineKeyDto.ofLine(item, color), price: item.price, quantity, unsellable };
  }
}

/** The return of pairs of an order for their money. */
export class ReturnDto {
  /** The id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9d1' })
  _id: string;

  /** The order that the pairs are of. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  orderId: string;

  /** The pairs. */
  @ApiProperty({ type: () => [ReturnLineDto] })
  lines: ReturnLineDto[];

  /** What these pairs cost, in whole dong. What was paid of it goes back once they were received. */
  @ApiProperty({ type: 'integer', example: 2390000 })
  amount: number;

  /**
   * `received` once the pairs have arrived, `refunded` once nothing of the order's money is to go back any more;
   * `withdrawn` by its customer; `expired` when the pairs did not arrive in time.
   */
  @ApiProperty({ enum: RETURN_STATUSES, example: 'requested' })
  status: ReturnStatus;

  /** Why they are returned. */
  @ApiProperty({ enum: RETURN_REASONS, example: 'size' })
  reason: ReturnReason;

  /** What the customer wrote besides; null without it. */
  @ApiProperty({ type: String, nullable: true, example: null })
  note: string | null;

  /** When it was asked for. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:20:00.000Z' })
  createdAt: string;

  /** Until when the pairs are to arrive; null as long as it is not approved. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  sendBy: string | null;

  /** When it was refunded, refused or withdrawn, or has expired; null before that. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  closedAt: string | null;

  /** Why it was refused, as staff wrote it; null when it was not, or they gave no reason. */
  @ApiProperty({ type: String, nullable: true, example: null })
  refusal: string | null;

  /**
   * Maps a return to its response.
   * @param lines its pairs as they are shown
   */
  static from(this: void, one: Return, lines: ReturnLineDto[]): ReturnDto {
    const { id, orderId, amount, status, cause, note, createdAt, sendBy, closedAt, reason } = one;
    return {
      ...{ _id: id, orderId, lines, amount, status, reason: cause, note, refusal: reason },
      createdAt: createdAt.toISOString(),
      sendBy: sendBy?.toISOString() ?? null,
      closedAt: closedAt?.toISOString() ?? null,
    };
  }
}

/** The returns of an order, and what else of it can be returned. */
export class OrderReturnsDto {
  /** The returns, oldest first. */
  @ApiProperty({ type: () => [ReturnDto] })
  returns: ReturnDto[];

  /** The lines of which pairs can be returned now. */
  @ApiProperty({ type: () => [ReturnableLineDto] })
  lines: ReturnableLineDto[];

  /** Until when pairs can be returned; null when they cannot. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-27T03:20:00.000Z' })
  until: string | null;
}

/** A return with whom its order is for. */
export class ListedReturnDto extends ReturnDto {
  /** The receiver of the order; empty when the customer was erased. */
  @ApiProperty({ example: 'Trần Minh Anh' })
  receiver: string;

  /** The receiver's phone number; empty when the customer was erased. */
  @ApiProperty({ example: '0901234567' })
  phone: string;
}

/** One page of returns. */
export class ReturnListDto {
  /** The returns of this page, those that wait longest first. */
  @ApiProperty({ type: () => [ListedReturnDto] })
  returns: ListedReturnDto[];

  /** The number of returns that match, on all pages. */
  @ApiProperty({ type: 'integer', example: 3 })
  total: number;
}

/** Pairs of a line of the order. */
export class ReturnPairsDto extends SizeKeyDto {
  /** How many. */
  @ApiProperty({ type: 'integer', example: 1, minimum: 1 })
  @IsInt(withMessage('field.not-whole', { field: 'quantity' }))
  @Min(1, withMessage('field.too-small', { field: 'quantity', least: 1 }))
  @Max(100_000, withMessage('field.too-many', { field: 'quantity', most: 100_000 }))
  quantity: number;
}

/** Pairs of an order that are to be returned, and why. */
export class AskReturnDto {
  /** The pairs, each line once. */
  @ApiProperty({ type: [ReturnPairsDto], minItems: 1, maxItems: MAX_LINES })
  @ArrayNotEmpty(withMessage('field.empty', { field: 'lines' }))
  @ArrayMaxSize(MAX_LINES, withMessage('field.entries', { field: 'lines', most: MAX_LINES }))
  @IsArray(withMessage('field.no-list', { field: 'lines' }))
  @IsObject({ each: true, ...withMessage('field.no-list-of-own', { field: 'lines' }) })
  @ValidateNested({ each: true })
  @Type(() => ReturnPairsDto)
  lines: ReturnPairsDto[];

  /** Why: the size, a fault, another shoe than ordered, it looks different, a change of mind, or something else. */
  @ApiProperty({ enum: RETURN_REASONS, example: 'size' })
  @IsIn(RETURN_REASONS, withMessage('field.no-option', { field: 'reason', options: RETURN_REASONS }))
  reason: ReturnReason;

  /** More about it, for staff to read: one line, which may be empty. */
  @ApiPropertyOptional({ type: String, maxLength: MAX_NOTE, example: 'They pinch at the toes.' })
  @Tidied()
  @IfGiven()
  @MaxLength(MAX_NOTE, withMessage('field.characters', { field: 'note', most: MAX_NOTE }))
  @IsPlainText()
  @IsString(withMessage('field.no-text', { field: 'note' }))
  note?: string;
}

/** What staff do with a return. */
export class MoveReturnDto {
  /**
   * `approve` it, `receive` its pairs, which also approves it, or `refuse` it; `refund` ends one whose pairs were received
   * and of which no money is to go back. Recording its refund ends it as well.
   */
  @ApiProperty({ enum: RETURN_MOVES, example: 'approve' })
  @IsIn(RETURN_MOVES, withMessage('field.no-option', { field: 'move', options: RETURN_MOVES }))
  move: ReturnMove;

  /** Why it is refused, for the customer to read: one line, which may be empty. With another move it is ignored. */
  @ApiPropertyOptional({ type: String, maxLength: MAX_REASON, example: 'The soles are worn.' })
  @Tidied()
  @IfGiven()
  @MaxLength(MAX_REASON, withMessage('field.characters', { field: 'reason', most: MAX_REASON }))
  @IsPlainText()
  @IsString(withMessage('field.no-text', { field: 'reason' }))
  reason?: string;

  /** Received pairs that cannot be sold again: they do not go back to stock. With another move they are ignored. */
  @ApiPropertyOptional({ type: [ReturnPairsDto], maxItems: MAX_LINES })
  @IfGiven()
  @ArrayMaxSize(MAX_LINES, withMessage('field.entries', { field: 'unsellable', most: MAX_LINES }))
  @IsArray(withMessage('field.no-list', { field: 'unsellable' }))
  @IsObject({ each: true, ...withMessage('field.no-list', { field: 'unsellable' }) })
  @ValidateNested({ each: true })
  @Type(() => ReturnPairsDto)
  unsellable?: ReturnPairsDto[];
}

/** One page of returns of these statuses. */
export class ListReturnsQueryDto extends PageQueryDto {
  /** Any of requested, approved, received, refunded, refused, withdrawn, expired, joined by commas; the open ones when left out. */
  @AnyOf('status', RETURN_STATUSES)
  status?: ReturnStatus[];
}
