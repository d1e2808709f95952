import { SHOP } from '../../lib/shop';

/** What the browser's tab says. React puts it into the head. */
export function DocumentTitle({ children }: { children?: string }) {
  return <title>{children ? `${children} – ${SHOP.name}` : SHOP.name}</title>;
}
