import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollPositions } from '../state/scroll-positions';
import { placeOf } from '../state/url';

/**
 * Another page, or another page of a list, starts at its top; Back and Forward return to where one was; an
 * overlay or a filter moves nothing; a hash leads to its element.
 */
export function useScrollPlace(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const { hash } = location;
  const place = placeOf(location);
  // The first entry of every document has the same key, so the place is part of the name.
  const entry = `${location.key} ${place}`;
  const shown = useRef<{ entry: string; place: string } | null>(null);

  useLayoutEffect(() => {
    const isElsewhere = shown.current?.place !== place;
    const isFirst = shown.current === null;
    // Before anything moves: the scroll event that follows belongs to the new entry.
    shown.current = { entry, place };
    const top = scrollPositions.get(entry);
    // Who has scrolled down the page's first picture stays there.
    if (isReturn && isFirst && top === 0) return;
    if (isReturn) window.scrollTo(0, top);
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (isElsewhere) window.scrollTo(0, 0);
  }, [entry, hash, isReturn, place]);

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
