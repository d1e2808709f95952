import { useSyncExternalStore } from 'react';
import { system } from '../../theme/system';

/** Whether the filters stand beside the list; on a phone they are behind a bar, and not drawn before they are opened. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => wide()?.matches ?? true,
    () => true,
  );
}

function wide(): MediaQueryList | undefined {
  return window.matchMedia?.(system.breakpoints.up('md').replace('@media ', ''));
}

function watch(changed: () => void): () => void {
  const query = wide();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}
