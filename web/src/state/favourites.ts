import { useSyncExternalStore } from 'react';
import { localStore } from '../lib/storage';

const KEY = 'favourites';
const watchers = new Set<() => void>();

/**
 * Whether a product is this browser's favourite (rule V9).
 *
 * @returns the mark, and a toggle that returns the new state
 */
export function useFavourite(productId: string): [boolean, () => boolean] {
  const isFavourite = () => favourites().includes(productId);
  // The server renders pages without favourites.
  return [useSyncExternalStore(watch, isFavourite, () => false), () => toggle(productId)];
}

function toggle(productId: string): boolean {
  const all = favourites();
  const on = !all.includes(productId);
  localStore.setJson(KEY, on ? [...all, productId] : all.filter((id) => id !== productId));
  watchers.forEach((listener) => listener());
  return on;
}

/** Read from the storage each time, since another tab may have changed it. */
function favourites(): string[] {
  return localStore.getJson<string[]>(KEY, [], isIds);
}

function watch(listener: () => void): () => void {
  watchers.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    watchers.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
