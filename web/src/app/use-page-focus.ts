import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the page's content after going to another page, so that a keyboard or a screen reader
 * starts there; neither the first page nor an overlay or filter moves it. A product's own address is the
 * catalogue's: it leads there at once, with its modal, which has the focus.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const [, page] = pathname.split('/');
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!hash) main.current?.focus({ preventScroll: true });
  }, [hash, main, page]);
}
