/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface OrderLineDto {
  /**
   * Ignored: the stock is what the shop has.
   * @deprecated
   */
  available?: number;
  /**
   * Name of the colour; case is ignored.
   * @maxLength 100
   */
  color: string;
  /**
   * Ignored: `color` names the colour.
   * @deprecated
   */
  colorNow?: string;
  /**
   * Ignored: the picture is the colour's.
   * @deprecated
   */
  image?: string;
  /**
   * Ignored: the name is the product's.
   * @deprecated
   */
  name?: string;
  /**
   * Ignored: the price is the product's.
   * @deprecated
   */
  price?: string;
  /**
   * The product's id.
   * @pattern ^[0-9a-f]{24}$
   */
  productId: string;
  /**
   * Ignored.
   * @deprecated
   */
  quantity?: number;
  /**
   * EU size as text.
   * @maxLength 20
   */
  size: string;
  /**
   * Ignored: `productId` names the product.
   * @deprecated
   */
  slug?: string;
}
