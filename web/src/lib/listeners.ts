/** Functions that are called together, as `useSyncExternalStore` and events need them. */
export function listeners<Values extends unknown[] = []>() {
  const all = new Set<(...values: Values) => void>();
  return {
    /** @returns a function that removes the listener */
    add: (listener: (...values: Values) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    call: (...values: Values): void => all.forEach((listener) => listener(...values)),
  };
}

/** Listeners that are also called when another tab writes to the storage. */
export function storageListeners() {
  const { add, call } = listeners();
  return {
    add: (listener: () => void) => {
      const remove = add(listener);
      window.addEventListener('storage', listener);
      return () => {
        remove();
        window.removeEventListener('storage', listener);
      };
    },
    call,
  };
}
