import { addressIn, currentLocale, LOCALES } from '../../lib/i18n';
import { readCatalogue, readOverlay } from '../../state/url';

/** The server's tags for the page that was opened; they are wrong for every other page. */
const SERVED = [
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[property^="og:"]',
  'meta[property^="product:"]',
  'script[type="application/ld+json"]',
].join(',');

/** What of a page's address tells one page from another. */
interface Place {
  pathname: string;
  search: string;
}

/** Writes the canonical address of the page that was gone to, unless it is that of the page before. */
export function writeCanonical(before: Place, now: Place): void {
  const path = canonicalPath(now);
  if (canonicalPath(before) === path) return;
  document.head.querySelectorAll(SERVED).forEach((element) => element.remove());
  const link = (properties: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), properties));
  link({ rel: 'canonical', href: addressIn(currentLocale(), path) });
  LOCALES.forEach((hreflang) => link({ rel: 'alternate', hreflang, href: addressIn(hreflang, path) }));
}

/** A page's canonical path: a product's own path wherever it is open, a list's page without its filters. */
function canonicalPath({ pathname, search }: Place): string {
  const params = new URLSearchParams(search);
  const overlay = readOverlay(params);
  if (overlay?.active === 'productDetail') return `/product/${overlay.product}`;
  const { page } = readCatalogue(params);
  return pathname === '/product' && page > 1 ? `${pathname}?page=${page}` : pathname;
}
