/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { OrderChangeDtoBy } from './orderChangeDtoBy';
import type { OrderChangeDtoFrom } from './orderChangeDtoFrom';
import type { OrderChangeDtoReason } from './orderChangeDtoReason';
import type { OrderChangeDtoTo } from './orderChangeDtoTo';

export interface OrderChangeDto {
  /**
   * The id of who changed it; null when no person is known.
   * @nullable
   */
  actorId: string | null;
  /** Who changed it: the `customer` whose order it is, `staff`, or the `shop` itself when no person is known. */
  by: OrderChangeDtoBy;
  /** When. */
  createdAt: string;
  /** The status before; `cart` when the order was placed. */
  from: OrderChangeDtoFrom;
  /**
   * Why the shop changed it by itself: `not-paid-in-time`; `return` where the statuses are those of a return; `packed` and `not-packed` where staff said so, with its status as it was; or the way of payment that its owner has changed it to, with
its status as it was. Else null.
   * @nullable
   */
  reason: OrderChangeDtoReason;
  /** The status after; `deleted` when the order was deleted. */
  to: OrderChangeDtoTo;
}
