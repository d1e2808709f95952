/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { DeliveryZoneDto } from './deliveryZoneDto';

export interface DeliveryDto {
  /** Until when these days stay: from this cut-off on an order leaves a working day later. */
  changesAt: string;
  /** The zones; each province is in one of them. */
  zones: DeliveryZoneDto[];
}
