import { DocsContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useEffect, useState } from 'react';
import { darkTheme, lightTheme } from './theme';
import { type Mode, useMode } from './use-mode';

/** A guide page that follows the toolbar's mode. */
export function ModeContainer(props: ComponentProps<typeof DocsContainer>) {
  const [mode, setMode] = useState<Mode>(
    () =>
      (/mode:(\w+)/.exec(new URLSearchParams(window.location.search).get('globals') ?? '')?.[1] as Mode) ??
      'light',
  );
  useEffect(() => {
    const follow = ({ globals }: { globals: { mode?: Mode } }) => setMode(globals.mode ?? 'light');
    props.context.channel.on('globalsUpdated', follow);
    return () => props.context.channel.off('globalsUpdated', follow);
  }, [props.context.channel]);
  useMode(mode);
  return <DocsContainer {...props} theme={mode === 'dark' ? darkTheme : lightTheme} />;
}
