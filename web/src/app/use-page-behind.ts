import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOverlay } from '../state/url';
import { isScreen, useScreen } from '../ui';

type Address = Pick<Location, 'pathname' | 'search'>;

/** An address that opens a product: its own, `/product/<slug>`, or a page's with the product over it. */
export function opensProduct({ pathname, search }: Address): boolean {
  return /^\/product\/./i.test(pathname) || /[?&]active=productDetail\b/.test(search);
}

/** Whether a page that begins at this address is hidden by a product that fills the screen, as a shared link's on a phone. */
export function beginsHidden(address: Address): boolean {
  return opensProduct(address) && isScreen('phone', false);
}

/** Whether to draw the page: not while a product hides it that it began with, and the phone is held upright. */
export function usePageBehind(): boolean {
  const location = useLocation();
  const isPhone = useScreen('phone', false);
  const isOpen = useOverlay().overlay?.active === 'productDetail';
  const [isHidden, setIsHidden] = useState(() => beginsHidden(location));
  // A product's own address leads on to the page with the product over it.
  const leadsOn = !isOpen && opensProduct(location);
  if (isHidden && (!isPhone || (!isOpen && !leadsOn))) setIsHidden(false);
  return !isHidden || leadsOn;
}
