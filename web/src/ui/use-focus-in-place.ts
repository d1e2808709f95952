import { useEffect, useRef, type FocusEvent } from 'react';

/** The last place of the focus: the entry, and what holds the list. */
interface Place {
  at: number;
  holder: HTMLElement | null;
}

/**
 * Keeps the focus when an entry with the focus is removed from a list. The entry in its place gets the focus, or what
 * holds the list, a dialog or a part with `tabIndex` -1, when it was the last one. Otherwise keyboard and screen reader
 * would start again at the top of the page.
 *
 * @param entries the number of entries
 * @returns the properties for the list
 */
export function useFocusInPlace(entries: number) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<Place | null>(null);
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    const { at, holder } = last.current;
    const entry = list.current?.children[Math.min(at, entries - 1)];
    (entry?.querySelector('button') ?? holder)?.focus();
  }, [entries]);
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLUListElement>) => {
    const at = [...currentTarget.children].findIndex((entry) => entry.contains(target));
    last.current = { at, holder: currentTarget.closest<HTMLElement>('[role=dialog], [tabindex="-1"]') };
  };
  return { ref: list, onFocus };
}
