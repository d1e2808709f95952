import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, ReferenceColumn, TextColumn } from '../../database/columns';

/** A parcel of an order. Where it is follows from its events. */
@Entity('shipments')
@Index('ix_shipments_order', ['orderId', 'createdAt', 'id'])
@Index('ix_shipments_number', ['trackingNumber'])
@Index('ix_shipments_ask', ['askAt'])
export class Shipment {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  @ForeignKey('orders', 'id', { name: 'fk_shipments_order', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  orderId: string;

  /** The carrier's short name; `self` and `other` as well. */
  @TextColumn(20)
  carrier: string;

  /** The carrier's number; null where there is none. */
  @TextColumn(60, { nullable: true })
  trackingNumber: string | null;

  /** When the carrier expects to deliver it. */
  @InstantColumn({ nullable: true })
  expectedAt: Date | null;

  /** The shop's own code, under which it was ordered from its carrier; null for a parcel that staff entered. */
  @TextColumn(50, { nullable: true })
  clientCode: string | null;

  /** What the carrier asks of the shop for it: whole dong; null where it does not say. */
  @IntegerColumn({ nullable: true })
  fee: number | null;

  /** When the carrier is asked where it is, unless it says so before; null when there is nothing to ask. */
  @InstantColumn({ nullable: true })
  askAt: Date | null;

  /** The day of the statement with which its carrier paid its cash over; null as long as it has not. */
  @InstantColumn({ nullable: true })
  paidOverAt: Date | null;

  /** What the carrier paid over, in whole dong. */
  @IntegerColumn({ nullable: true })
  paidOverAmount: number | null;

  /** What the carrier kept for it by its statement, in whole dong; null where it does not say. */
  @IntegerColumn({ nullable: true })
  codFee: number | null;

  /** The member of staff who sent it. */
  @ReferenceColumn()
  createdById: string;

  @InstantColumn()
  createdAt: Date;
}
