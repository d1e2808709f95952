/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type UploadSingleParams = {
/**
 * The name of the product.
 * @maxLength 150
 */
productName: string;
/**
 * The name of the colour: `đen`.
 * @maxLength 60
 */
productColor?: string;
};
