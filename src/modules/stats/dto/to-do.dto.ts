import { ApiProperty } from '@nestjs/swagger';

const COUNT = { type: 'integer', minimum: 0 } as const;

/** What waits for staff now. */
export class ToDoDto {
  /** Pending orders. */
  @ApiProperty({ ...COUNT, example: 4 })
  ordersToConfirm: number;

  /** When the newest of these was placed; null without any. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-20T03:20:00.000Z' })
  newestOrderAt: string | null;

  /** Orders that are delivering without a parcel and not packed: `packing=due` lists them. */
  @ApiProperty({ ...COUNT, example: 3 })
  ordersToPack: number;

  /** Orders that are delivering without a parcel and packed: `packing=done` lists them. */
  @ApiProperty({ ...COUNT, example: 2 })
  ordersToHandOver: number;

  /** Completed orders that are not paid in full. */
  @ApiProperty({ ...COUNT, example: 12 })
  ordersToCollect: number;

  /** Money that does not fit its order, or names none. */
  @ApiProperty({ ...COUNT, example: 1 })
  paymentsToLookAt: number;

  /** Orders that were canceled or returned and whose money nobody sends back yet. */
  @ApiProperty({ ...COUNT, example: 1 })
  refundsDue: number;

  /** Exchanges of size that are requested or approved. */
  @ApiProperty({ ...COUNT, example: 3 })
  exchangesOpen: number;

  /** Returns for money that are requested, approved, or received and not refunded. */
  @ApiProperty({ ...COUNT, example: 2 })
  returnsOpen: number;

  /** Orders that left the shop without an invoice: `invoice=due` lists them. */
  @ApiProperty({ ...COUNT, example: 9 })
  invoicesDue: number;

  /** Mails that were not sent within an hour; null for an admin. */
  @ApiProperty({ ...COUNT, nullable: true, example: 0 })
  mailsFailing: number | null;

  /** A brand's sizes that are running out. */
  @ApiProperty({ ...COUNT, example: 7 })
  sizesRunningOut: number;
}
