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
 * for as long as the page lives.
 *
 * @param area finds the storage; called on every access, since even naming it can throw
 */
export function safeStorage(area: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const get = (key: string): string | null => attempt(() => area().getItem(key)) ?? memory.get(key) ?? null;
  const set = (key: string, value: string): void => {
    const stored = attempt(() => {
      area().setItem(key, value);
      return true;
    });
    if (stored) memory.delete(key);
    else memory.set(key, value);
  };
  const remove = (key: string): void => {
    memory.delete(key);
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
