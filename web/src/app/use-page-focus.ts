import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useOverlay } from '../state/url';

/**
 * Focuses the page's content after a navigation, so that keyboard and screen reader start there. The first page,
 * overlays and filters do not move the focus. A page that opens together with an overlay does not take the focus
 * either: a dialog that loses the focus closes.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const isCovered = useOverlay().overlay !== null;
  const [, page] = pathname.split('/');
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!hash && !isCovered) main.current?.focus({ preventScroll: true });
  }, [hash, isCovered, main, page]);
}
