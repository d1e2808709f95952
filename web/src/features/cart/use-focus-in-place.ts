import { useEffect, useRef, type FocusEvent } from 'react';

/** Where the focus was last: in which line, of which drawer. */
interface Place {
  at: number;
  drawer: HTMLElement | null;
}

/**
 * A line that goes takes the focus of its buttons along. It goes to the line in its place, and from the last one to
 * the drawer; else a keyboard or a screen reader would start again at the top of the page.
 *
 * @param lines how many there are
 * @returns what the list of them takes
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
