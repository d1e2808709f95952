import { useMemo, useSyncExternalStore } from 'react';
import { storageListeners } from '../lib/listeners';
import { localStore } from '../lib/storage';

/**
 * A list of ids that only this browser knows, such as favourites.
 *
 * @param key the storage's
 * @returns `read` and `write`, a hook with the present list, which is empty in what the server renders, and `onChange`,
 *   which calls back after each `write`, also of another tab
 */
export function idList(key: string) {
  const watchers = storageListeners();
  /** Read from the storage each time, since another tab may have changed it. */
  const read = (): string[] => localStore.getJson<string[]>(key, [], isIds);
  return {
    read,
    write: (ids: readonly string[]): void => {
      localStore.setJson(key, ids);
      watchers.call();
    },
    onChange: watchers.add,
    useIds: (): string[] => {
      const stored = useSyncExternalStore(watchers.add, () => read().join(), nothing);
      return useMemo(() => stored.split(',').filter(Boolean), [stored]);
    },
  };
}

const nothing = () => '';

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}
