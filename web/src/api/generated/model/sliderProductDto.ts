/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { SliderColorDto } from './sliderColorDto';
import type { SliderProductDtoType } from './sliderProductDtoType';

export interface SliderProductDto {
  /** The id */
  _id: string;
  /** Picture of the card */
  adImage: string;
  /** The colourways, in the shop's order */
  colors: SliderColorDto[];
  /** The name */
  name: string;
  /** Price of one pair in whole dong */
  price: number;
  /** The sizes of which a pair is left in any colour, smallest first */
  sizes: string[];
  /** The product's name in addresses */
  slug: string;
  /** Pairs left in all sizes and colours */
  stock: number;
  /** The kind of shoe */
  type: SliderProductDtoType;
}
