/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { EditedSizeDto } from './editedSizeDto';

export interface EditedColorDto {
  /**
   * The colour's name without commas, unique within the product; saved lower-case.
   * @maxLength 60
   */
  color: string;
  /**
   * The name the editor saw, when it has changed: tells a renamed colour from a new one.
   * @maxLength 60
   */
  colorBefore?: string;
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
   * All sizes of the colour, each once. Sizes of the product that this list leaves out are removed.
   * @minItems 1
   * @maxItems 40
   */
  sizes: EditedSizeDto[];
}
