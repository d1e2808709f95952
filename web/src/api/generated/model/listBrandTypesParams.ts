/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ListBrandTypesBrand } from './listBrandTypesBrand';

export type ListBrandTypesParams = {
/**
 * The brand whose types are listed.
 */
brand: ListBrandTypesBrand;
};
