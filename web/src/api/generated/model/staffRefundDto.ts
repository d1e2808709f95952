/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { StaffRefundDtoPayment } from './staffRefundDtoPayment';
import type { StaffRefundDtoProvider } from './staffRefundDtoProvider';
import type { StaffRefundDtoState } from './staffRefundDtoState';

export interface StaffRefundDto {
  /**
   * The id; null of a sum that is due.
   * @nullable
   */
  _id: string | null;
  /** Whole dong. */
  amount: number;
  /**
   * The name of the member of staff who asked for it; when it is due, who canceled the order. Null when its customer or
the shop canceled it.
   * @nullable
   */
  askedBy: string | null;
  /** Whether a manager may end it: its provider tells nothing more of it, or nothing for a day. */
  canClose: boolean;
  /**
   * When it was asked for; null when it is due.
   * @nullable
   */
  createdAt: string | null;
  /**
   * When it was sent.
   * @nullable
   */
  doneAt: string | null;
  /** Whom the order is for; empty when the customer was erased. */
  name: string;
  /**
   * What the member of staff wrote who ended the refund for the provider.
   * @nullable
   */
  note: string | null;
  /** The order that it is of. */
  orderId: string;
  /**
   * How the order was to be paid.
   * @nullable
   */
  payment: StaffRefundDtoPayment;
  /** Their phone; empty when the customer was erased. */
  phone: string;
  /**
   * The provider that sends it; `transfer` when a person does; null when it is due.
   * @nullable
   */
  provider: StaffRefundDtoProvider;
  /**
   * Why; null when it is due: the order was canceled.
   * @nullable
   */
  reason: string | null;
  /** `due` until somebody sends it back; then as of a refund. */
  state: StaffRefundDtoState;
}
