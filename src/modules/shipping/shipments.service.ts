import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { AuditTrail } from '../../audit/audit-trail';
import { newId } from '../../common/new-id';
import { httpError } from '../../common/refusals/refusal';
import { TransactionRunner, type TransactionHook } from '../../database/transaction-runner';
import { ShipmentDto } from '../orders/shipments/dto/shipment.dto';
import { carrierName, isFinal, isWithoutNumber } from '../orders/shipments/order-shipment';
import { OrderShipmentsService, type ShippableOrder } from '../orders/shipments/order-shipments.service';
import type { CarrierReport } from './carriers/carrier';
import type { ShipmentCostsDto } from './dto/shipment-label.dto';
import type { AddShipmentDto, AddShipmentEventDto } from './dto/shipment-requests.dto';
import type { ShipmentEvent } from './shipment-event.entity';
import { currentState, haveArrived } from './shipment-state';
import { eventByHand, eventOf, toShown } from './shipment-view';
import type { Shipment } from './shipment.entity';
import { ShipmentsRepository, type PaidOver, type StoredShipment } from './shipments.repository';

/** Parcels of one order. */
const MAX_SHIPMENTS = 10;
/** A carrier that has said nothing for so long is asked. */
const QUIET_MS = 12 * 3_600_000;

/** A parcel that is to be sent. */
export type NewParcel = Omit<Shipment, 'id' | 'orderId' | 'createdById' | 'createdAt' | keyof PaidOver>;

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
  ): Promise<ShipmentDto> {
    const trackingNumber = number ?? null;
    if (trackingNumber === null && !isWithoutNumber(carrier)) throw httpError(400, 'shipment.no-number');
    const unordered = { clientCode: null, fee: null, askAt: null, expectedAt: null };
    return this.send(orderId, user, { carrier, trackingNumber, ...unordered }, sendUnpaid, once);
  }

  /**
   * Keeps a parcel of an order, however it came about.
   * @throws as `add`, and for one that was ordered as `nameNext`; Refusal (409) when another name is due by now
   */
  send(
    orderId: string,
    user: AuthenticatedUser,
    parcel: NewParcel,
    sendUnpaid?: boolean,
    once?: TransactionHook,
  ): Promise<ShipmentDto> {
    return this.transactions.run(async (manager) => {
      const order = await this.orders.open(orderId, manager);
      const known = await this.shipments.findOfOrder(orderId, manager);
      const same = sameParcel(known, parcel);
      if (same) return ShipmentDto.from(toShown(same));
      assertRoom(known);
      if (parcel.clientCode !== null) {
        const { clientCode } = await this.nameNext(order, parcel.carrier, known, manager);
        if (clientCode !== parcel.clientCode) throw httpError(409, 'shipment.changed-meanwhile');
      }
      const now = new Date();
      const shipment: Shipment = {
        ...{ id: newId(now), orderId, ...parcel, createdById: user._id, createdAt: now },
        ...{ paidOverAt: null, paidOverAmount: null, codFee: null },
      };
      const created = eventByHand(shipment, user._id, { state: 'created' }, now);
      await this.shipments.insert(shipment, manager);
      await this.shipments.insertEvent(created, manager);
      const stored = { ...shipment, events: [created] };
      const shown = await this.orders.show(order, [...known, stored].map(toShown), manager);
      await this.orders.send(shown, user, sendUnpaid, manager);
      await this.record('account-shipment-added', order, stored, user, manager);
      return ShipmentDto.from(toShown(stored));
    }, once);
  }

  /**
   * What the courier of a carrier's next parcel collects, and the shop's own name of it: by the number of those that the
   * carrier has had of this order and by its cash, so that one whose answer was lost is asked for by the same name, unless
   * other cash is to be collected now: the carrier would answer the one that it has.
   * @throws Refusal (409) while a parcel of another carrier's is on its way: both couriers would collect the cash
   */
  async nameNext(
    order: ShippableOrder,
    carrier: string,
    known: readonly StoredShipment[],
    manager: EntityManager,
  ): Promise<{ cod: number; clientCode: string }> {
    const cod = await this.orders.cashDue(order, manager);
    const other = known.filter(isOrderedOnItsWay).find((one) => one.carrier !== carrier);
    if (other && cod > 0)
      throw httpError(409, 'shipment.other-collects', { carrier: carrierName(other.carrier) });
    const number = known.filter((one) => one.carrier === carrier).length + 1;
    return { cod, clientCode: `${order.id}-${number}-${cod}` };
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
  ): Promise<ShipmentDto> {
    return this.transactions.run(async (manager) => {
      const order = await this.orders.lock(orderId, manager);
      if (!order) throw httpError(404, 'order.unknown');
      const known = await this.shipments.findOfOrder(orderId, manager);
      const shipment = known.find(({ id }) => id === shipmentId);
      if (!shipment) throw httpError(404, 'shipment.unknown');
      const before = currentState(shipment.events);
      if (before === state && (text === undefined || isFinal(state)))
        return ShipmentDto.from(toShown(shipment));
      if (isFinal(before)) throw httpError(409, 'shipment.over');
      const event = eventByHand(shipment, user._id, { state, text: order.isOwnerErased ? undefined : text });
      const stored = await this.keep(order, { known, shipment, event, user }, manager);
      await this.record('account-shipment-event', order, stored!, user, manager);
      return ShipmentDto.from(toShown(stored!));
    }, once);
  }

  /** What the parcels of an order cost the shop. @throws Refusal (404) when there is no such order */
  async listCosts(orderId: string, user: AuthenticatedUser): Promise<ShipmentCostsDto> {
    await this.orders.assertSeen(orderId, user);
    const known = await this.shipments.findOfOrder(orderId);
    return { costs: known.map(({ id: shipmentId, fee }) => ({ shipmentId, fee })) };
  }

  /** A parcel of an order. @throws Refusal (404) when there is none */
  async find(orderId: string, shipmentId: string): Promise<Shipment & { isOver: boolean }> {
    const known = await this.shipments.findOfOrder(orderId);
    const shipment = known.find(({ id }) => id === shipmentId);
    if (!shipment) throw httpError(404, 'shipment.unknown');
    return { ...shipment, isOver: isFinal(currentState(shipment.events)) };
  }

  /**
   * Keeps what a carrier says of a parcel. What was said before changes nothing.
   * @param body the message as it came; null where the carrier was asked
   */
  takeReport(
    found: Pick<Shipment, 'id' | 'orderId'>,
    report: CarrierReport,
    body: string | null,
  ): Promise<void> {
    return this.transactions.run(async (manager) => {
      const order = await this.orders.lock(found.orderId, manager);
      if (!order) return;
      const known = await this.shipments.findOfOrder(found.orderId, manager);
      const shipment = known.find(({ id }) => id === found.id);
      if (!shipment) return;
      const event = eventOf(shipment, report, order.isOwnerErased ? null : body);
      if (order.isOwnerErased) event.text = null;
      const stored = await this.keep(order, { known, shipment, event, user: null }, manager);
      const askAt = isFinal(currentState((stored ?? shipment).events)) ? null : nextQuestion();
      if (shipment.askAt !== null) await this.shipments.askAt(shipment.id, askAt, manager);
    });
  }

  /**
   * Keeps an event and shows the parcel with it; once all have arrived, the order is completed.
   * @returns null when it is known already
   */
  private async keep(
    order: ShippableOrder,
    change: {
      known: StoredShipment[];
      shipment: StoredShipment;
      event: ShipmentEvent;
      user: AuthenticatedUser | null;
    },
    manager: EntityManager,
  ): Promise<StoredShipment | null> {
    const { known, shipment, event, user } = change;
    if (shipment.events.some(({ eventKey }) => eventKey === event.eventKey)) return null;
    if (!(await this.shipments.insertEvent(event, manager))) return null;
    const stored = { ...shipment, events: [...shipment.events, event] };
    const shipments = known.map((one) => (one.id === stored.id ? stored : one)).map(toShown);
    const shown = await this.orders.show(order, shipments, manager);
    const states = shipments.map(({ state }) => state);
    const isNew = currentState(stored.events) !== currentState(shipment.events);
    if (isNew && haveArrived(states)) await this.orders.complete(shown, user, manager);
    return stored;
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

/** When a carrier that stays quiet is asked about a parcel. */
export function nextQuestion(now = new Date()): Date {
  return new Date(now.getTime() + QUIET_MS);
}

/** The parcel with the same carrier and number that is still on its way, if there is one. */
function sameParcel(known: StoredShipment[], parcel: NewParcel): StoredShipment | undefined {
  const isSame = (one: StoredShipment): boolean =>
    one.carrier === parcel.carrier && one.trackingNumber === parcel.trackingNumber;
  return known.find((one) => isSame(one) && !isFinal(currentState(one.events)));
}

/** Whether a parcel was ordered from its carrier and has not come to its end. */
export function isOrderedOnItsWay({ clientCode, events }: StoredShipment): boolean {
  return clientCode !== null && !isFinal(currentState(events));
}

/** @throws Refusal (409) when an order has as many parcels as it may */
export function assertRoom(known: readonly StoredShipment[]): void {
  if (known.length >= MAX_SHIPMENTS) throw httpError(409, 'shipment.too-many', { most: MAX_SHIPMENTS });
}
