import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import type { RecordedStatus } from './order-status';

/** One change of an order's status, or of an exchange's or a return's: who, when, from and to. Rows are only ever added. */
@Entity('order_history')
export class OrderChange {
  @IdColumn()
  @ForeignKey('orders', 'id', { name: 'fk_order_history_order', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  orderId: string;

  /** The order's revision that made the change: numbers its changes in the order they happened. */
  @PrimaryColumn({ type: 'integer' })
  revision: number;

  /** The customer or member of staff; null for the shop's own changes and for unrecorded ones. */
  @ReferenceColumn({ nullable: true })
  actorId: string | null;

  @TextColumn(12)
  fromStatus: RecordedStatus;

  @TextColumn(12)
  toStatus: RecordedStatus;

  /** Why the shop itself changed it; that the way of payment, a return or the packing changed; else null. */
  @TextColumn(20, { nullable: true })
  reason: ChangeReason | null;

  @InstantColumn()
  createdAt: Date;
}

/**
 * What the shop does by itself; that the statuses are a return's; that staff packed the order or took that back; and the
 * way of payment that the order has from then on.
 */
export const CHANGE_REASONS = [
  'not-paid-in-time',
  'return',
  'packed',
  'not-packed',
  'payment-COD',
  'payment-QR',
  'payment-eWallet',
  'payment-credit',
] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];
