/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { FilterProductsMatch } from './filterProductsMatch';
import type { FilterProductsBrandItem } from './filterProductsBrandItem';
import type { FilterProductsTypeItem } from './filterProductsTypeItem';
import type { FilterProductsMaterialItem } from './filterProductsMaterialItem';
import type { FilterProductsStockItem } from './filterProductsStockItem';
import type { FilterProductsSort } from './filterProductsSort';

export type FilterProductsParams = {
/**
 * Page number, starting at 1. A page past the end is empty but has the correct total.
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
 * Each word must occur in the name, or name the brand, the type, a colour or a size in stock: `vans den
42`.
 * @maxLength 200
 */
search?: string;
/**
 * `name` searches names only; case and accents are ignored.
 */
match?: FilterProductsMatch;
/**
 * Any of nike, adidas, puma, new balance, vans, balenciaga, separated by commas: `nike,new-balance`.
 */
brand?: FilterProductsBrandItem[];
/**
 * Any of these colours, separated by commas: `đen,trắng`. A name that no product has is understood as
Vietnamese or English: `black`, `navy`, `đỏ` for every red.
 */
color?: string[];
/**
 * Any of sneaker, classic, running, basketball, football, boot, separated by commas: `running,boot`.
 */
type?: FilterProductsTypeItem[];
/**
 * Any of leather, suede, mesh, knit, canvas, synthetic, joined by commas: `leather,suede`.
 */
material?: FilterProductsMaterialItem[];
/**
 * `just-in` (something is left), `sold-out` (nothing is), or both: `just-in,sold-out`.
 */
stock?: FilterProductsStockItem[];
/**
 * EU sizes joined by commas, of which something is left in any: `42,42.5`.
 */
size?: string[];
/**
 * Ranges of prices in whole dong joined by commas, each from its first number up to below its second, or
with one end open: `2000000-2500000`, `-2000000`, `5000000-`.
 */
price?: string[];
/**
 * `newest` and `oldest` by the day the product came in, `high-low` and `low-high` by price.
 */
sort?: FilterProductsSort;
};
