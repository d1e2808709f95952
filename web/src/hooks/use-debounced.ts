import { useEffect, useState } from 'react';

/**
 * A value after a pause in its changes.
 *
 * @param ms milliseconds
 */
export function useDebounced<Value>(value: Value, ms: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
