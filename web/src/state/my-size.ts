import { useSyncExternalStore } from 'react';
import { storageListeners } from '../lib/listeners';
import { isSize, plainSize } from '../lib/sizes';
import { localStore } from '../lib/storage';

const KEY = 'mySize';
const watchers = storageListeners();

/**
 * The shopper's own EU size, which only this browser knows. The catalogue offers it as a filter, and product pages
 * choose it when it is in stock.
 *
 * @returns the size or null, and a setter, whose null removes it
 */
export function useMySize(): [string | null, (size: string | null) => void] {
  return [useSyncExternalStore(watchers.add, mySize, getServerSnapshot), setMySize];
}

function mySize(): string | null {
  const size = localStore.get(KEY);
  return size !== null && isSize(size) ? plainSize(size) : null;
}

/** The server renders pages without the shopper's size. */
function getServerSnapshot(): null {
  return null;
}

function setMySize(size: string | null): void {
  if (size === null) localStore.remove(KEY);
  else localStore.set(KEY, size);
  watchers.call();
}
