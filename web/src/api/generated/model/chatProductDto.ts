/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ChatProductDtoBrand } from './chatProductDtoBrand';
import type { ChatSizeDto } from './chatSizeDto';
import type { ChatProductDtoType } from './chatProductDtoType';

export interface ChatProductDto {
  /** The brand */
  brand: ChatProductDtoBrand;
  /** Name of the colour */
  color: string;
  /** Picture of the shoe in this colour */
  image: string;
  /** The name */
  name: string;
  /** Price of one pair in whole dong */
  price: number;
  /** Id of the product */
  productId: string;
  /** Sizes that the answer considered, smallest first */
  sizes: ChatSizeDto[];
  /** The product's name in addresses, unique; `GET /v1/products/{id}` takes it too */
  slug: string;
  /** The kind of shoe */
  type: ChatProductDtoType;
}
