import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { ID_PATTERN } from '../../../common/new-id';
import { IfGiven, IsPlainText, Tidied } from '../../../http/dto-fields';
import { withMessage } from '../../../http/errors/with-message';
import { OneOf, PageQueryDto } from '../../../http/list-query.dto';
import { PAYMENTS, type Payment } from '../../orders/dto/order-requests.dto';
import { REFUND_KINDS, type RefundKind } from '../../orders/payments/payment-state';
import {
  ATTEMPT_PROVIDERS,
  RECEIVED_STATES,
  REFUND_LISTS,
  type AttemptProvider,
  type ReceivedState,
  type RefundListed,
} from '../payment-types';

/** The largest sum that a person writes down, in whole dong. */
const MAX_AMOUNT = 2_147_483_647;

/** How a refund can end. */
const CLOSED = ['done', 'failed'] as const;

/** How an order is to be paid. */
export class StartPaymentDto {
  /**
   * `bank` a transfer, `vnpay` a card, `momo` or `zalopay` a wallet. Left out: what fits the order’s payment: `bank` for
   * QR, the first wallet that is set up for eWallet, `vnpay` for credit.
   */
  @ApiPropertyOptional({ enum: ATTEMPT_PROVIDERS, example: 'momo' })
  @IfGiven()
  @IsIn(ATTEMPT_PROVIDERS, withMessage('field.no-option', { field: 'provider', options: ATTEMPT_PROVIDERS }))
  provider?: AttemptProvider;
}

/** A sum of money, in whole dong. */
function Amount(): PropertyDecorator {
  return (target, key) => {
    ApiProperty({ type: 'integer', example: 2390000, minimum: 1, maximum: MAX_AMOUNT })(target, key);
    IsInt(withMessage('field.not-dong', { field: 'amount' }))(target, key);
    Min(1, withMessage('field.too-small', { field: 'amount', least: 1 }))(target, key);
    Max(MAX_AMOUNT, withMessage('field.too-large', { field: 'amount' }))(target, key);
  };
}

/** A line of text that staff write. */
function Note(field: 'note' | 'reason', maxLength: number, example: string): PropertyDecorator {
  return (target, key) => {
    ApiProperty({ type: String, maxLength, example })(target, key);
    Tidied()(target, key);
    MaxLength(maxLength, withMessage('field.characters', { field, most: maxLength }))(target, key);
    IsPlainText()(target, key);
    IsNotEmpty(withMessage('field.empty', { field }))(target, key);
    IsString(withMessage('field.no-text', { field }))(target, key);
  };
}

/** Money that a member of staff has seen. */
export class ReceiveMoneyDto {
  /** Whole dong. */
  @Amount()
  amount: number;

  /** How it came. */
  @Note('note', 300, 'Cash, collected by the courier')
  note: string;
}

/** The order that money is for. */
export class MatchMoneyDto {
  /** The order’s id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  @Matches(ID_PATTERN, withMessage('field.no-text', { field: 'orderId' }))
  orderId: string;
}

/** What was done about money that was to be looked at. */
export class SettleMoneyDto {
  /** For colleagues. */
  @Note('note', 500, 'The customer takes a second pair for it')
  note: string;

  /**
   * The shop keeps the money. Left out: as long as money of its order is to go back the call is a 409, since what goes
   * back is a refund of the order.
   */
  @ApiPropertyOptional({ type: Boolean, default: false })
  @IfGiven()
  @IsBoolean(withMessage('field.not-boolean', { field: 'isKept' }))
  isKept?: boolean;
}

/** The most orders that one call collects. */
const MAX_COLLECTED = 100;

/** Orders whose cash was collected. */
export class CollectCashDto {
  /** Their ids, each once. */
  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: MAX_COLLECTED,
    uniqueItems: true,
    example: ['66f0c1a2b3c4d5e6f7a8b9c1'],
  })
  @Matches(ID_PATTERN, { each: true, ...withMessage('field.no-id', { field: 'orderIds' }) })
  @ArrayUnique(withMessage('field.entries', { field: 'orderIds', most: MAX_COLLECTED }))
  @ArrayMaxSize(MAX_COLLECTED, withMessage('field.entries', { field: 'orderIds', most: MAX_COLLECTED }))
  @ArrayNotEmpty(withMessage('field.entries', { field: 'orderIds', most: MAX_COLLECTED }))
  @IsArray(withMessage('field.no-list', { field: 'orderIds' }))
  orderIds: string[];

  /** How it came. */
  @Note('note', 300, 'Paid over by the courier on 21 November')
  note: string;
}

/** Another way of payment. */
export class ChangePaymentDto {
  /** As at checkout. */
  @ApiProperty({ enum: PAYMENTS, example: 'COD' })
  @IsIn(PAYMENTS, withMessage('field.no-option', { field: 'payment', options: PAYMENTS }))
  payment: Payment;
}

/** The end of a refund that staff have looked up at its provider. */
export class CloseRefundDto {
  /** `done` when the provider has sent it, `failed` when it will not: then its sum can be sent back anew. */
  @ApiProperty({ enum: CLOSED, example: 'done' })
  @IsIn(CLOSED, withMessage('field.no-option', { field: 'state', options: CLOSED }))
  state: (typeof CLOSED)[number];

  /** Where it was seen. */
  @Note('note', 300, 'Paid out on 22 November, as VNPay’s console says')
  note: string;
}

/** A refund of an order. */
export class AskRefundDto {
  /** Whole dong, at most what came in and has not gone back. */
  @Amount()
  amount: number;

  /** Why: for the provider, and for colleagues. Of a refund by hand, how it was sent. */
  @Note('reason', 200, 'The order was canceled')
  reason: string;

  /**
   * The `refundKind` that was read with the order’s money. When it is another by now, because the order was paid, placed,
   * canceled or put back meanwhile, the call is a 409. Left out: whichever kind applies.
   */
  @ApiPropertyOptional({ enum: REFUND_KINDS, example: 'return' })
  @IfGiven()
  @IsIn(REFUND_KINDS, withMessage('field.no-option', { field: 'kind', options: REFUND_KINDS }))
  kind?: RefundKind;
}

/** One page of refunds in a state. */
export class ListRefundsQueryDto extends PageQueryDto {
  /**
   * `due`: canceled orders whose money is here; `pending` is on its way, `failed` was refused by its provider, `done` was
   * sent.
   */
  @ApiPropertyOptional({ enum: REFUND_LISTS, default: 'due' })
  @IfGiven()
  @OneOf('state', REFUND_LISTS)
  state?: RefundListed;
}

/** One page of money in a state. */
export class ListMoneyQueryDto extends PageQueryDto {
  /**
   * `open`: staff are to look at it, `settled`: they have done so; `counted` belongs to its order, `waiting` to one that is not placed yet, `new`
   * is being judged.
   */
  @ApiPropertyOptional({ enum: RECEIVED_STATES, default: 'open' })
  @IfGiven()
  @OneOf('state', RECEIVED_STATES)
  state?: ReceivedState;
}
