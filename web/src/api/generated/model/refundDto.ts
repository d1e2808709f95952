/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { RefundDtoProvider } from './refundDtoProvider';
import type { RefundDtoState } from './refundDtoState';

export interface RefundDto {
  /** The id. */
  _id: string;
  /** Whole dong. */
  amount: number;
  /**
   * The name of the member of staff who asked for it, for staff; else null.
   * @nullable
   */
  askedBy: string | null;
  /** When it was asked for. */
  createdAt: string;
  /**
   * When it was sent.
   * @nullable
   */
  doneAt: string | null;
  /** The order that it is of. */
  orderId: string;
  /** The provider that sends it; `transfer` when a person does. */
  provider: RefundDtoProvider;
  /** Why. */
  reason: string;
  /** `pending` until the provider has sent it (`done`), or refused to (`failed`). */
  state: RefundDtoState;
}
