/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ShipmentLabelDto {
  /**
   * A PDF, in Base64.
   * @nullable
   */
  pdf: string | null;
  /**
   * The carrier’s page that prints it, for half an hour.
   * @nullable
   */
  url: string | null;
}
