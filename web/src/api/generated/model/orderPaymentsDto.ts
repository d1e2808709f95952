/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { PaymentAttemptDto } from './paymentAttemptDto';
import type { OrderPaymentsDtoProvidersItem } from './orderPaymentsDtoProvidersItem';
import type { MoneyDto } from './moneyDto';
import type { OrderPaymentsDtoRefundKind } from './orderPaymentsDtoRefundKind';
import type { RefundDto } from './refundDto';

export interface OrderPaymentsDto {
  /** The attempts to pay it, oldest first. */
  attempts: PaymentAttemptDto[];
  /** What is still to pay, in whole dong. */
  due: number;
  /** True where a bank transfer has a page to pay at; otherwise it is made in the shopper’s own app. */
  hasBankPage?: boolean;
  /** True where only what is transferred at that page is reported (payOS): a transfer to the shop’s own account by its code is not. */
  isBankPageOnly?: boolean;
  /** The providers that can be chosen now; none when nothing is to be paid. */
  providers: OrderPaymentsDtoProvidersItem[];
  /** What came, oldest first. */
  received: MoneyDto[];
  /** For staff alone: whether what goes back now is `goodwill`, which is not asked for again, or a `return`, which is. */
  refundKind?: OrderPaymentsDtoRefundKind;
  /** What went back, or is on its way, oldest first. */
  refunds: RefundDto[];
}
