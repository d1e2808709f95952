/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ListSliderProductsBrand } from './listSliderProductsBrand';
import type { ListSliderProductsTypeItem } from './listSliderProductsTypeItem';

export type ListSliderProductsParams = {
/**
 * The brand whose products are shown.
 */
brand: ListSliderProductsBrand;
/**
 * Types to show, joined by commas: `running,boot`; all of the brand's when left out.
 */
type?: ListSliderProductsTypeItem[];
};
