import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { addressIn, currentLocale, LOCALES } from '../lib/i18n';
import { readCatalogue, readOverlay } from '../state/url';

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

/**
 * Keeps the canonical address, which browsers share, that of the shown page. The first page's tags come from the
 * server; for other pages the app writes only the address.
 */
export function useCanonicalAddress(): void {
  const path = canonicalPath(useLocation());
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    document.head.querySelectorAll(SERVED).forEach((element) => element.remove());
    const link = (properties: Partial<HTMLLinkElement>) =>
      document.head.append(Object.assign(document.createElement('link'), properties));
    link({ rel: 'canonical', href: addressIn(currentLocale(), path) });
    LOCALES.forEach((hreflang) => link({ rel: 'alternate', hreflang, href: addressIn(hreflang, path) }));
  }, [path]);
}

/** A page's canonical path: a product's own path wherever it is open, a list's page without its filters. */
function canonicalPath({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search);
  const overlay = readOverlay(params);
  if (overlay?.active === 'productDetail') return `/product/${overlay.product}`;
  const { page } = readCatalogue(params);
  return pathname === '/product' && page > 1 ? `${pathname}?page=${page}` : pathname;
}
