import { useLayoutEffect } from 'react';

export type Mode = 'system' | 'light' | 'dark';

/** The class that sets a mode, as in the shop. */
export function useMode(mode: Mode) {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.remove('light', 'dark');
    if (mode !== 'system') classList.add(mode);
  }, [mode]);
}
