/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ProductDtoBrand } from './productDtoBrand';
import type { ColorDto } from './colorDto';
import type { ProductDtoMaterial } from './productDtoMaterial';
import type { ProductDtoType } from './productDtoType';

export interface ProductDto {
  /** The id */
  _id: string;
  /** Picture for cards and banners */
  adImage: string;
  /** The brand */
  brand: ProductDtoBrand;
  /** The colourways, in the shop's order */
  colors: ColorDto[];
  /** The description */
  desc: string;
  /** The description in English; missing if there is none, and where the answer is asked for in one language */
  descEn?: string;
  /** One line that sells the shoe */
  highLight: string;
  /** The line in English; missing if there is none, and where the answer is asked for in one language */
  highLightEn?: string;
  /** When the product came in: `newest` and `oldest` sort by it */
  importAt: string;
  /** What most of the upper is made of */
  material: ProductDtoMaterial;
  /** Path of its 3D model, a GLB whose variants (KHR_materials_variants) are named after the colours; missing if there
is none */
  model?: string;
  /** The name */
  name: string;
  /** Picture for a brand's list of types */
  navbarImage: string;
  /** Price of one pair in whole dong */
  price: number;
  /** Pairs sold */
  quantitySold: number;
  /** The product's name in addresses, unique; `GET /v1/products/{id}` takes it too */
  slug: string;
  /** Pairs left: the sum of all sizes of all colours, worked out by the server. 0 means 'Sold Out' */
  stock: number;
  /** The kind of shoe */
  type: ProductDtoType;
  /** When anything of it last changed, a sale or an edit */
  updatedAt: string;
  /** Raised by every edit and by no sale */
  version: number;
  /** Weight of one pair in grams; missing if it is not known */
  weight?: number;
}
