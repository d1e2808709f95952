/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { DeletedProductDtoBrand } from './deletedProductDtoBrand';

export interface DeletedProductDto {
  /** The id */
  _id: string;
  /** The brand */
  brand: DeletedProductDtoBrand;
  /** When it was deleted */
  deletedAt: string;
  /** The first picture of its first colour */
  image: string;
  /** The name */
  name: string;
}
