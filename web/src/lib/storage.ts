/** A store of strings that never throws, although a browser may refuse storage (private window, full disk). */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Reads JSON. Returns `fallback` when the value is missing, unreadable or refused by `isValid`. */
  getJson<T>(key: string, fallback: T, isValid: (value: unknown) => value is T): T;
  setJson(key: string, value: unknown): void;
}

/** Survives the tab. */
export const localStore = safeStorage(() => window.localStorage);

/** Ends with the tab. */
export const sessionStore = safeStorage(() => window.sessionStorage);

/**
 * Wraps a web storage. A refused read returns null. A refused write is kept in memory until the page closes or
 * another tab stores a newer value.
 *
 * @param area finds the storage; called on every access, since even reading `window.localStorage` can throw
 */
export function safeStorage(area: () => Storage): SafeStorage {
  const refused = new Map<string, { value: string; over: string | null }>();
  const read = (key: string): string | null => attempt(() => area().getItem(key));
  const get = (key: string): string | null => {
    const stored = read(key);
    const kept = refused.get(key);
    return kept?.over === stored ? kept.value : stored;
  };
  const set = (key: string, value: string): void => {
    const isStored = attempt(() => {
      area().setItem(key, value);
      return true;
    });
    if (isStored) refused.delete(key);
    else refused.set(key, { value, over: read(key) });
  };
  const remove = (key: string): void => {
    refused.delete(key);
    attempt(() => area().removeItem(key));
  };
  return {
    get,
    set,
    remove,
    getJson: (key, fallback, isValid) => {
      const value = attempt<unknown>(() => JSON.parse(get(key) ?? 'null'));
      return isValid(value) ? value : fallback;
    },
    setJson: (key, value) => set(key, JSON.stringify(value)),
  };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
