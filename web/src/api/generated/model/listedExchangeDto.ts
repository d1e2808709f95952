/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ListedExchangeDtoStatus } from './listedExchangeDtoStatus';

export interface ListedExchangeDto {
  /** The id. */
  _id: string;
  /**
   * When it was received, refused or withdrawn, or has expired; null while it is open.
   * @nullable
   */
  closedAt: string | null;
  /** The colour, lower-case: today’s name in a cart, the name at placing in an order. */
  color: string;
  /** The colour's name today, when it was renamed after the order was placed; missing otherwise, and in lists of orders.
`color` keeps the name at placing. Calls that name this line accept either name. */
  colorNow?: string;
  /** When it was asked for. */
  createdAt: string;
  /** Until when the new pair is, or was, set aside. */
  heldUntil: string;
  /** Path of the picture of this colour. */
  image: string;
  /** The product's name: today's in a cart, the name at placing in an order. */
  name: string;
  /** The size that is set aside. */
  newSize: string;
  /** The order that the pair is of. */
  orderId: string;
  /** The receiver's phone number; empty when the customer was erased. */
  phone: string;
  /** The product's id. */
  productId: string;
  /**
   * Why it was refused, as staff wrote it; null when it was not, or they gave no reason.
   * @nullable
   */
  reason: string | null;
  /** The receiver of the order; empty when the customer was erased. */
  receiver: string;
  /** The size as a text. */
  size: string;
  /** `received` once the old pair has arrived; `withdrawn` by its customer; `expired` when it was not approved or did
not arrive in time. */
  status: ListedExchangeDtoStatus;
}
