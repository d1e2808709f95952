import { ShipmentDtoState } from '../api/generated/model';
import { i18n } from './i18n';

export type ShipmentState = ShipmentDtoState;

export const SHIPMENT_STATES = Object.values(ShipmentDtoState);

/** In these a parcel stays. */
const FINAL_STATES: readonly ShipmentState[] = ['delivered', 'returned', 'canceled', 'lost'];

/** Whether nothing more happens to a parcel. */
export function isParcelOver(state: ShipmentState): boolean {
  return FINAL_STATES.includes(state);
}

/** Where a parcel is, in words. */
export function parcelState(state: ShipmentState): string {
  switch (state) {
    case 'created':
      return i18n.t('Ready to be handed over');
    case 'picked-up':
      return i18n.t('Handed over to the carrier');
    case 'in-transit':
      return i18n.t('On its way');
    case 'out-for-delivery':
      return i18n.t('Out for delivery');
    case 'delivered':
      return i18n.t('Delivered');
    case 'delivery-failed':
      return i18n.t('Could not be delivered');
    case 'returning':
      return i18n.t('On its way back to the shop');
    case 'returned':
      return i18n.t('Back at the shop');
    case 'canceled':
      return i18n.t('Parcel canceled');
    case 'lost':
      return i18n.t('Lost or damaged');
    case 'needs-person':
      return i18n.t('The shop looks into it');
  }
}

/** The carriers that staff choose from; with any other the parcel is `other`. */
export const CARRIERS = [
  'self',
  'ghn',
  'ghtk',
  'viettel-post',
  'jt',
  'vnpost',
  'spx',
  'ninja-van',
  'other',
] as const;

const NAMES: Readonly<Record<string, string>> = {
  ghn: 'GHN (Giao Hàng Nhanh)',
  ghtk: 'GHTK (Giao Hàng Tiết Kiệm)',
  'viettel-post': 'Viettel Post',
  jt: 'J&T Express',
  vnpost: 'VNPost',
  spx: 'SPX Express',
  'ninja-van': 'Ninja Van',
};

/** What people call a carrier. */
export function carrierName(carrier: string): string {
  if (carrier === 'self') return i18n.t('The shop’s own courier');
  if (carrier === 'other') return i18n.t('Another carrier');
  return NAMES[carrier] ?? carrier;
}

/** Whether a parcel of this carrier may have no number. */
export function isNumberOptional(carrier: string): boolean {
  return carrier === 'self' || carrier === 'other';
}
