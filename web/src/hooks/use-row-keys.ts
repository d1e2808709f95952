import { type RefObject, useEffect, useRef } from 'react';

/** A key's action; it gets the id of the row with the focus, or null. */
export type RowKeys = Readonly<Record<string, (id: string | null) => void>>;

/** The row that had the focus last, and its index. */
interface Last {
  id: string;
  at: number;
}

const TYPED_IN = 'input, textarea, select, [contenteditable=true]';

/**
 * Keyboard navigation in a list: `j` focuses the next row, `k` the previous one, and Enter opens it. Keys do nothing
 * while the person types or a dialog is open.
 *
 * A row is an element whose `data-row` is its id. The focus goes to the element with `data-row-focus` in it.
 *
 * @param list the element with the rows
 * @param keys the actions of other keys
 * @returns restores the focus after the focused row was removed: to the row in its place, or to the page for an empty
 * list
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, keys: RowKeys = {}): () => void {
  const latest = useRef(keys);
  const last = useRef<Last | null>(null);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const note = () => {
      const rows = rowsOf(list.current);
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (at >= 0) last.current = { id: rows[at]!.dataset.row!, at };
    };
    const listen = (event: KeyboardEvent) => {
      if (event.repeat && event.key !== 'j' && event.key !== 'k') return;
      if (!isMeantForRows(event)) return;
      const rows = rowsOf(list.current);
      if (event.key === 'j' || event.key === 'k') {
        focus(rows[neighbourOf(rows, last.current, event.key === 'j' ? 1 : -1)]);
      } else {
        const act = latest.current[event.key];
        if (!act) return;
        act(rows.find((row) => row.contains(document.activeElement))?.dataset.row ?? null);
      }
      event.preventDefault();
    };
    window.addEventListener('focusin', note);
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('focusin', note);
      window.removeEventListener('keydown', listen);
    };
  }, [list]);
  return () => {
    // A closing dialog releases the focus one frame later.
    requestAnimationFrame(() => {
      if (!isFocusLost()) return;
      const rows = rowsOf(list.current);
      if (rows.length > 0) focus(rows[Math.min(last.current?.at ?? 0, rows.length - 1)]);
      else document.querySelector<HTMLElement>('main')?.focus();
    });
  };
}

/** The index that `j` or `k` leads to. When the last row was removed, the row below has its index. */
function neighbourOf(rows: readonly HTMLElement[], last: Last | null, step: 1 | -1): number {
  const at = rows.findIndex((row) => row.dataset.row === last?.id);
  const gone = last !== null && at < 0 && isFocusLost() ? last.at + (step === 1 ? -1 : 0) : -1;
  return Math.min(Math.max((at < 0 ? gone : at) + step, 0), rows.length - 1);
}

/** Whether the element with the focus was removed. */
function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

function rowsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
}

function focus(row: HTMLElement | undefined): void {
  row?.querySelector<HTMLElement>('[data-row-focus]')?.focus();
}

function isMeantForRows(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('[role=dialog][data-state=open]')) return false;
  const target = event.target as Element | null;
  const isTyping =
    target?.matches?.(TYPED_IN) === true && !target.matches('input:is([type=radio], [type=checkbox])');
  return !isTyping;
}
