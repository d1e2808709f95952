import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { unlessTaken } from '../../database/duplicates';
import { groupBy } from '../../database/rows';
import { ShipmentEvent } from './shipment-event.entity';
import { Shipment } from './shipment.entity';

/** A parcel with all that has happened to it, in no order. */
export type StoredShipment = Shipment & { events: ShipmentEvent[] };

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

  /** Removes what was written about the parcels of some orders. */
  async forgetTexts(orderIds: string[], manager: EntityManager): Promise<void> {
    const shipments = await manager.findBy(Shipment, { orderId: In(orderIds) });
    const shipmentId = In(shipments.map(({ id }) => id));
    await manager.update(ShipmentEvent, { shipmentId }, { text: null, body: null });
  }
}
