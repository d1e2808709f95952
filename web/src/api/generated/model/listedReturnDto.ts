/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ReturnLineDto } from './returnLineDto';
import type { ListedReturnDtoReason } from './listedReturnDtoReason';
import type { ListedReturnDtoStatus } from './listedReturnDtoStatus';

export interface ListedReturnDto {
  /** The id. */
  _id: string;
  /** What these pairs cost, in whole dong. What was paid of it goes back once they were received. */
  amount: number;
  /**
   * When it was refunded, refused or withdrawn, or has expired; null before that.
   * @nullable
   */
  closedAt: string | null;
  /** When it was asked for. */
  createdAt: string;
  /** The pairs. */
  lines: ReturnLineDto[];
  /**
   * What the customer wrote besides; null without it.
   * @nullable
   */
  note: string | null;
  /** The order that the pairs are of. */
  orderId: string;
  /** The receiver's phone number; empty when the customer was erased. */
  phone: string;
  /** Why they are returned. */
  reason: ListedReturnDtoReason;
  /** The receiver of the order; empty when the customer was erased. */
  receiver: string;
  /**
   * Why it was refused, as staff wrote it; null when it was not, or they gave no reason.
   * @nullable
   */
  refusal: string | null;
  /**
   * Until when the pairs are to arrive; null as long as it is not approved.
   * @nullable
   */
  sendBy: string | null;
  /** `received` once the pairs have arrived, `refunded` once nothing of the order's money is to go back any more;
`withdrawn` by its customer; `expired` when the pairs did not arrive in time. */
  status: ListedReturnDtoStatus;
}
