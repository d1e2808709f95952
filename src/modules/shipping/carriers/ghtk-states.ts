import type { ShipmentState } from '../../orders/shipments/order-shipment';

interface GhtkState {
  state: ShipmentState;
  /** What its courier reports before GHTK has recorded it: shown, and no end of a parcel. */
  report?: string;
}

/** Where a parcel is, by GHTK's statuses (rule J9). */
const STATES: Readonly<Record<string, GhtkState>> = {
  '-1': { state: 'canceled' },
  '1': { state: 'created' },
  '2': { state: 'created' },
  '12': { state: 'created' },
  '8': { state: 'created', report: 'Hoãn lấy hàng' },
  // Nobody comes again for it.
  '7': { state: 'needs-person', report: 'Không lấy được hàng' },
  '3': { state: 'picked-up' },
  '4': { state: 'out-for-delivery' },
  '5': { state: 'delivered' },
  // GHTK has settled it with the shop.
  '6': { state: 'delivered' },
  '9': { state: 'delivery-failed' },
  '10': { state: 'delivery-failed' },
  '20': { state: 'returning' },
  '21': { state: 'returned' },
  '11': { state: 'returned' },
  '13': { state: 'lost' },
  '123': { state: 'created', report: 'Shipper báo đã lấy hàng' },
  '127': { state: 'created', report: 'Shipper báo không lấy được hàng' },
  '128': { state: 'created', report: 'Shipper báo hoãn lấy hàng' },
  '45': { state: 'out-for-delivery', report: 'Shipper báo đã giao hàng' },
  '49': { state: 'out-for-delivery', report: 'Shipper báo không giao được hàng' },
  '410': { state: 'out-for-delivery', report: 'Shipper báo hoãn giao hàng' },
};

/** Where a parcel is by a status of GHTK's; undefined for one that the shop does not know. */
export function ghtkState(status: string): GhtkState | undefined {
  return Object.hasOwn(STATES, status) ? STATES[status] : undefined;
}
