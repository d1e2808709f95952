/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ListProductsMatch } from './listProductsMatch';
import type { ListProductsBrandItem } from './listProductsBrandItem';
import type { ListProductsTypeItem } from './listProductsTypeItem';
import type { ListProductsMaterialItem } from './listProductsMaterialItem';
import type { ListProductsStockItem } from './listProductsStockItem';
import type { ListProductsSort } from './listProductsSort';

export type ListProductsParams = {
/**
 * The page, counted from 1. A page past the end is an empty list with the true total.
 * @minimum 1
 */
page?: number;
/**
 * How many products a page holds.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
/**
 * Every word must be part of the name, or name the brand, the type, a colour or a size that is left: `vans den 42`.
 * @maxLength 200
 */
search?: string;
/**
 * `name` keeps the search to names, whatever the case and the accents.
 */
match?: ListProductsMatch;
/**
 * Any of nike, adidas, puma, new balance, vans, balenciaga, joined by commas: `nike,new-balance`.
 */
brand?: ListProductsBrandItem[];
/**
 * Names of colours, joined by commas, of which a product comes in any: `đen,trắng`. A name that no product has means
what it means in Vietnamese or English: `black`, `navy`, `đỏ` for every red.
 */
color?: string[];
/**
 * Any of sneaker, classic, running, basketball, football, boot, joined by commas: `running,boot`.
 */
type?: ListProductsTypeItem[];
/**
 * Any of leather, suede, mesh, knit, canvas, synthetic, joined by commas: `leather,suede`.
 */
material?: ListProductsMaterialItem[];
/**
 * `just-in` (something is left), `sold-out` (nothing is), or both: `just-in,sold-out`.
 */
stock?: ListProductsStockItem[];
/**
 * EU sizes joined by commas, of which something is left in any: `42,42.5`.
 */
size?: string[];
/**
 * `newest` and `oldest` by the day the product came in, `high-low` and `low-high` by price.
 */
sort?: ListProductsSort;
};
