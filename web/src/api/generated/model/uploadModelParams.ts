/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type UploadModelParams = {
/**
 * The name of the product.
 * @maxLength 150
 */
productName: string;
};
