/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { PaymentAttemptDto } from './paymentAttemptDto';
import type { OrderPaymentsDtoProvidersItem } from './orderPaymentsDtoProvidersItem';
import type { MoneyDto } from './moneyDto';
import type { RefundDto } from './refundDto';

export interface OrderPaymentsDto {
  /** The attempts to pay it, oldest first. */
  attempts: PaymentAttemptDto[];
  /** What is still to pay, in whole dong. */
  due: number;
  /** The providers that can be chosen now; none when nothing is to be paid. */
  providers: OrderPaymentsDtoProvidersItem[];
  /** What came, oldest first. */
  received: MoneyDto[];
  /** What went back, or is on its way, oldest first. */
  refunds: RefundDto[];
}
