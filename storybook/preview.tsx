import { ChakraProvider } from '@chakra-ui/react';
import type { A11yParameters } from '@storybook/addon-a11y';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import '../web/src/theme/fonts';
import { system } from '../web/src/theme/system';

type Mode = 'system' | 'light' | 'dark';

/** The class that forces a mode, exactly as the shop itself would. */
function useMode(mode: Mode) {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.remove('light', 'dark');
    if (mode !== 'system') classList.add(mode);
  }, [mode]);
}

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { mode: 'light' },
  globalTypes: {
    mode: {
      description: 'Light or dark',
      toolbar: {
        title: 'Mode',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        narrow: { name: 'Narrow phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '900px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1366', styles: { width: '1366px', height: '850px' }, type: 'desktop' },
      },
    },
    backgrounds: { disable: true },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    } satisfies A11yParameters,
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Tokens', 'Type', 'Motion', 'Writing'],
          'Catalogue',
          'Product',
          'Cart',
          'Checkout',
          'Account',
          'Base',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      useMode(globals.mode as Mode);
      return (
        <ChakraProvider value={system}>
          <Story />
        </ChakraProvider>
      );
    },
  ],
};

export default preview;
