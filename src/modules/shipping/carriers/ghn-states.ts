import type { ShipmentState } from '../../orders/shipments/order-shipment';

/** Where a parcel is, by GHN's statuses (rule J9). */
const STATES: Readonly<Record<string, ShipmentState>> = {
  ready_to_pick: 'created',
  picking: 'created',
  money_collect_picking: 'created',
  picked: 'picked-up',
  storing: 'in-transit',
  sorting: 'in-transit',
  transporting: 'in-transit',
  delivering: 'out-for-delivery',
  money_collect_delivering: 'out-for-delivery',
  delivered: 'delivered',
  delivery_fail: 'delivery-failed',
  // Either it is tried again, or it goes back.
  waiting_to_return: 'delivery-failed',
  return: 'returning',
  return_transporting: 'returning',
  return_sorting: 'returning',
  returning: 'returning',
  return_fail: 'needs-person',
  returned: 'returned',
  cancel: 'canceled',
  exception: 'needs-person',
  lost: 'lost',
  damage: 'lost',
  scrap: 'lost',
};

/** Where a parcel is by a status of GHN's; undefined for one that the shop does not know. */
export function ghnState(status: string): ShipmentState | undefined {
  return Object.hasOwn(STATES, status) ? STATES[status] : undefined;
}
