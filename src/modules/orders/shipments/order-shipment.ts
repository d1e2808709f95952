import type { InBoth } from '../../../common/language';

/** Every state a parcel can have (rule J1). */
export const SHIPMENT_STATES = [
  'created',
  'picked-up',
  'in-transit',
  'out-for-delivery',
  'delivered',
  'delivery-failed',
  'returning',
  'returned',
  'canceled',
  'lost',
  'needs-person',
] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

/** In these a parcel stays, whatever is said later (rule J3). */
const FINAL_STATES: ReadonlySet<ShipmentState> = new Set(['delivered', 'returned', 'canceled', 'lost']);

export function isFinal(state: ShipmentState): boolean {
  return FINAL_STATES.has(state);
}

/** One step of a parcel. */
export interface ShipmentStep {
  state: ShipmentState;
  /** What the carrier or staff say of it; null when there is nothing to add. */
  text: string | null;
  /** ISO 8601. */
  at: string;
}

/** A parcel of an order as answers have it: the shipping module writes it with each of the parcel's events. */
export interface OrderShipment {
  _id: string;
  carrier: string;
  trackingNumber: string | null;
  trackingUrl: string | null;
  state: ShipmentState;
  /** ISO 8601; null when the carrier does not say. */
  expectedAt: string | null;
  /** In the order in which they happened. */
  events: ShipmentStep[];
  /** The shop has ordered it from its carrier; left out where staff entered it, and by the release before. */
  isOrdered?: boolean;
}

/** What people call the carriers that the shop knows by name; any other is called as staff wrote it. */
const CARRIER_NAMES: Readonly<Record<string, InBoth>> = {
  self: { en: 'Our own courier', vi: 'Shop tự giao' },
  ghn: both('GHN (Giao Hàng Nhanh)'),
  ghtk: both('GHTK (Giao Hàng Tiết Kiệm)'),
  'viettel-post': both('Viettel Post'),
  jt: both('J&T Express'),
  vnpost: both('VNPost'),
  spx: both('SPX Express'),
  'ninja-van': both('Ninja Van'),
  other: { en: 'Another carrier', vi: 'Đơn vị khác' },
};

/** The carriers that staff choose from, in this order; a parcel with any other is `other`. */
export const CARRIERS: readonly string[] = Object.keys(CARRIER_NAMES);

/** What can be sent without a carrier's number. */
export function isWithoutNumber(carrier: string): boolean {
  return carrier === 'self' || carrier === 'other';
}

/** What people call a carrier. */
export function carrierName(carrier: string): InBoth {
  return CARRIER_NAMES[carrier] ?? both(carrier);
}

function both(name: string): InBoth {
  return { en: name, vi: name };
}
