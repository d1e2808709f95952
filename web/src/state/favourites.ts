import { useSyncExternalStore } from 'react';
import { localStore } from '../lib/storage';

const KEY = 'favourites';
const watchers = new Set<() => void>();
let favourites: readonly string[] = localStore.getJson<string[]>(KEY, [], isIds);

/**
 * A favourite is a local mark, known to nobody but this browser (specification §4).
 *
 * @param productId whose mark
 * @returns whether it is on, and a toggle that gives the new state
 */
export function useFavourite(productId: string): [boolean, () => boolean] {
  const all = useSyncExternalStore(watch, () => favourites);
  return [all.includes(productId), () => toggle(productId)];
}

function toggle(productId: string): boolean {
  const on = !favourites.includes(productId);
  favourites = on ? [...favourites, productId] : favourites.filter((id) => id !== productId);
  localStore.setJson(KEY, favourites);
  watchers.forEach((listener) => listener());
  return on;
}

function watch(listener: () => void): () => void {
  watchers.add(listener);
  return () => void watchers.delete(listener);
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
