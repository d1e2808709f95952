/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { PaymentAttemptDto } from './paymentAttemptDto';
import type { ExchangeDto } from './exchangeDto';
import type { OrderChangeDto } from './orderChangeDto';
import type { OrderDto } from './orderDto';
import type { ExportedMoneyDto } from './exportedMoneyDto';
import type { RefundDto } from './refundDto';
import type { ReturnDto } from './returnDto';

export interface ExportedOrderDto {
  /** The attempts to pay it, oldest first. */
  attempts: PaymentAttemptDto[];
  /** The size exchanges of its lines, oldest first. */
  exchanges: ExchangeDto[];
  /** The changes of its status, oldest first; empty for a cart. */
  history: OrderChangeDto[];
  /** The order. */
  order: OrderDto;
  /** The money that came for it with its texts, oldest first. */
  received: ExportedMoneyDto[];
  /** The refunds, oldest first. */
  refunds: RefundDto[];
  /** The returns of its pairs, oldest first. */
  returns: ReturnDto[];
}
