/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { SliderColorDto } from './sliderColorDto';
import type { SliderProductDtoType } from './sliderProductDtoType';

export interface SliderProductDto {
  /** The id */
  _id: string;
  /** Picture for cards and banners */
  adImage: string;
  /** The colourways, in the shop's order */
  colors: SliderColorDto[];
  /** The name */
  name: string;
  /** Price of one pair in whole dong */
  price: number;
  /** The sizes in stock in any colour, smallest first */
  sizes: string[];
  /** The product's name in addresses, unique; `GET /v1/products/{id}` takes it too */
  slug: string;
  /** Pairs left: the sum of all sizes of all colours, worked out by the server. 0 means 'Sold Out' */
  stock: number;
  /** The kind of shoe */
  type: SliderProductDtoType;
}
