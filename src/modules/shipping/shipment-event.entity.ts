import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, LongTextColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import type { ShipmentState } from '../orders/shipments/order-shipment';

/** What has happened to a parcel. Rows are only ever added; of a row, only its texts go when the customer is erased. */
@Entity('shipment_events')
@Index('uq_shipment_events_key', ['shipmentId', 'eventKey'], { unique: true })
export class ShipmentEvent {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  @ForeignKey('shipments', 'id', {
    name: 'fk_shipment_events_shipment',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  shipmentId: string;

  /** The same for each message about the same event. */
  @TextColumn(100)
  eventKey: string;

  @TextColumn(20)
  state: ShipmentState;

  /** The carrier's own; null for an event by hand. */
  @TextColumn(40, { nullable: true })
  code: string | null;

  /** In the carrier's words, or in those of staff. */
  @TextColumn(300, { nullable: true })
  text: string | null;

  /** The carrier's message as it came; null for an event by hand. */
  @LongTextColumn({ nullable: true })
  body: string | null;

  @InstantColumn()
  happenedAt: Date;

  @InstantColumn()
  receivedAt: Date;

  /** The member of staff who wrote it; null for a carrier's message. */
  @ReferenceColumn({ nullable: true })
  createdById: string | null;
}
