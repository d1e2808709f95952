import { useLayoutEffect, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';

export type Mode = 'system' | 'light' | 'dark';

let toolbarMode: Mode =
  (/mode:(\w+)/.exec(new URLSearchParams(window.location.search).get('globals') ?? '')?.[1] as Mode) ??
  'light';

/** Storybook draws a docs page anew whenever the toolbar changes, so that no state of a component could keep this. */
addons.getChannel().on('globalsUpdated', ({ userGlobals }: { userGlobals?: { mode?: Mode } }) => {
  toolbarMode = userGlobals?.mode ?? 'light';
});

function subscribe(onChange: () => void) {
  addons.getChannel().on('globalsUpdated', onChange);
  return () => addons.getChannel().off('globalsUpdated', onChange);
}

/** The toolbar's mode, whatever mode a story on the page has. */
export const useToolbarMode = () => useSyncExternalStore(subscribe, () => toolbarMode);

/** Sets the page's mode by its class, as in the shop; nothing where the mode is undefined. */
export function useMode(mode: Mode | undefined) {
  useLayoutEffect(() => {
    if (!mode) return;
    const { classList } = document.documentElement;
    classList.remove('light', 'dark');
    if (mode !== 'system') classList.add(mode);
  }, [mode]);
}
