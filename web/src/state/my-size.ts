import { useSyncExternalStore } from 'react';
import { isSize, plainSize } from '../lib/sizes';
import { localStore } from '../lib/storage';

const KEY = 'mySize';
const watchers = new Set<() => void>();

/**
 * The EU size a shopper said is theirs, known to this browser alone: set once, it is offered as a filter,
 * and chosen for them wherever it is in stock.
 *
 * @returns the size, or null before one was set; and a way to set it, null to forget it
 */
export function useMySize(): [string | null, (size: string | null) => void] {
  return [useSyncExternalStore(watch, mySize, nobodys), setMySize];
}

function mySize(): string | null {
  const size = localStore.get(KEY);
  return size !== null && isSize(size) ? plainSize(size) : null;
}

/** The page's first picture is drawn where nobody is known. */
function nobodys(): null {
  return null;
}

function setMySize(size: string | null): void {
  if (size === null) localStore.remove(KEY);
  else localStore.set(KEY, size);
  watchers.forEach((listener) => listener());
}

/** Another tab of the shop may set it too. */
function watch(listener: () => void): () => void {
  watchers.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    watchers.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
