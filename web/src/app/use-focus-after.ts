import { useCallback, useEffect, useRef } from 'react';

/**
 * Where the focus goes when an overlay has closed: to what had it last outside of them all. That is what opened the
 * first of them, since one may have taken another's place; or the content of the page that the overlay led to. When
 * it is gone, the page has the focus.
 *
 * @returns null when nothing had it, as on a shared link
 */
export function useFocusAfter(): () => HTMLElement | null {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest('[role=dialog]')) last.current = target;
    };
    // Heard before the open dialog takes the focus back.
    window.addEventListener('focusin', note, true);
    return () => window.removeEventListener('focusin', note, true);
  }, []);
  return useCallback(() => {
    const isGone = last.current?.isConnected === false;
    return isGone ? document.querySelector('main') : last.current;
  }, []);
}
