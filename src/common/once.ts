/**
 * Makes a function that computes its value once for each object, and remembers it as long as the object lives. The
 * objects must not change.
 */
export function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let entry = known.get(key);
    if (!entry) {
      entry = { value: make(key) };
      known.set(key, entry);
    }
    return entry.value;
  };
}
