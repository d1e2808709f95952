import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { PAYMENTS, type Payment } from '../../orders/dto/order-requests.dto';
import { REFUND_KINDS, type RefundKind } from '../../orders/payments/payment-state';
import type { NamedReceiver, SuggestedOrder } from '../../orders/payments/order-payments.service';
import type { PaymentAttempt } from '../payment-attempt.entity';
import type { PaymentReceived } from '../payment-received.entity';
import type { PaymentRefund } from '../payment-refund.entity';
import type { RefundDue } from '../payments.repository';
import {
  ATTEMPT_PROVIDERS,
  ATTEMPT_STATES,
  MONEY_SOURCES,
  RECEIVED_STATES,
  REFUND_LISTS,
  REFUND_PROVIDERS,
  REFUND_STATES,
  VERDICTS,
  type AttemptProvider,
  type AttemptState,
  type MoneySource,
  type ReceivedState,
  type RefundListed,
  type RefundProgress,
  type RefundProvider,
  type Verdict,
} from '../payment-types';

/** The transfer that pays an order. */
export class PaymentTransferDto {
  /** The bank’s six digits, as NAPAS numbers the banks. */
  @ApiProperty({ example: '999999' })
  bankBin: string;

  /** The account that is paid. */
  @ApiProperty({ example: '0000000000' })
  account: string;

  /** Whose account it is. */
  @ApiProperty({ example: 'DEMO SNEAKER SHOP' })
  accountName: string;

  /** Whole dong. */
  @ApiProperty({ type: 'integer', example: 2390000 })
  amount: number;

  /** What the transfer must say, so that the shop knows the order. */
  @ApiProperty({ example: 'DH7K01P4QAN' })
  memo: string;

  /** The text of the VietQR code. */
  @ApiProperty({
    example:
      '00020101021238540010A00000072701240006999999011000000000000208QRIBFTTA' +
      '5303704540723900005802VN62150811DH7K01P4QAN6304EE8D',
  })
  qr: string;
}

/** One try to pay an order. */
export class PaymentAttemptDto {
  /** The id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9e0' })
  _id: string;

  /** The order that it pays. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  orderId: string;

  /** `bank` is a transfer. */
  @ApiProperty({ enum: ATTEMPT_PROVIDERS, example: 'bank' })
  provider: AttemptProvider;

  /** What it is to pay, in whole dong. */
  @ApiProperty({ type: 'integer', example: 2390000 })
  amount: number;

  /** `open` until money came (`paid`), the provider gave up (`failed`), or its time was over (`expired`). */
  @ApiProperty({ enum: ATTEMPT_STATES, example: 'open' })
  state: AttemptState;

  /** What the provider’s messages name it by; of a transfer, its memo. */
  @ApiProperty({ example: 'DH7K01P4QAN' })
  reference: string;

  /** The provider’s page, where it has one: the shopper pays there. */
  @ApiPropertyOptional({ type: String, example: 'https://pay.vnpay.vn/vpcpay.html?vnp_Amount=239000000' })
  payUrl?: string;

  /** The transfer that pays it, where one does. */
  @ApiPropertyOptional({ type: () => PaymentTransferDto })
  transfer?: PaymentTransferDto;

  /** When it was begun. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:21:00.000Z' })
  createdAt: string;

  /** Until when it can be paid; null: as long as the order waits. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-21T03:20:00.000Z' })
  expiresAt: string | null;

  /** Maps an attempt to its response. */
  static from(this: void, attempt: PaymentAttempt): PaymentAttemptDto {
    const { id, orderId, provider, amount, state, reference, payUrl, transfer } = attempt;
    return {
      ...{ _id: id, orderId, provider, amount, state, reference },
      ...(payUrl === null ? {} : { payUrl }),
      ...(transfer === null ? {} : { transfer: JSON.parse(transfer) as PaymentTransferDto }),
      createdAt: attempt.createdAt.toISOString(),
      expiresAt: attempt.expiresAt?.toISOString() ?? null,
    };
  }
}

