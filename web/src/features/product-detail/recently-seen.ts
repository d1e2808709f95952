import { useEffect } from 'react';
import { LIMITS } from '../../lib/limits';
import { idList } from '../../state/id-list';

const list = idList('recentlySeen');

/**
 * Notes that a product is seen, in this browser alone (rule V25).
 *
 * @returns the ids of those seen before it, the latest first; at most eight
 */
export function useRecentlySeen(productId: string): string[] {
  useEffect(() => {
    const others = list.read().filter((id) => id !== productId);
    list.write([productId, ...others].slice(0, LIMITS.recentlySeen + 1));
  }, [productId]);
  return list
    .useIds()
    .filter((id) => id !== productId)
    .slice(0, LIMITS.recentlySeen);
}
