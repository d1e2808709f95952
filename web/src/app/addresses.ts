import { readOverlay, withOverlay } from '../state/url';

/** A path and a query string with its question mark. */
export type Address = Pick<Location, 'pathname' | 'search'>;

const PRODUCT_PATH = /^\/product\/([^/]+)\/?$/i;

/** A path in lower case and without a slash at its end, as routes compare it. */
export function pathOf({ pathname }: Address): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end).toLowerCase();
}

/** Whether a product's dialog is open at an address. */
export function opensProduct({ search }: Address): boolean {
  return readOverlay(new URLSearchParams(search))?.active === 'productDetail';
}

/**
 * The address that shows what an address stands for: for a product's own, `/product/<slug>`, it is the catalogue with
 * the product's dialog open (rule V3). Any other address stands for itself.
 */
export function resolveAddress({ pathname, search }: Address): Address {
  const product = slugOf(pathname);
  if (product === undefined) return { pathname, search };
  const params = withOverlay(new URLSearchParams(search), { active: 'productDetail', product });
  return { pathname: '/product', search: `?${params.toString()}` };
}

/** The slug in a product's own path; undefined for another path, and for one that cannot be decoded. */
function slugOf(pathname: string): string | undefined {
  try {
    const slug = PRODUCT_PATH.exec(pathname)?.[1];
    return slug && decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}
