/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { UpdateProductDtoBrand } from './updateProductDtoBrand';
import type { EditedColorDto } from './editedColorDto';
import type { UpdateProductDtoMaterial } from './updateProductDtoMaterial';
import type { UpdateProductDtoType } from './updateProductDtoType';

export interface UpdateProductDto {
  /** Not read: the address says which product. */
  _id?: string;
  /**
   * Path of the picture for cards and banners, such as an upload answers.
   * @maxLength 300
   * @pattern ^\/(media|uploads)(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\.(avif|gif|jpe?g|png|webp)$
   */
  adImage?: string;
  /** The brand. */
  brand?: UpdateProductDtoBrand;
  /**
   * All colourways. Colourways of the product that this list leaves out are removed.
   * @minItems 1
   * @maxItems 20
   */
  colors?: EditedColorDto[];
  /**
   * The description.
   * @maxLength 10000
   */
  desc?: string;
  /**
   * The description in English; empty for none.
   * @maxLength 10000
   */
  descEn?: string;
  /**
   * One line that sells the shoe.
   * @maxLength 300
   */
  highLight?: string;
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
  material?: UpdateProductDtoMaterial;
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
  name?: string;
  /**
   * Path of the picture for a brand's list of types.
   * @maxLength 300
   * @pattern ^\/(media|uploads)(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+\.(avif|gif|jpe?g|png|webp)$
   */
  navbarImage?: string;
  /**
   * Price of one pair in whole dong.
   * @minimum 0
   * @maximum 2000000000
   */
  price?: number;
  /** Not read: sales count themselves. */
  quantitySold?: number;
  /** Not read: a slug stays, so that shared links go on opening. */
  slug?: string;
  /** Not read: stock is the sum of the sizes. */
  stock?: number;
  /** The kind of shoe. */
  type?: UpdateProductDtoType;
  /** Not read: it is when the edit is saved. */
  updatedAt?: string;
  /**
   * The `version` the editor saw; a 409 tells that a colleague's edit came between.
   * @minimum 1
   */
  version?: number;
  /**
   * Weight of one pair in grams; null for none.
   * @minimum 1
   * @maximum 20000
   * @nullable
   */
  weight?: number | null;
}
