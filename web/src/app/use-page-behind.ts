import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOverlay } from '../state/url';
import { isScreen, useScreen } from '../ui';

type Address = Pick<Location, 'pathname' | 'search'>;

/** Whether an address opens a product's dialog: `/product/<slug>`, or a page with the product's parameters. */
export function opensProduct({ pathname, search }: Address): boolean {
  return /^\/product\/./i.test(pathname) || /[?&]active=productDetail\b/.test(search);
}

/** Whether a product's dialog hides the whole page at this address, as a shared link's does on a phone. */
export function beginsHidden(address: Address): boolean {
  return opensProduct(address) && isScreen('phone', false);
}

/** Whether to render the page: not while a dialog that was open from the start hides it, on a phone held upright. */
export function usePageBehind(): boolean {
  const location = useLocation();
  const isPhone = useScreen('phone', false);
  const isOpen = useOverlay().overlay?.active === 'productDetail';
  const [isHidden, setIsHidden] = useState(() => beginsHidden(location));
  // A product's own address redirects to the page with the product's dialog.
  const leadsOn = !isOpen && opensProduct(location);
  if (isHidden && (!isPhone || (!isOpen && !leadsOn))) setIsHidden(false);
  return !isHidden || leadsOn;
}
