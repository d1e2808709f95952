import { type RefObject, useEffect, useRef } from 'react';

/** What a key does to the row the keyboard stands on, or to the list when it stands on none. */
export type RowKeys = Readonly<Record<string, (id: string | null) => void>>;

const TYPED_IN = 'input, textarea, select, [contenteditable=true]';

/**
 * Walks a list from the keyboard: `j` goes to the next row, `k` to the one before, and the focus with it, so that
 * Enter opens the row. No key does anything while somebody types, or while a dialog is open.
 *
 * A row is an element with `data-row`, its id; the focus goes to its part with `data-row-focus`.
 *
 * @param list what holds the rows
 * @param keys what other keys do
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, keys: RowKeys = {}): void {
  const latest = useRef(keys);
  const last = useRef<string | null>(null);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.repeat && event.key !== 'j' && event.key !== 'k') return;
      if (!isMeantForRows(event)) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const focused = rows.find((row) => row.contains(document.activeElement));
      // A row that has gone leaves the focus to the page; its neighbours are still where they were.
      if (focused) last.current = focused.dataset.row ?? null;
      const at = rows.findIndex((row) => row.dataset.row === last.current);
      if (event.key === 'j' || event.key === 'k') {
        const next = event.key === 'j' ? Math.min(at + 1, rows.length - 1) : Math.max(at - 1, 0);
        rows[next]?.querySelector<HTMLElement>('[data-row-focus]')?.focus();
        last.current = rows[next]?.dataset.row ?? null;
      } else {
        const act = latest.current[event.key];
        if (!act) return;
        act(focused?.dataset.row ?? null);
      }
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [list]);
}

function isMeantForRows(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('[role=dialog][data-state=open]')) return false;
  const target = event.target as Element | null;
  const isTyping = target?.matches?.(TYPED_IN) === true && !target.matches('input[type=radio]');
  return !isTyping;
}
