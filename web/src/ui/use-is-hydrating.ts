import { useSyncExternalStore } from 'react';

/**
 * True on the server, and in the browser while React takes over the server's HTML. Both must render the same, so what
 * only the browser knows comes after.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(neverChanges, isInBrowser, isOnServer);
}

const neverChanges = () => () => undefined;
const isInBrowser = () => false;
const isOnServer = () => true;
