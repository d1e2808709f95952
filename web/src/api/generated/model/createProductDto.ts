/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CreateProductDtoBrand } from './createProductDtoBrand';
import type { NewColorDto } from './newColorDto';
import type { CreateProductDtoMaterial } from './createProductDtoMaterial';
import type { CreateProductDtoType } from './createProductDtoType';

export interface CreateProductDto {
  /**
   * Path of the picture for cards and banners, such as an upload answers.
   * @maxLength 300
   * @pattern ^\/(media|uploads)(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\.(avif|gif|jpe?g|png|webp)$
   */
  adImage: string;
  /** The brand. */
  brand: CreateProductDtoBrand;
  /**
   * The colourways, in the order in which they are shown.
   * @minItems 1
   * @maxItems 20
   */
  colors: NewColorDto[];
  /**
   * The description.
   * @maxLength 10000
   */
  desc: string;
  /**
   * The description in English; empty for none.
   * @maxLength 10000
   */
  descEn?: string;
  /**
   * One line that sells the shoe.
   * @maxLength 300
   */
  highLight: string;
  /**
   * The line in English; empty for none.
   * @maxLength 300
   */
  highLightEn?: string;
  /**
   * When it came in: an instant with its zone, or a day, which is its midnight in UTC. Of a new product: now when it is left out.
   * @pattern ^[^T ]*$|(?:Z|[+-]\d\d:?\d\d)$
   */
  importAt?: string;
  /** What most of the upper is made of; synthetic when it is left out. */
  material?: CreateProductDtoMaterial;
  /**
   * Path of a 3D model, a GLB whose variants are named after the colours; empty for none.
   * @maxLength 300
   * @pattern ^\/(media|uploads)(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\.glb$
   */
  model?: string;
  /**
   * The slug of a new product is made from it, and stays.
   * @maxLength 150
   */
  name: string;
  /**
   * Path of the picture for a brand's list of types.
   * @maxLength 300
   * @pattern ^\/(media|uploads)(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\.(avif|gif|jpe?g|png|webp)$
   */
  navbarImage: string;
  /**
   * Price of one pair in whole dong.
   * @minimum 0
   * @maximum 2000000000
   */
  price: number;
  /** Not read: stock is the sum of the sizes. */
  stock?: number;
  /** The kind of shoe. */
  type: CreateProductDtoType;
  /**
   * Weight of one pair in grams; null for none.
   * @minimum 1
   * @maximum 20000
   * @nullable
   */
  weight?: number | null;
}
