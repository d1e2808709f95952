import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { scrollPositions } from './scroll-positions';
import { placeOf } from '../state/url';

/**
 * Another page, another page of a list, and what a link leads to start at their top. Back and Forward restore the
 * position. Overlays and filters keep it. A hash scrolls to its element.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const { hash } = location;
  const isLink = (location.state as { isLink?: boolean } | null)?.isLink === true;
  const place = placeOf(location);
  // The first history entry of every document has the same key, so the place is added.
  const entry = `${location.key} ${place}`;
  const shown = useRef<{ entry: string; place: string } | null>(null);

  useLayoutEffect(() => {
    const isElsewhere = shown.current?.place !== place;
    const isFirst = shown.current === null;
    // Set before scrolling, since the scroll event belongs to the new entry.
    shown.current = { entry, place };
    const top = scrollPositions.get(entry);
    // Keeps the position of a person who has scrolled before the app started.
    if (isReturn && isFirst && (top === 0 || isVisit())) return;
    if (isReturn) window.scrollTo(0, top);
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (isElsewhere || isLink) window.scrollTo(0, 0);
  }, [entry, hash, isLink, isReturn, place]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (shown.current) scrollPositions.set(shown.current.entry, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', scrollPositions.keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', scrollPositions.keep);
    };
  }, []);
}

/** Whether the document was opened by an address or a link, rather than reloaded or returned to. */
function isVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}
