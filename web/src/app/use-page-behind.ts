import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOverlay } from '../state/url';
import { system } from '../theme/system';

type Address = Pick<Location, 'pathname' | 'search'>;

/** An address that opens a product: its own, `/product/<slug>`, or a page's with the product over it. */
export function opensProduct({ pathname, search }: Address): boolean {
  return /^\/product\/./i.test(pathname) || /[?&]active=productDetail\b/.test(search);
}

/** Whether a page that begins at this address is hidden by a product that fills the screen, as a shared link's on a phone. */
export function beginsHidden(address: Address): boolean {
  return opensProduct(address) && Boolean(fillsScreen()?.matches);
}

/** Where a product's modal fills the screen, as its first picture does (first-pictures.ts). */
function fillsScreen(): MediaQueryList | undefined {
  return window.matchMedia?.(system.breakpoints.down('sm').replace('@media ', ''));
}

/** Whether to draw the page: not while a product hides it that it began with, and the phone is held upright. */
export function usePageBehind(): boolean {
  const location = useLocation();
  const isOpen = useOverlay().overlay?.active === 'productDetail';
  const [isHidden, setIsHidden] = useState(() => beginsHidden(location));
  // A product's own address leads on to the page with the product over it.
  const leadsOn = !isOpen && opensProduct(location);
  if (isHidden && !isOpen && !leadsOn) setIsHidden(false);
  useEffect(() => {
    const narrow = isHidden ? fillsScreen() : undefined;
    const show = () => setIsHidden(false);
    narrow?.addEventListener('change', show);
    return () => narrow?.removeEventListener('change', show);
  }, [isHidden]);
  return !isHidden || leadsOn;
}
