import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/breakpoints';

/** Pixels as rem, as in the styles' media queries: a larger font size makes the screen count as smaller. */
const rem = (pixels: number): string => `${pixels / 16}rem`;

const SCREENS = {
  phone: `screen and (max-width: ${rem(parseFloat(breakpoints.sm) - 0.04)})`,
  wide: `screen and (min-width: ${rem(parseFloat(breakpoints.md))})`,
};

type Screen = keyof typeof SCREENS;

/** Undefined where `matchMedia` is missing: on the server and in tests without a browser. */
function queryOf(screen: Screen): MediaQueryList | undefined {
  return window.matchMedia?.(SCREENS[screen]);
}

/** Whether the screen is of that kind now. */
function isScreen(screen: Screen, unmeasured: boolean): boolean {
  return queryOf(screen)?.matches ?? unmeasured;
}

/**
 * Whether the screen is of that kind; re-renders on a change.
 *
 * @param unmeasured the result without a screen: on the server, in tests without a browser
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
