/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { DeliveryZoneDtoKind } from './deliveryZoneDtoKind';

export interface DeliveryZoneDto {
  /** The first day on which an order of now may arrive. */
  expectedFrom: string;
  /** The last one. */
  expectedTo: string;
  /** `provinces` those that are named, `islands` the island zones (đặc khu) of any province, `rest` all other provinces, and where an
address names no province of today. */
  kind: DeliveryZoneDtoKind;
  /** Its provinces by their official names; none of the islands. */
  provinces: string[];
}
