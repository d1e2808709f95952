import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TIMINGS } from '../lib/timings';
import { useOverlay } from '../state/url';
import { system } from '../theme/system';

type Address = Pick<Location, 'pathname' | 'search'>;

/** An address that opens a product: its own, `/product/<slug>`, or a page's with the product over it. */
export function opensProduct({ pathname, search }: Address): boolean {
  return /^\/product\/./i.test(pathname) || /[?&]active=productDetail\b/.test(search);
}

/**
 * Whether a page that begins at this address is hidden by a product that fills the screen, as a shared link does on
 * a phone. Who reloads may have scrolled the page behind, so that it has to be there at once.
 */
export function beginsHidden(address: Address): boolean {
  if (!opensProduct(address)) return false;
  const [visit] = performance.getEntriesByType?.('navigation') ?? [];
  const isReturn = (visit as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
  return !isReturn && Boolean(fillsScreen()?.matches);
}

/** Where a product's modal fills the screen, as its first picture does (first-pictures.ts). */
function fillsScreen(): MediaQueryList | undefined {
  return window.matchMedia?.(system.breakpoints.down('sm').replace('@media ', ''));
}

/**
 * Whether to draw the page. One that begins hidden by a product leaves the phone to that product: it comes a
 * while later, or at once when the product is left.
 */
export function usePageBehind(): boolean {
  const location = useLocation();
  const { overlay } = useOverlay();
  const [isDue, setIsDue] = useState(() => !beginsHidden(location));
  const isHidden = overlay?.active === 'productDetail';
  // A product's own address leads on to the page with the product over it.
  const leadsOn = !isHidden && opensProduct(location);
  if (!isDue && !isHidden && !leadsOn) setIsDue(true);
  useEffect(() => {
    if (isDue) return;
    const timer = setTimeout(() => startTransition(() => setIsDue(true)), TIMINGS.pageBehindLater);
    return () => clearTimeout(timer);
  }, [isDue]);
  return isDue || leadsOn;
}
