import { Injectable, Logger } from '@nestjs/common';
import type { AuthenticatedUser } from '../../access/authenticated-user';
import { ServiceError } from '../../common/call-service';
import { placeOf } from '../../common/places';
import { errorMessage, httpError, Refusal } from '../../common/refusals/refusal';
import { TransactionRunner, type TransactionHook } from '../../database/transaction-runner';
import { carrierName } from '../orders/shipments/order-shipment';
import { ShipmentDto } from '../orders/shipments/dto/shipment.dto';
import { OrderShipmentsService, type ShippableOrder } from '../orders/shipments/order-shipments.service';
import { CatalogueService } from '../products/catalog/catalogue.service';
import { Carriers } from './carriers';
import {
  canBeKept,
  CarrierRefusal,
  UnknownPlace,
  UnknownSender,
  type Carrier,
  type CarrierCode,
  type ParcelOrder,
} from './carriers/carrier';
import type { AddShipmentDto } from './dto/shipment-requests.dto';
import { ShipmentLabelDto } from './dto/shipment-label.dto';
import type { Shipment } from './shipment.entity';
import { toShown } from './shipment-view';
import { ShipmentsRepository } from './shipments.repository';
import { assertRoom, isOrderedOnItsWay, nextQuestion, ShipmentsService } from './shipments.service';

/** Parcels that the shop orders from a carrier's interface. */
@Injectable()
export class CarrierOrdersService {
  private readonly logger = new Logger(CarrierOrdersService.name);

  constructor(
    private readonly carriers: Carriers,
    private readonly parcels: ShipmentsService,
    private readonly shipments: ShipmentsRepository,
    private readonly orders: OrderShipmentsService,
    private readonly catalogue: CatalogueService,
    private readonly transactions: TransactionRunner,
  ) {}

  /**
   * Sends a parcel: without a number it is ordered from its carrier, where the shop has its keys; else it is written down.
   * @throws as `ShipmentsService.add`; Refusal (409) when the carrier does not take it; Refusal (503) when it does not answer
   */
  async add(
    orderId: string,
    user: AuthenticatedUser,
    parcel: AddShipmentDto,
    once?: TransactionHook,
  ): Promise<ShipmentDto> {
    const { carrier: name, trackingNumber, sendUnpaid } = parcel;
    const found = trackingNumber === undefined ? this.carriers.find(name) : undefined;
    if (!found) return this.parcels.add(orderId, user, parcel, once);
    const { code, carrier } = found;
    const { order, onItsWay, named } = await this.begin(orderId, code, user, sendUnpaid);
    if (onItsWay) return ShipmentDto.from(toShown(onItsWay));
    const wanted = await this.describe(order, named, code, carrier);
    const ordered = await this.ask(code, () => carrier.order(wanted));
    if (!canBeKept(ordered)) {
      await this.undo(code, carrier, ordered.trackingNumber);
      throw httpError(409, 'carrier.bad-answer', { carrier: carrierName(code) });
    }
    const shipment = { carrier: code, clientCode: named.clientCode, ...ordered, askAt: nextQuestion() };
    try {
      return await this.parcels.send(orderId, user, shipment, sendUnpaid, once);
    } catch (error) {
      // The order was canceled or paid meanwhile, or sent with another carrier: nobody shall come for this parcel.
      if (error instanceof Refusal) await this.undo(code, carrier, ordered.trackingNumber);
      throw error;
    }
  }

  /**
   * Cancels a parcel at its carrier.
   * @throws Refusal (404) when there is no such parcel; Refusal (409) when it was not ordered, has come to its end or the
   *   carrier has it already; Refusal (503) when the carrier does not answer
   */
  async cancel(
    orderId: string,
    shipmentId: string,
    user: AuthenticatedUser,
    once?: TransactionHook,
  ): Promise<ShipmentDto> {
    const { code, carrier, trackingNumber, isOver } = await this.findOrdered(orderId, shipmentId);
    if (isOver) throw httpError(409, 'shipment.over');
    await this.ask(code, () => cancelAt(carrier, trackingNumber));
    return this.parcels.addEvent(orderId, shipmentId, user, { state: 'canceled' }, once);
  }

  /** What is put on a parcel. @throws as `cancel` */
  async label(orderId: string, shipmentId: string): Promise<ShipmentLabelDto> {
    const { code, carrier, trackingNumber } = await this.findOrdered(orderId, shipmentId);
    const label = await this.ask(code, () => carrier.label(trackingNumber));
    return 'url' in label ? { url: label.url, pdf: null } : { url: null, pdf: label.pdf.toString('base64') };
  }

