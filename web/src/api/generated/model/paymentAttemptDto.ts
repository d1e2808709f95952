/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { PaymentAttemptDtoProvider } from './paymentAttemptDtoProvider';
import type { PaymentAttemptDtoState } from './paymentAttemptDtoState';
import type { PaymentTransferDto } from './paymentTransferDto';

export interface PaymentAttemptDto {
  /** The id. */
  _id: string;
  /** What it is to pay, in whole dong. */
  amount: number;
  /** When it was begun. */
  createdAt: string;
  /**
   * Until when it can be paid; null: as long as the order waits.
   * @nullable
   */
  expiresAt: string | null;
  /** The order that it pays. */
  orderId: string;
  /** The provider’s page, where it has one: the shopper pays there. */
  payUrl?: string;
  /** `bank` is a transfer. */
  provider: PaymentAttemptDtoProvider;
  /** What the provider’s messages name it by; of a transfer, its memo. */
  reference: string;
  /** `open` until money came (`paid`), the provider gave up (`failed`), or its time was over (`expired`). */
  state: PaymentAttemptDtoState;
  /** The transfer that pays it, where one does. */
  transfer?: PaymentTransferDto;
}
