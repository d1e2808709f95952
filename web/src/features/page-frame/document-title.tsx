import { SHOP } from '../../lib/shop';
import { useOverlay } from '../../state/url';

const HOME_TITLE = `${SHOP.name} – Giày thể thao chính hãng`;

/** What the browser's tab says, unless a product lies over the page: then that gives the name. */
export function DocumentTitle({ children }: { children?: string }) {
  const { overlay } = useOverlay();
  if (overlay?.active === 'productDetail') return null;
  return <title>{children ? `${children} – ${SHOP.name}` : HOME_TITLE}</title>;
}
