/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type UploadArrayParams = {
/**
 * The name of the product.
 * @maxLength 150
 */
productName: string;
/**
 * The name of the colour.
 * @maxLength 60
 */
productColor: string;
};
