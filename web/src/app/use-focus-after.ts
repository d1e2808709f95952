import { useCallback, useEffect, useRef } from 'react';

/**
 * Where the focus goes after an overlay closes: to the last focused element outside of all overlays, which opened the
 * first of them. After a link in the overlay it is the new page's content. If the element is gone, the page gets the
 * focus.
 *
 * @returns null without such an element, as on a shared link
 */
export function useFocusAfter(): () => HTMLElement | null {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest('[role=dialog]')) last.current = target;
    };
    // In the capture phase, before the open dialog takes the focus back.
    window.addEventListener('focusin', note, true);
    return () => window.removeEventListener('focusin', note, true);
  }, []);
  return useCallback(() => {
    const isGone = last.current?.isConnected === false;
    return isGone ? document.querySelector('main') : last.current;
  }, []);
}