/** Money that came. */
export class MoneyDto {
  /** The id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9e1' })
  _id: string;

  /** The order that it is for; null as long as none is known. */
  @ApiProperty({ type: String, nullable: true, example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  orderId: string | null;

  /** Who reported it; `person` for a member of staff. */
  @ApiProperty({ enum: MONEY_SOURCES, example: 'sepay' })
  provider: MoneySource;

  /** As the provider numbers it. */
  @ApiProperty({ example: '92704' })
  transactionId: string;

  /** Whole units of its currency. */
  @ApiProperty({ type: 'integer', example: 2390000 })
  amount: number;

  /** The currency’s letters. */
  @ApiProperty({ example: 'VND' })
  currency: string;

  /**
   * How it met its order: `exact`, `less` than was due; `early` before the order was placed; to be looked at: `more` than
   * was due, `twice` for a paid order, `late` after the shop canceled it, `canceled`, `unknown` without an order, `currency`
   * not in dong, `suspicious` when VNPay has taken it and holds it back. Null while it is being judged.
   */
  @ApiProperty({ enum: VERDICTS, nullable: true, type: String, example: 'exact' })
  verdict: Verdict | null;

  /**
   * `open`: staff are to look at the money; `settled`: they have done so; `counted`, `waiting` and `new` need nobody.
   */
  @ApiProperty({ enum: RECEIVED_STATES, example: 'counted' })
  state: ReceivedState;

  /** When it was paid, where the provider says so. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-20T03:22:00.000Z' })
  paidAt: string | null;

  /** When the shop heard of it. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:22:05.000Z' })
  receivedAt: string;

  /** The name of the member of staff who recorded it by hand, for staff; else null. */
  @ApiProperty({ type: String, nullable: true, example: null })
  recordedBy: string | null;

  /** Maps money to its response. */
  static from(this: void, received: PaymentReceived, recordedBy?: string): MoneyDto {
    const { id, orderId, provider, transactionId, amount, currency, verdict, state } = received;
    return {
      ...{ _id: id, orderId, provider, transactionId, amount, currency, verdict, state },
      paidAt: received.paidAt?.toISOString() ?? null,
      receivedAt: received.receivedAt.toISOString(),
      recordedBy: recordedBy ?? null,
    };
  }
}

/** An order that money may be for. */
export class SuggestedOrderDto implements SuggestedOrder {
  /** The order’s id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  orderId: string;

  /** `memo` when the money names it, `amount` when only its sum fits. */
  @ApiProperty({ enum: ['memo', 'amount'], example: 'amount' })
  by: 'memo' | 'amount';

  /** Who receives it; empty when the customer was erased. */
  @ApiProperty({ example: 'Trần Minh Anh' })
  name: string;

  /** Whole dong. */
  @ApiProperty({ type: 'integer', example: 2390000 })
  total: number;

  /** When it was placed. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:20:00.000Z' })
  placedAt: string;
}

/** Money as staff see it. */
export class StaffMoneyDto extends MoneyDto {
  /** The text of the transfer, the attempt’s reference, or what staff wrote. */
  @ApiProperty({ example: 'DH7K01P4QAN CT tu 0123 NGUYEN VAN A' })
  memo: string;

  /** What staff have done about the money, once it is settled. */
  @ApiProperty({ type: String, nullable: true, example: null })
  note: string | null;

  /** When staff settled it. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  settledAt: string | null;

  /**
   * Of money without an order: the orders that it names, then at most three unpaid ones of the same sum, those placed last
   * before it first. A person decides.
   */
  @ApiProperty({ type: () => [SuggestedOrderDto] })
  suggestions: SuggestedOrderDto[];

  /** Maps money to what staff see. */
  static of(
    this: void,
    received: PaymentReceived,
    suggestions: SuggestedOrder[],
    recordedBy?: string,
  ): StaffMoneyDto {
    const { memo, note, settledAt } = received;
    return {
      ...MoneyDto.from(received, recordedBy),
      ...{ memo, note, settledAt: settledAt?.toISOString() ?? null, suggestions },
    };
  }
}

/** Money as its owner downloads it. */
export class ExportedMoneyDto extends MoneyDto {
  /** The text of the transfer, the attempt’s reference, or what staff wrote. */
  @ApiProperty({ example: 'DH7K01P4QAN CT tu 0123 NGUYEN VAN A' })
  memo: string;
}

/** One page of money. */
export class MoneyListDto {
  /** The money of this page, oldest first. */
  @ApiProperty({ type: () => [StaffMoneyDto] })
  payments: StaffMoneyDto[];

  /** The number of payments that match, on all pages. */
  @ApiProperty({ type: 'integer', example: 3 })
  total: number;
}

/** Money that goes back. */
export class RefundDto {
  /** The id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9e2' })
  _id: string;

  /** The order that it is of. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  orderId: string;

  /** The provider that sends it; `transfer` when a person does. */
  @ApiProperty({ enum: REFUND_PROVIDERS, example: 'momo' })
  provider: RefundProvider;

  /** Whole dong. */
  @ApiProperty({ type: 'integer', example: 2390000 })
  amount: number;

  /** Why. */
  @ApiProperty({ example: 'The order was canceled' })
  reason: string;

  /** `pending` until the provider has sent it (`done`), or refused to (`failed`). */
  @ApiProperty({ enum: REFUND_STATES, example: 'pending' })
  state: RefundProgress;

  /** When it was asked for. */
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-20T03:30:00.000Z' })
  createdAt: string;

  /** When it was sent. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  doneAt: string | null;

  /** The name of the member of staff who asked for it, for staff; else null. */
  @ApiProperty({ type: String, nullable: true, example: null })
  askedBy: string | null;

  /** Maps a refund to its response. */
  static from(this: void, refund: PaymentRefund, askedBy?: string): RefundDto {
    const { id, orderId, provider, amount, reason, state, createdAt, doneAt } = refund;
    return {
      ...{ _id: id, orderId, provider, amount, reason, state },
      createdAt: createdAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
      askedBy: askedBy ?? null,
    };
  }
}

/** A refund as staff see it; a sum of a canceled order that is due has no id yet. */
export class StaffRefundDto extends OmitType(RefundDto, [
  ...(['_id', 'provider', 'reason', 'state', 'createdAt', 'askedBy'] as const),
]) {
  /** The id; null of a sum that is due. */
  @ApiProperty({ type: String, nullable: true, example: '66f0c1a2b3c4d5e6f7a8b9e2' })
  _id: string | null;

  /** The provider that sends it; `transfer` when a person does; null when it is due. */
  @ApiProperty({ enum: REFUND_PROVIDERS, nullable: true, type: String, example: 'momo' })
  provider: RefundProvider | null;

  /** Why; null when it is due: the order was canceled. */
  @ApiProperty({ type: String, nullable: true, example: 'The order was canceled' })
  reason: string | null;

  /** `due` until somebody sends it back; then as of a refund. */
  @ApiProperty({ enum: REFUND_LISTS, example: 'pending' })
  state: RefundListed;

  /** When it was asked for; null when it is due. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-20T03:30:00.000Z' })
  createdAt: string | null;

  /**
   * The name of the member of staff who asked for it; when it is due, who canceled the order. Null when its customer or
   * the shop canceled it.
   */
  @ApiProperty({ type: String, nullable: true, example: 'Trần Hà' })
  askedBy: string | null;

  /** Whom the order is for; empty when the customer was erased. */
  @ApiProperty({ example: 'Trần Minh Anh' })
  name: string;

  /** Their phone; empty when the customer was erased. */
  @ApiProperty({ example: '0901234567' })
  phone: string;

  /** How the order was to be paid. */
  @ApiProperty({ enum: PAYMENTS, nullable: true, type: String, example: 'eWallet' })
  payment: Payment | null;

  /** What the member of staff wrote who ended the refund for the provider. */
  @ApiProperty({ type: String, nullable: true, example: null })
  note: string | null;

  /** Whether a manager may end it: its provider tells nothing more of it, or nothing for a day. */
  @ApiProperty({ example: false })
  canClose: boolean;

  /** Maps a refund to what staff see. */
  static of(
    this: void,
    refund: PaymentRefund,
    receiver: NamedReceiver = NOBODY,
    canClose = false,
    askedBy?: string,
  ): StaffRefundDto {
    return { ...RefundDto.from(refund, askedBy), ...receiver, note: refund.note, canClose };
  }

  /** Maps a canceled order’s money to what staff see. */
  static due(
    this: void,
    { orderId, amount }: RefundDue,
    receiver: Partial<NamedReceiver>,
    canceledBy?: string,
  ): StaffRefundDto {
    const none = { _id: null, provider: null, reason: null, createdAt: null, doneAt: null };
    const people = { ...NOBODY, ...receiver, note: null, askedBy: canceledBy ?? null };
    return { orderId, amount, ...none, ...people, state: 'due', canClose: false };
  }
}

/** The receiver of an order that was deleted. */
const NOBODY: NamedReceiver = { name: '', phone: '', payment: null };

/** One page of refunds. */
export class RefundListDto {
  /** The refunds of this page, those that wait longest first. */
  @ApiProperty({ type: () => [StaffRefundDto] })
  refunds: StaffRefundDto[];

  /** The number of refunds that match, on all pages. */
  @ApiProperty({ type: 'integer', example: 2 })
  total: number;
}

/** What became of an order whose cash was to be collected. */
export class CollectedDto {
  /** The order’s id. */
  @ApiProperty({ example: '66f0c1a2b3c4d5e6f7a8b9c1' })
  orderId: string;

  /** What was recorded, in whole dong; 0 when nothing was. */
  @ApiProperty({ type: 'integer', example: 2390000 })
  amount: number;

  /** Why nothing was recorded; null when it was. */
  @ApiProperty({ type: String, nullable: true, example: null })
  code: string | null;

  /** The same in words. */
  @ApiProperty({ type: String, nullable: true, example: null })
  message: string | null;
}

/** What became of the orders, as they were named. */
export class CollectedListDto {
  /** One for each order. */
  @ApiProperty({ type: () => [CollectedDto] })
  results: CollectedDto[];
}

/** How many orders, and a sum of theirs. */
export class OrderSumDto {
  /** How many orders. */
  @ApiProperty({ type: 'integer', example: 4 })
  orders: number;

  /** In whole dong. */
  @ApiProperty({ type: 'integer', example: 9560000 })
  amount: number;
}

/** Money that waits for staff. */
export class MoneyFiguresDto {
  /** Completed orders that are not paid in full, and what is missing of them. */
  @ApiProperty({ type: () => OrderSumDto })
  toCollect: OrderSumDto;

  /** How many payments are to be looked at. */
  @ApiProperty({ type: 'integer', example: 3 })
  toLookAt: number;

  /** Canceled orders whose money nobody sends back yet. */
  @ApiProperty({ type: () => OrderSumDto })
  refundsDue: OrderSumDto;

  /** How many refunds their providers have not confirmed. */
  @ApiProperty({ type: 'integer', example: 1 })
  refundsPending: number;
}

/** All money of an order. */
export class OrderPaymentsDto {
  /** The attempts to pay it, oldest first. */
  @ApiProperty({ type: () => [PaymentAttemptDto] })
  attempts: PaymentAttemptDto[];

  /** What came, oldest first. */
  @ApiProperty({ type: () => [MoneyDto] })
  received: MoneyDto[];

  /** What went back, or is on its way, oldest first. */
  @ApiProperty({ type: () => [RefundDto] })
  refunds: RefundDto[];

  /** What is still to pay, in whole dong. */
  @ApiProperty({ type: 'integer', example: 0 })
  due: number;

  /** The providers that can be chosen now; none when nothing is to be paid. */
  @ApiProperty({ enum: ATTEMPT_PROVIDERS, isArray: true, example: ['bank'] })
  providers: AttemptProvider[];

  /** True where a bank transfer has a page to pay at; otherwise it is made in the shopper’s own app. */
  @ApiPropertyOptional({ type: Boolean, example: true })
  hasBankPage?: boolean;

  /** True where only what is transferred at that page is reported (payOS): a transfer to the shop’s own account by its code is not. */
  @ApiPropertyOptional({ type: Boolean, example: true })
  isBankPageOnly?: boolean;

  /** For staff alone: whether what goes back now is `goodwill`, which is not asked for again, or a `return`, which is. */
  @ApiPropertyOptional({ enum: REFUND_KINDS, example: 'goodwill' })
  refundKind?: RefundKind;
}

/** What SePay reads as understood. */
export class TakenDto {
  /** Always true: a message that is not understood is an error. */
  @ApiProperty({ example: true })
  success: boolean;
}

/** What VNPay reads: it repeats a message until `RspCode` is 00 or 02. */
export class VnpayAnswerDto {
  /** What the shop made of the message, as VNPay numbers it. */
  @ApiProperty({ example: '00' })
  RspCode: string;

  /** The same in words. */
  @ApiProperty({ example: 'Confirm Success' })
  Message: string;
}

/** What ZaloPay reads: it repeats a callback until `return_code` is 1 or 2. */
export class ZalopayAnswerDto {
  /** What the shop made of the callback, as ZaloPay numbers it. */
  @ApiProperty({ type: 'integer', example: 1 })
  return_code: number;

  /** The same in words. */
  @ApiProperty({ example: 'success' })
  return_message: string;
}
