/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface CarrierNameDto {
  /** In English. */
  en: string;
  /** In Vietnamese. */
  vi: string;
}
