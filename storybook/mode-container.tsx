import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { darkTheme, lightTheme } from './theme';
import { useMode, useToolbarMode } from './use-mode';

/** A docs page that follows the toolbar's mode. */
export function ModeContainer(props: ComponentProps<typeof DocsContainer>) {
  const mode = useToolbarMode();
  useMode(mode);
  return <DocsContainer {...props} theme={mode === 'dark' ? darkTheme : lightTheme} />;
}
