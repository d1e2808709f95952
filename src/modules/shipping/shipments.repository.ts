import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThanOrEqual, type EntityManager } from 'typeorm';
import { unlessTaken } from '../../database/duplicates';
import { groupBy } from '../../database/rows';
import { ShipmentEvent } from './shipment-event.entity';
import { Shipment } from './shipment.entity';

/** A parcel with all that has happened to it, in no order. */
export type StoredShipment = Shipment & { events: ShipmentEvent[] };

/** What a carrier's statement says of a parcel. */
export type PaidOver = Pick<Shipment, 'paidOverAt' | 'paidOverAmount' | 'codFee'>;

/** Parcels that one sweep asks about. */
const MAX_DUE = 50;

/** Every query on parcels and their events. Their order's lock guards what is written. */
@Injectable()
export class ShipmentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(shipment: Shipment, manager: EntityManager): Promise<void> {
    await manager.insert(Shipment, shipment);
  }

  /** Keeps what happened; false when it is known already. */
  insertEvent(event: ShipmentEvent, manager: EntityManager): Promise<boolean> {
    return unlessTaken(manager.insert(ShipmentEvent, event));
  }

  /** The parcels of an order, oldest first. */
  async findOfOrder(
    orderId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<StoredShipment[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    const shipments = await manager.find(Shipment, { where: { orderId }, order });
    if (shipments.length === 0) return [];
    const events = await manager.findBy(ShipmentEvent, { shipmentId: In(shipments.map(({ id }) => id)) });
    const eventsOf = groupBy(events, ({ shipmentId }) => shipmentId);
    return shipments.map((shipment) => ({ ...shipment, events: eventsOf.get(shipment.id) ?? [] }));
  }

  /** The parcel with a carrier's number, the latest where there are several. */
  findByNumber(carrier: string, trackingNumber: string): Promise<Shipment | null> {
    const order = { createdAt: 'DESC', id: 'DESC' } as const;
    return this.dataSource.manager.findOne(Shipment, { where: { carrier, trackingNumber }, order });
  }

  /** The parcels with a carrier's numbers, oldest first. */
  findByNumbers(carrier: string, trackingNumbers: string[]): Promise<Shipment[]> {
    const order = { createdAt: 'ASC', id: 'ASC' } as const;
    const where = { carrier, trackingNumber: In(trackingNumbers) };
    return this.dataSource.manager.find(Shipment, { where, order });
  }

  /** Keeps that a parcel's cash was paid over; false when it is kept already. */
  async payOver(id: string, paidOver: PaidOver, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(Shipment, { id, paidOverAt: IsNull() }, paidOver);
    return affected === 1;
  }

  /** Parcels about which their carriers are to be asked by now, the longest due first. */
  findDue(now: Date): Promise<Shipment[]> {
    return this.dataSource.manager.find(Shipment, {
      where: { askAt: LessThanOrEqual(now) },
      order: { askAt: 'ASC', id: 'ASC' },
      take: MAX_DUE,
    });
  }

  /** Claims a parcel to ask about; false when another process was faster. */
  async claim({ id, askAt }: Shipment, until: Date, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(Shipment, { id, askAt: askAt! }, { askAt: until });
    return affected === 1;
  }

  /** Sets when a parcel's carrier is asked; null for never. */
  async askAt(id: string, askAt: Date | null, manager: EntityManager): Promise<void> {
    await manager.update(Shipment, { id }, { askAt });
  }

  /** Removes what was written about the parcels of some orders. */
  async forgetTexts(orderIds: string[], manager: EntityManager): Promise<void> {
    const shipments = await manager.findBy(Shipment, { orderId: In(orderIds) });
    const shipmentId = In(shipments.map(({ id }) => id));
    await manager.update(ShipmentEvent, { shipmentId }, { text: null, body: null });
  }
}
