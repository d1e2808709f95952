/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListColorProductsParams = {
/**
 * The name of a colour, in Vietnamese or English.
 * @maxLength 60
 * @pattern \S
 */
color: string;
};
