/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CarrierDto } from './carrierDto';

export interface CarrierListDto {
  /** In the order in which they are offered. */
  carriers: CarrierDto[];
}
