import { ShipmentDtoState, type CarrierNameDto } from '../api/generated/model';
import { currentLocale, i18n } from './i18n';

export type ShipmentState = ShipmentDtoState;

export const SHIPMENT_STATES = Object.values(ShipmentDtoState);

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

/** What people call a carrier. */
export function carrierName(name: CarrierNameDto): string {
  return name[currentLocale()];
}
