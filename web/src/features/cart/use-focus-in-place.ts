import { useEffect, useRef, type FocusEvent } from 'react';

/** The last place of the focus: line and drawer. */
interface Place {
  at: number;
  drawer: HTMLElement | null;
}

/**
 * Keeps the focus when a line with the focus is removed. The line in its place gets the focus, or the drawer when it
 * was the last one. Otherwise keyboard and screen reader would start again at the top of the page.
 *
 * @param lines the number of lines
 * @returns the properties for the list of lines
 */
export function useFocusInPlace(lines: number) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<Place | null>(null);
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    const { at, drawer } = last.current;
    const line = list.current?.children[Math.min(at, lines - 1)];
    (line?.querySelector('button') ?? drawer)?.focus();
  }, [lines]);
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLUListElement>) => {
    const at = [...currentTarget.children].findIndex((line) => line.contains(target));
    last.current = { at, drawer: currentTarget.closest<HTMLElement>('[role=dialog]') };
  };
  return { ref: list, onFocus };
}
