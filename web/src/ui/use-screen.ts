import { useCallback, useSyncExternalStore } from 'react';
import { system } from '../theme/system';

const SCREENS = { phone: system.breakpoints.down('sm'), wide: system.breakpoints.up('md') } as const;

type Screen = keyof typeof SCREENS;

/** Undefined where nothing is measured, as in tests without a browser. */
function queryOf(screen: Screen): MediaQueryList | undefined {
  return window.matchMedia?.(SCREENS[screen].replace('@media ', ''));
}

/** Whether the screen is of that kind now. */
export function isScreen(screen: Screen, unmeasured: boolean): boolean {
  return queryOf(screen)?.matches ?? unmeasured;
}

/**
 * Whether the screen is of that kind, as long as one looks.
 *
 * @param unmeasured what holds where no screen is: on the server, in tests without a browser
 */
export function useScreen(screen: Screen, unmeasured: boolean): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const query = queryOf(screen);
      query?.addEventListener('change', changed);
      return () => query?.removeEventListener('change', changed);
    },
    [screen],
  );
  return useSyncExternalStore(
    watch,
    () => isScreen(screen, unmeasured),
    () => unmeasured,
  );
}
