import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/breakpoints';

/** As the styles ask: in the browser's own letters, so that larger ones turn a screen into a smaller one. */
const rem = (pixels: number): string => `${pixels / 16}rem`;

const SCREENS = {
  phone: `screen and (max-width: ${rem(parseFloat(breakpoints.sm) - 0.04)})`,
  wide: `screen and (min-width: ${rem(parseFloat(breakpoints.md))})`,
};

type Screen = keyof typeof SCREENS;

/** Undefined where nothing is measured, as in tests without a browser. */
function queryOf(screen: Screen): MediaQueryList | undefined {
  return window.matchMedia?.(SCREENS[screen]);
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
