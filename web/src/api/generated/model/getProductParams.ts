/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { GetProductLang } from './getProductLang';

export type GetProductParams = {
/**
 * The language of highlight and description; each is as it is without `lang` where it has no text in it.
 */
lang?: GetProductLang;
};
