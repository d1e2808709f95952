/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type GetProductFacetsParams = {
/**
 * Every word must occur somewhere in the name, whatever the case and the accents: `giay chay`.
 * @maxLength 200
 */
search?: string;
/**
 * Any of nike, adidas, puma, new balance, vans, balenciaga, joined by commas: `nike,new-balance`.
 */
brand?: string;
/**
 * Names of colours, joined by commas, of which a product comes in any: `đen,trắng`.
 */
color?: string;
/**
 * Any of sneaker, classic, running, basketball, football, boot, joined by commas: `running,boot`.
 */
type?: string;
/**
 * Any of leather, suede, mesh, knit, canvas, synthetic, joined by commas: `leather,suede`.
 */
material?: string;
/**
 * `just-in` (something is left), `sold-out` (nothing is), or both: `just-in,sold-out`.
 */
stock?: string;
/**
 * EU sizes joined by commas, of which something is left in any: `42,42.5`.
 */
size?: string;
};
