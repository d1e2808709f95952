/** A store of strings that never throws: a browser may refuse storage (private windows, full disks). */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Reads JSON; `fallback` when there is none, when it cannot be read, or when `isValid` refuses it. */
  getJson<T>(key: string, fallback: T, isValid: (value: unknown) => value is T): T;
  setJson(key: string, value: unknown): void;
}

/** What outlives the tab. */
export const localStore = safeStorage(() => window.localStorage);

/** What ends with the tab. */
export const sessionStore = safeStorage(() => window.sessionStorage);

/**
 * Wraps a web storage so that a refused read is "nothing there" and a refused write is kept in memory
 * for as long as the page lives, or until somebody stores another value over the one it was to replace.
 *
 * @param area finds the storage; called on every access, since even naming it can throw
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
