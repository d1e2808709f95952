/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface SliderColorDto {
  /** The colour's name */
  color: string;
  /** The colour on a screen */
  colorHex: string;
}
