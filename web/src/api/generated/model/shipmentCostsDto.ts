/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ShipmentCostDto } from './shipmentCostDto';

export interface ShipmentCostsDto {
  /** One for each parcel, oldest first. */
  costs: ShipmentCostDto[];
}
