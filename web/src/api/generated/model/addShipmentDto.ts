/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface AddShipmentDto {
  /**
   * `self`, `other`, or a carrier’s short name with the number that it gave the parcel.
   * @maxLength 20
   */
  carrier: string;
  /** Sends a pending order though it is to be paid beforehand and is not; without it that is a 409. */
  sendUnpaid?: boolean;
  /**
   * The carrier’s number. `self` and `other` may have none.
   * @maxLength 60
   */
  trackingNumber?: string;
}
