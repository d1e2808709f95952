/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CarrierNameDto } from './carrierNameDto';

export interface CarrierDto {
  /** Its short name. */
  carrier: string;
  /** Whether a parcel without a number is ordered from it. */
  isConnected: boolean;
  /** What people call it. */
  name: CarrierNameDto;
  /** Whether its parcels need a number: those of a carrier that is connected do not. */
  needsNumber: boolean;
}
