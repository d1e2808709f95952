import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useOverlay } from '../state/url';

/**
 * Moves the focus to the page's content after going to another page, so that a keyboard or a screen reader
 * starts there; neither the first page nor an overlay or filter moves it. A product's own address is the
 * catalogue's: it leads there at once, with its modal, which has the focus. So has every overlay that comes with
 * its page, as after a sign-in that it asked for: to one that is open, the focus outside is the wish to close it.
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
