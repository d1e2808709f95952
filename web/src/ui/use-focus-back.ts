import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to what opened a form once the form has gone from its place: the button that closed it went
 * with it, and a keyboard or a screen reader would start again at the top of the page.
 *
 * @param isOpen whether the form is there
 * @returns the ref of what opens it
 */
export function useFocusBack<E extends HTMLElement>(isOpen: boolean): RefObject<E | null> {
  const opener = useRef<E>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
