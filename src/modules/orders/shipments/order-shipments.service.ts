import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { httpError } from '../../../common/refusals/refusal';
import { OrderAccess } from '../order-access';
import type { OrderShipment } from './order-shipment';
import { OrdersRepository, type StoredOrder } from '../orders.repository';
import { amountDue, sumsOf } from '../payments/payment-state';
import { StaffOrdersService } from '../staff/staff-orders.service';

/** An order as far as its parcels go. */
export interface ShippableOrder {
  readonly id: string;
  readonly customerId: string;
  /** Its customer's data was erased: no text about it is kept. */
  readonly isOwnerErased: boolean;
  /** The whole order. */
  readonly stored: StoredOrder;
}

/** What parcels do to orders; the shipping module knows where each parcel is. */
@Injectable()
export class OrderShipmentsService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly access: OrderAccess,
    private readonly staffOrders: StaffOrdersService,
  ) {}

  /**
   * An order that something can be sent for, locked until the transaction ends.
   * @throws Refusal (404) when it does not exist; Refusal (409) for a cart and for a canceled order
   */
  async open(id: string, manager: EntityManager): Promise<ShippableOrder> {
    const order = await this.access.lock(id, manager);
    if (order.status === 'cart') throw httpError(409, 'order.not-placed');
    if (order.status === 'canceled') throw httpError(409, 'shipment.order-canceled');
    return toShippable(order);
  }

  /** @throws Refusal (404) for an order that the user may not see, as if it did not exist */
  async assertSeen(id: string, user: AuthenticatedUser): Promise<void> {
    await this.access.find(id, user);
  }

  /** Anyone's order, locked until the transaction ends; null when it was deleted. */
  async lock(id: string, manager: EntityManager): Promise<ShippableOrder | null> {
    const order = await this.orders.lock(id, manager);
    return order && toShippable(order);
  }

  /** Shows an order's parcels in its answers. */
  async show(
    { stored }: ShippableOrder,
    shipments: OrderShipment[],
    manager: EntityManager,
  ): Promise<ShippableOrder> {
    const hasParcel = Number(shipments.some(({ state }) => state !== 'canceled'));
    const saved = await this.orders.update(stored.id, { shipments, hasParcel }, manager);
    return toShippable({ ...stored, ...saved });
  }

  /**
   * What its courier collects, in whole dong: what is still to be paid of an order in cash, with what of it is on its way
   * back. Nothing once it has arrived: its money is with the courier.
   */
  async cashDue({ id, stored }: ShippableOrder, manager: EntityManager): Promise<number> {
    const hasArrived =
      stored.status === 'completed' || stored.shipments?.some(({ state }) => state === 'delivered');
    if (stored.payment !== 'COD' || hasArrived) return 0;
    return amountDue({ ...sumsOf(stored), returning: await this.orders.sumReturning(id, manager) });
  }

  /**
   * Whether `send` would be refused, for what is done outside before it.
   * @throws as `StaffOrdersService.changeStatus`
   */
  async assertSendable(
    { stored }: ShippableOrder,
    user: AuthenticatedUser,
    sendUnpaid: boolean | undefined,
    manager: EntityManager,
  ): Promise<void> {
    if (isToBeSent(stored))
      await this.staffOrders.assertMovable(stored, user, 'delivering', { sendUnpaid }, manager);
  }

  /**
   * Makes a pending order `delivering`, as its first parcel does.
   * @throws as `StaffOrdersService.changeStatus`
   */
  async send(
    { stored }: ShippableOrder,
    user: AuthenticatedUser,
    sendUnpaid: boolean | undefined,
    manager: EntityManager,
  ): Promise<void> {
    if (isToBeSent(stored)) await this.staffOrders.move(stored, user, 'delivering', { sendUnpaid }, manager);
  }

  /**
   * Makes an order `completed` whose parcels have arrived. One that staff have completed or canceled stays as it is.
   * @param user null when a carrier says so
   */
  async complete(
    { stored }: ShippableOrder,
    user: AuthenticatedUser | null,
    manager: EntityManager,
  ): Promise<void> {
    if (stored.status !== 'pending' && stored.status !== 'delivering') return;
    await this.staffOrders.move(stored, user, 'completed', { sendUnpaid: true }, manager);
  }

  /** Ids of a customer's orders that have parcels, deleted ones included. */
  findSent(customerId: string, manager: EntityManager): Promise<string[]> {
    return this.orders.findSent(customerId, manager);
  }

  /** Removes what was written about the parcels of an order. */
  async forgetTexts(id: string, manager: EntityManager): Promise<void> {
    await this.orders.forgetShipmentTexts(id, manager);
  }
}

/** The first parcel of a pending order sends the order; later ones change no status. */
function isToBeSent({ status }: StoredOrder): boolean {
  return status === 'pending';
}

function toShippable(stored: StoredOrder): ShippableOrder {
  const { id, customerId, ownerErasedAt } = stored;
  return { id, customerId, isOwnerErased: ownerErasedAt !== null, stored };
}
