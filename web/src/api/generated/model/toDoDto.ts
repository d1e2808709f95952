/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ToDoDto {
  /**
   * Exchanges of size that are requested or approved.
   * @minimum 0
   */
  exchangesOpen: number;
  /**
   * Orders that left the shop without an invoice: `invoice=due` lists them.
   * @minimum 0
   */
  invoicesDue: number;
  /**
   * Mails that were not sent within an hour; null for an admin.
   * @minimum 0
   * @nullable
   */
  mailsFailing: number | null;
  /**
   * When the newest of these was placed; null without any.
   * @nullable
   */
  newestOrderAt: string | null;
  /**
   * Completed orders that are not paid in full.
   * @minimum 0
   */
  ordersToCollect: number;
  /**
   * Pending orders.
   * @minimum 0
   */
  ordersToConfirm: number;
  /**
   * Orders that are delivering without a parcel and packed: `packing=done` lists them.
   * @minimum 0
   */
  ordersToHandOver: number;
  /**
   * Orders that are delivering without a parcel and not packed: `packing=due` lists them.
   * @minimum 0
   */
  ordersToPack: number;
  /**
   * Money that does not fit its order, or names none.
   * @minimum 0
   */
  paymentsToLookAt: number;
  /**
   * Orders that were canceled or returned and whose money nobody sends back yet.
   * @minimum 0
   */
  refundsDue: number;
  /**
   * Returns for money that are requested, approved, or received and not refunded.
   * @minimum 0
   */
  returnsOpen: number;
  /**
   * A brand's sizes that are running out.
   * @minimum 0
   */
  sizesRunningOut: number;
}
