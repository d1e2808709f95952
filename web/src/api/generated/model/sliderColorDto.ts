/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface SliderColorDto {
  /** The colour's name, lower-case, unique within its product */
  color: string;
  /** The colour on a screen */
  colorHex: string;
}