  /**
   * Refuses what the shop would refuse afterwards, and names the parcel. While one is on its way it is that one: the courier
   * of another would collect the cash again.
   */
  private begin(orderId: string, code: CarrierCode, user: AuthenticatedUser, sendUnpaid?: boolean) {
    return this.transactions.run(async (manager) => {
      const order = await this.orders.open(orderId, manager);
      const known = await this.shipments.findOfOrder(orderId, manager);
      const onItsWay = known.filter(isOrderedOnItsWay).find(({ carrier }) => carrier === code);
      if (!onItsWay) assertRoom(known);
      await this.orders.assertSendable(order, user, sendUnpaid, manager);
      if (onItsWay) return { onItsWay };
      return { order, named: await this.parcels.nameNext(order, code, known, manager) };
    });
  }

  /** @throws Refusal (409) when the carrier would not take it */
  private async describe(
    order: ShippableOrder,
    { clientCode, cod }: { clientCode: string; cod: number },
    code: CarrierCode,
    { limits }: Carrier,
  ): Promise<ParcelOrder> {
    const { items, name, phone, address, total } = order.stored;
    const place = placeOf(address);
    if (!place) throw httpError(409, 'carrier.address-unknown');
    const products = await this.catalogue.findProducts([...new Set(items.map(({ productId }) => productId))]);
    const weightOf = new Map(products.map(({ _id, weight }) => [_id, weight]));
    const lines = items.map(({ productId, name: title, quantity, price }) => {
      const weight = weightOf.get(productId);
      if (!weight) throw httpError(409, 'carrier.no-weight', { name: title });
      return { name: title, quantity, price, weight };
    });
    const weight = lines.reduce((sum, line) => sum + line.quantity * line.weight, 0);
    const carrier = carrierName(code);
    if (weight > limits.weight)
      throw httpError(409, 'carrier.too-heavy', { carrier, kilograms: limits.weight / 1000 });
    if (cod > limits.cod) throw httpError(409, 'carrier.too-much-cash', { carrier, most: limits.cod });
    return {
      ...{ code: clientCode, receiver: { name, phone }, place, lines, weight },
      ...{ cod, value: total ?? 0 },
    };
  }

  private async findOrdered(orderId: string, shipmentId: string) {
    const known = await this.parcels.find(orderId, shipmentId);
    const found = this.carriers.find(known.carrier);
    if (!found || !known.clientCode || !known.trackingNumber) throw httpError(409, 'shipment.not-ordered');
    return { ...found, trackingNumber: known.trackingNumber, isOver: known.isOver };
  }

  private async undo(code: CarrierCode, carrier: Carrier, trackingNumber: string): Promise<void> {
    const known: Shipment | null = await this.shipments.findByNumber(code, trackingNumber);
    if (known) return;
    await cancelAt(carrier, trackingNumber).catch((error: unknown) => {
      this.logger.error(`${code} goes on with ${trackingNumber}, which no order has: ${String(error)}`);
    });
  }

  /** @throws Refusal (409) in the carrier's words when it says no, Refusal (503) when it does not answer */
  private async ask<Answer>(code: CarrierCode, call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof UnknownPlace) throw httpError(409, 'carrier.address-unknown');
      if (error instanceof UnknownSender)
        throw httpError(409, 'carrier.no-sender', { carrier: carrierName(code) });
      if (error instanceof CarrierRefusal)
        throw httpError(409, 'carrier.refused', { carrier: carrierName(code), words: error.words });
      if (!(error instanceof ServiceError)) throw error;
      this.logger.warn(error.message);
      throw new CarrierUnavailable(code);
    }
  }
}

/** Cancels a parcel. A carrier also refuses where it has done so before, as when its answer was lost. @throws as `Carrier.cancel` */
async function cancelAt(carrier: Carrier, trackingNumber: string): Promise<void> {
  try {
    await carrier.cancel(trackingNumber);
  } catch (error) {
    if (!(error instanceof CarrierRefusal)) throw error;
    if ((await carrier.query(trackingNumber)).state !== 'canceled') throw error;
  }
}

/** A carrier did not answer, or not as it should. */
class CarrierUnavailable extends Refusal {
  readonly retryAfterSeconds = 60;

  constructor(code: CarrierCode) {
    super(503, errorMessage('carrier.no-answer', { carrier: carrierName(code) }));
  }
}
