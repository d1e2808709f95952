/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ShipmentCostDto {
  /**
   * In whole dong; null where the carrier does not say, and for a parcel that was entered by hand.
   * @nullable
   */
  fee: number | null;
  /** The parcel’s id. */
  shipmentId: string;
}
