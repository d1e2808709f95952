import { useState } from 'react';
import type { PlacedOrder } from '../../lib/order-payment';

const NONE: ReadonlySet<string> = new Set();

interface Selection {
  key: string;
  ids: ReadonlySet<string>;
}

/**
 * The selected orders among those on the screen. It outlives a renewal of the list; another filter or page begins anew.
 *
 * @param key of the filter and the page
 */
export function useSelection(key: string, orders: readonly PlacedOrder[]) {
  const [held, setHeld] = useState<Selection>({ key, ids: NONE });
  if (held.key !== key) setHeld({ key, ids: NONE });
  const ids = held.key === key ? held.ids : NONE;
  const setIds = (next: Iterable<string>) => setHeld({ key, ids: new Set(next) });
  const toggle = (id: string) =>
    setIds(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]);
  return {
    selected: orders.filter(({ _id }) => ids.has(_id)),
    of: (id: string) => ({ isSelected: ids.has(id), onToggle: () => toggle(id) }),
    toggle,
    all: () => setIds(orders.map(({ _id }) => _id)),
    none: () => setIds([]),
  };
}
