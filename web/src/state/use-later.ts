import { useEffect, useState } from 'react';

/**
 * False at first, true after a while.
 *
 * @param ms milliseconds
 * @param active counts only while this is true; false starts again
 */
export function useLater(ms: number, active = true): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setIsLater(true), ms);
    return () => {
      clearTimeout(timer);
      setIsLater(false);
    };
  }, [active, ms]);
  return isLater;
}
