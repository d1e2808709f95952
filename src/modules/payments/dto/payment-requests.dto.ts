import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { ID_PATTERN } from '../../../common/new-id';
import { IfGiven, IsPlainText } from '../../../http/dto-fields';
import { withMessage } from '../../../http/errors/with-message';
import { OneOf, PageQueryDto } from '../../../http/list-query.dto';
import { Tidied } from '../../orders/dto/order-requests.dto';
import {
  ATTEMPT_PROVIDERS,
  RECEIVED_STATES,
  type AttemptProvider,
  type ReceivedState,
} from '../payment-terms';

/** The largest sum that a person writes down, in whole dong. */
const MAX_AMOUNT = 2_147_483_647;

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
  @Note('note', 500, 'Sent back by transfer on 21 November')
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
}

/** One page of money in a state. */
export class ListMoneyQueryDto extends PageQueryDto {
  /**
   * `open` is to be looked at, `settled` was; `counted` belongs to its order, `waiting` to one that is not placed yet, `new`
   * is being judged.
   */
  @ApiPropertyOptional({ enum: RECEIVED_STATES, default: 'open' })
  @IfGiven()
  @OneOf('state', RECEIVED_STATES)
  state?: ReceivedState;
}
