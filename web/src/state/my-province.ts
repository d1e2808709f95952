import { useSyncExternalStore } from 'react';
import { storageListeners } from '../lib/listeners';
import { localStore } from '../lib/storage';

const KEY = 'myProvince';
const watchers = storageListeners();

/**
 * The province to which a shopper has things sent, which only this browser knows.
 *
 * @returns its official name or '', and a setter
 */
export function useMyProvince(): [string, (province: string) => void] {
  return [useSyncExternalStore(watchers.add, myProvince, getServerSnapshot), setMyProvince];
}

function myProvince(): string {
  return localStore.get(KEY) ?? '';
}

function getServerSnapshot(): string {
  return '';
}

function setMyProvince(province: string): void {
  localStore.set(KEY, province);
  watchers.call();
}
