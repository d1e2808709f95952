/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { NewSizeDto } from './newSizeDto';

export interface NewColorDto {
  /**
   * The colour's name without commas, unique within the product; saved lower-case.
   * @maxLength 60
   */
  color: string;
  /**
   * The colour on a screen.
   * @pattern ^#[0-9a-fA-F]{6}$
   */
  colorHex: string;
  /**
   * Paths of the colour's pictures in this shop; the first one stands for the colour.
   * @minItems 1
   * @maxItems 6
   */
  imageDetail: string[];
  /**
   * The sizes it comes in, each once.
   * @minItems 1
   * @maxItems 40
   */
  sizes: NewSizeDto[];
}
