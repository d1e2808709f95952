import { useEffect, useState } from 'react';

/**
 * Becomes true after a delay.
 *
 * @param ms milliseconds
 * @param active the delay runs while this is true; false resets it
 */
export function useDelay(ms: number, active = true): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setIsLater(true), ms);
    return () => {
      clearTimeout(timer);
      setIsLater(false);
    };
  }, [active, ms]);
  // The state itself follows a render later.
  return active && isLater;
}
