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
match?: ListProductsMatch;
/**
 * Any of nike, adidas, puma, new balance, vans, balenciaga, separated by commas: `nike,new-balance`.
 */
brand?: ListProductsBrandItem[];
/**
 * Any of these colours, separated by commas: `đen,trắng`. A name that no product has is understood as
Vietnamese or English: `black`, `navy`, `đỏ` for every red.
 */
color?: string[];
/**
 * Any of sneaker, classic, running, basketball, football, boot, separated by commas: `running,boot`.
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
 * Ranges of prices in whole dong joined by commas, each from its first number up to below its second, or
with one end open: `2000000-2500000`, `-2000000`, `5000000-`.
 */
price?: string[];
/**
 * `newest` and `oldest` by the day the product came in, `high-low` and `low-high` by price.
 */
sort?: ListProductsSort;
};
