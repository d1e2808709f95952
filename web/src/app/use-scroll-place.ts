import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollPositions } from '../state/scroll-positions';
import { placeOf } from '../state/url';

/**
 * Another page, or another page of a list, starts at its top; Back and Forward return to where one was; an
 * overlay or a filter moves nothing; a hash leads to its element.
 */
export function useScrollPlace(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const { key, hash } = location;
  const place = placeOf(location);
  const shown = useRef<string | null>(null);

  useLayoutEffect(() => {
    const isElsewhere = shown.current !== place;
    shown.current = place;
    if (isReturn) window.scrollTo(0, scrollPositions.get(key));
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (isElsewhere) window.scrollTo(0, 0);
  }, [hash, isReturn, key, place]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => scrollPositions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', scrollPositions.keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', scrollPositions.keep);
    };
  }, [key]);
}
