import { SHOP } from '../../lib/shop';
import { useOverlay } from '../../state/url';

const HOME_TITLE = `${SHOP.name} – Giày thể thao chính hãng`;

/** The title of the browser's tab, unless a product's dialog is open, which sets its own. */
export function DocumentTitle({ children }: { children?: string }) {
  const { overlay } = useOverlay();
  if (overlay?.active === 'productDetail') return null;
  return <title>{children ? `${children} – ${SHOP.name}` : HOME_TITLE}</title>;
}
