import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the focus to the button that opened a form or dialog once that has closed. The form's own button has
 * disappeared with it, so keyboard and screen reader would otherwise start at the top of the page. Who has gone on to
 * something beside the form stays there.
 *
 * @param isOpen whether the form is open
 * @returns the ref of the button that opens it
 */
export function useFocusBack<E extends HTMLElement>(isOpen: boolean): RefObject<E | null> {
  const opener = useRef<E>(null);
  const wasOpen = useRef(isOpen);
  const isLost = useRef(false);
  // Read at once: a dialog around a form moves a lost focus to its own beginning.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    isLost.current = activeElement === body || dialogOf(activeElement) !== dialogOf(opener.current);
  }, [isOpen]);
  useEffect(() => {
    if (wasOpen.current && !isOpen && isLost.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}

function dialogOf(element: Element | null) {
  return element?.closest('[role=dialog], [role=alertdialog]');
}
