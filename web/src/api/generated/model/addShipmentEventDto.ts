/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { AddShipmentEventDtoState } from './addShipmentEventDtoState';

export interface AddShipmentEventDto {
  /** Where it is now. */
  state: AddShipmentEventDtoState;
  /**
   * What there is to add: one line, which the customer reads.
   * @maxLength 300
   */
  text?: string;
}
