import { useEffect } from 'react';

/** Above this position, in pixels, a page counts as not scrolled: the header is in its own place there. */
const TOP = 140;
/** Smaller movements are a finger that trembles. */
const LEAST = 6;

/** Says on `<html>`, for the styles, that the last movement was down: `data-scrolled="down"`. */
export function useScrollDirection(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let last = 0;
    const note = () => {
      const { scrollY } = window;
      if (scrollY > TOP && Math.abs(scrollY - last) < LEAST) return;
      if (scrollY > Math.max(TOP, last)) dataset.scrolled = 'down';
      else delete dataset.scrolled;
      last = scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
}
