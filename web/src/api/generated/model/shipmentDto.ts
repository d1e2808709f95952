/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CarrierNameDto } from './carrierNameDto';
import type { ShipmentEventDto } from './shipmentEventDto';
import type { ShipmentDtoState } from './shipmentDtoState';

export interface ShipmentDto {
  /** The id. */
  _id: string;
  /** `self` the shop’s own courier, `ghn`, `ghtk`, `other`, or another carrier’s short name. */
  carrier: string;
  /** What people call the carrier. */
  carrierName: CarrierNameDto;
  /** What has happened to it, first to last. */
  events: ShipmentEventDto[];
  /**
   * When the carrier expects to deliver it; null when it does not say.
   * @nullable
   */
  expectedAt: string | null;
  /** Whether the shop has ordered it from the carrier: then it has a label, and can be canceled there. */
  isOrdered: boolean;
  /** Whether it has come to its end: nothing more happens to it. */
  isOver: boolean;
  /** Where it is; `needs-person`: the carrier says something that the shop does not know. */
  state: ShipmentDtoState;
  /**
   * The carrier’s number; null where there is none.
   * @nullable
   */
  trackingNumber: string | null;
  /**
   * The carrier’s page about it; null where none is known.
   * @nullable
   */
  trackingUrl: string | null;
}
