import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../access/access';
import { AuditTrail } from '../../audit/audit-trail';
import { newId } from '../../common/new-id';
import { httpError } from '../../common/refusals/refusal';
import { TransactionRunner, type TransactionHook } from '../../database/transaction-runner';
import type { OrderShipment, ShipmentState } from '../orders/order-shipment';
import { OrderShipmentsService, type ShippableOrder } from '../orders/order-shipments.service';
import type { AddShipmentDto, AddShipmentEventDto } from './dto/shipment-requests.dto';
import type { ShipmentEvent } from './shipment-event.entity';
import { currentState, haveArrived, inTime, isFinal } from './shipment-state';
import type { Shipment } from './shipment.entity';
import { ShipmentsRepository, type StoredShipment } from './shipments.repository';
import { trackingUrl } from './tracking-pages';

/** Parcels of one order. */
const MAX_SHIPMENTS = 10;
/** What can be sent without a carrier's number. */
const WITHOUT_NUMBER: readonly string[] = ['self', 'other'];

/** Parcels of orders: staff send them and write down what happens to them. */
@Injectable()
export class ShipmentsService {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly orders: OrderShipmentsService,
    private readonly transactions: TransactionRunner,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * Sends a parcel for an order; its first makes a pending order `delivering`. One that is still on its way with the same
   * carrier and number is answered as it is.
   * @throws Refusal (404) when there is no such order; Refusal (400) without a number; Refusal (409) for a cart, a canceled
   *   order, an order with too many parcels, and as `StaffOrdersService.changeStatus`
   */
  add(
    orderId: string,
    user: AuthenticatedUser,
    { carrier, trackingNumber: number, sendUnpaid }: AddShipmentDto,
    once?: TransactionHook,
  ): Promise<OrderShipment> {
    const trackingNumber = number ?? null;
    if (trackingNumber === null && !WITHOUT_NUMBER.includes(carrier))
      throw httpError(400, 'shipment.no-number');
    return this.transactions.run(async (manager) => {
      const order = await this.orders.open(orderId, manager);
      const known = await this.shipments.findOfOrder(orderId, manager);
      const same = known.find((one) => one.carrier === carrier && one.trackingNumber === trackingNumber);
      if (same && !isFinal(currentState(same.events))) return toShown(same);
      if (known.length >= MAX_SHIPMENTS) throw httpError(409, 'shipment.too-many', { most: MAX_SHIPMENTS });
      const now = new Date();
      const shipment: Shipment = {
        ...{ id: newId(now), orderId, carrier, trackingNumber, expectedAt: null },
        ...{ createdById: user._id, createdAt: now },
      };
      const created = eventByHand(shipment, user, { state: 'created' }, now);
      await this.shipments.insert(shipment, manager);
      await this.shipments.insertEvent(created, manager);
      const stored = { ...shipment, events: [created] };
      const shown = await this.orders.show(order, [...known, stored].map(toShown), manager);
      await this.orders.send(shown, user, sendUnpaid, manager);
      await this.record('account-shipment-added', order, stored, user, manager);
      return toShown(stored);
    }, once);
  }

  /**
   * Writes down what staff know of a parcel. That it is where it is already, without a text, changes nothing.
   * @throws Refusal (404) when there is no such order or parcel; Refusal (409) when the parcel has come to its end
   */
  addEvent(
    orderId: string,
    shipmentId: string,
    user: AuthenticatedUser,
    { state, text }: AddShipmentEventDto,
    once?: TransactionHook,
  ): Promise<OrderShipment> {
    return this.transactions.run(async (manager) => {
      const order = await this.orders.lock(orderId, manager);
      if (!order) throw httpError(404, 'order.unknown');
      const known = await this.shipments.findOfOrder(orderId, manager);
      const shipment = known.find(({ id }) => id === shipmentId);
      if (!shipment) throw httpError(404, 'shipment.unknown');
      const before = currentState(shipment.events);
      if (before === state && (text === undefined || isFinal(state))) return toShown(shipment);
      if (isFinal(before)) throw httpError(409, 'shipment.over');
      const event = eventByHand(shipment, user, { state, text: order.isOwnerErased ? undefined : text });
      await this.shipments.insertEvent(event, manager);
      const stored = { ...shipment, events: [...shipment.events, event] };
      await this.show(order, { known, stored, before, user }, manager);
      await this.record('account-shipment-event', order, stored, user, manager);
      return toShown(stored);
    }, once);
  }

  /** Shows a parcel of which something new is known; once all have arrived, the order is completed. */
  private async show(
    order: ShippableOrder,
    change: {
      known: StoredShipment[];
      stored: StoredShipment;
      before: ShipmentState;
      user: AuthenticatedUser | null;
    },
    manager: EntityManager,
  ): Promise<void> {
    const { known, stored, before, user } = change;
    const shipments = known.map((one) => (one.id === stored.id ? stored : one)).map(toShown);
    const shown = await this.orders.show(order, shipments, manager);
    const states = shipments.map(({ state }) => state);
    const isNew = currentState(stored.events) !== before;
    if (isNew && haveArrived(states)) await this.orders.complete(shown, user, manager);
  }

  /** Removes what was written about the parcels of an erased customer. Numbers and states stay, as the books need them. */
  async forget(customerId: string, manager: EntityManager): Promise<void> {
    const orderIds = await this.orders.findSent(customerId, manager);
    if (orderIds.length === 0) return;
    await this.shipments.forgetTexts(orderIds, manager);
    for (const id of orderIds) await this.orders.forgetTexts(id, manager);
  }

  private record(
    action: 'account-shipment-added' | 'account-shipment-event',
    { id: orderId, customerId: subjectId }: ShippableOrder,
    { id, carrier, events }: StoredShipment,
    by: AuthenticatedUser,
    manager: EntityManager,
  ): Promise<void> {
    const details = { orderId, shipmentId: id, carrier, state: events.at(-1)?.state ?? 'created' };
    return this.trail.record({ action, subjectId, by, details }, manager);
  }
}

function eventByHand(
  { id: shipmentId }: Shipment,
  user: AuthenticatedUser,
  { state, text }: { state: ShipmentState; text?: string | undefined },
  now = new Date(),
): ShipmentEvent {
  const id = newId(now);
  return {
    ...{ id, shipmentId, eventKey: id, state, code: null, text: text ?? null, body: null },
    ...{ happenedAt: now, receivedAt: now, createdById: user._id },
  };
}

function toShown({ id, carrier, trackingNumber, expectedAt, events }: StoredShipment): OrderShipment {
  return {
    ...{ _id: id, carrier, trackingNumber, trackingUrl: trackingUrl(carrier, trackingNumber) },
    state: currentState(events),
    expectedAt: expectedAt?.toISOString() ?? null,
    events: inTime(events).map(({ state, text, happenedAt }) => ({
      ...{ state, text, at: happenedAt.toISOString() },
    })),
  };
}
