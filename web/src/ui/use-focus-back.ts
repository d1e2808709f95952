import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the focus to the button that opened a form once the form has closed. The form's own button has disappeared
 * with it, so keyboard and screen reader would otherwise start at the top of the page.
 *
 * @param isOpen whether the form is open
 * @returns the ref of the button that opens it
 */
export function useFocusBack<E extends HTMLElement>(isOpen: boolean): RefObject<E | null> {
  const opener = useRef<E>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const { activeElement, body } = document;
    // Who presses something beside the form stays there.
    const isLost = activeElement === body || activeElement?.closest('[role=dialog]');
    if (wasOpen.current && !isOpen && isLost) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
