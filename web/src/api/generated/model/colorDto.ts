/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { SizeDto } from './sizeDto';

export interface ColorDto {
  /** The colour's name, lower-case, unique within its product */
  color: string;
  /** The colour on a screen */
  colorHex: string;
  /** Paths of the colour's pictures, at most six; the first one stands for the colour */
  imageDetail: string[];
  /** The size run, smallest first. A size with quantity 0 is sold out */
  sizes: SizeDto[];
}
