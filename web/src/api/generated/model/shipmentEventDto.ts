/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ShipmentEventDtoState } from './shipmentEventDtoState';

export interface ShipmentEventDto {
  /** When it happened. */
  at: string;
  /** Where the parcel was then. */
  state: ShipmentEventDtoState;
  /**
   * What the carrier or staff say of it; null when there is nothing to add.
   * @nullable
   */
  text: string | null;
}
