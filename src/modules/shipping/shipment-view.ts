import { createHash } from 'node:crypto';
import { newId } from '../../common/new-id';
import { shortened } from '../../common/text';
import type { OrderShipment, ShipmentState } from '../orders/shipments/order-shipment';
import type { CarrierReport } from './carriers/carrier';
import type { ShipmentEvent } from './shipment-event.entity';
import { currentState, inTime } from './shipment-state';
import type { Shipment } from './shipment.entity';
import type { StoredShipment } from './shipments.repository';
import { trackingUrl } from './tracking-pages';

/** Characters of a message that are kept: carriers' messages have a tenth of it. */
const MAX_BODY = 10_000;

/** What a member of staff does with a parcel, or knows of it. */
export function eventByHand(
  { id: shipmentId }: Pick<Shipment, 'id'>,
  createdById: string,
  { state, text }: { state: ShipmentState; text?: string | undefined },
  now = new Date(),
): ShipmentEvent {
  const id = newId(now);
  return {
    ...{ id, shipmentId, eventKey: id, state, code: null, text: text ?? null, body: null },
    ...{ happenedAt: now, receivedAt: now, createdById },
  };
}

/** A parcel as answers have it. That it is where it was is no step, where nothing is said of it. */
export function toShown({
  id,
  carrier,
  trackingNumber,
  expectedAt,
  clientCode,
  events,
}: StoredShipment): OrderShipment {
  return {
    ...{ _id: id, carrier, trackingNumber, trackingUrl: trackingUrl(carrier, trackingNumber) },
    state: currentState(events),
    expectedAt: expectedAt?.toISOString() ?? null,
    isOrdered: clientCode !== null,
    events: inTime(events)
      .filter(({ state, text }, at, all) => text !== null || state !== all[at - 1]?.state)
      .map(({ state, text, happenedAt }) => ({ state, text, at: happenedAt.toISOString() })),
  };
}

/** What a carrier says of a parcel. */
export function eventOf(
  { id: shipmentId }: Pick<Shipment, 'id'>,
  report: CarrierReport,
  body: string | null,
): ShipmentEvent {
  const { key, state, code, text, happenedAt } = report;
  const now = new Date();
  return {
    ...{ id: newId(now), shipmentId, state, happenedAt, receivedAt: now, createdById: null },
    body: body && shortened(body, MAX_BODY),
    // Any length of it fits.
    eventKey: createHash('sha256').update(key).digest('hex'),
    code: shortened(code, 40),
    text,
  };
}
