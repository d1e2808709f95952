import { SHOP, shopWords } from '../../lib/shop';
import { useOverlay } from '../../state/url';

/** A page's title followed by the shop's name; without one, the shop's own. */
export function fullTitle(title: string): string {
  return title ? `${title} – ${SHOP.name}` : `${SHOP.name} – ${shopWords().title}`;
}

/** The title of the browser's tab, unless a product's dialog is open, which sets its own. */
export function DocumentTitle({ children }: { children: string }) {
  const { overlay } = useOverlay();
  if (overlay?.active === 'productDetail') return null;
  return <title>{fullTitle(children)}</title>;
}
