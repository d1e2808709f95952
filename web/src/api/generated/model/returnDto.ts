/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ReturnLineDto } from './returnLineDto';
import type { ReturnDtoReason } from './returnDtoReason';
import type { ReturnDtoStatus } from './returnDtoStatus';

export interface ReturnDto {
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
  /** Why they are returned. */
  reason: ReturnDtoReason;
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
  status: ReturnDtoStatus;
}
