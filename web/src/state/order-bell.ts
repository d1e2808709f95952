import { useSyncExternalStore } from 'react';
import { storageListeners } from '../lib/listeners';
import { localStore } from '../lib/storage';

const KEY = 'orderBell';
const watchers = storageListeners();

/** Whether this browser rings for new orders, and a switch. It does until it is switched off. */
export function useOrderBell(): { isOn: boolean; onToggle: () => void } {
  const isOn = useSyncExternalStore(watchers.add, isBellOn, () => true);
  const onToggle = () => {
    if (isOn) localStore.set(KEY, 'off');
    else localStore.remove(KEY);
    watchers.call();
  };
  return { isOn, onToggle };
}

function isBellOn(): boolean {
  return localStore.get(KEY) !== 'off';
}
