import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './system';

/** The global styles are in the page's stylesheet already (`theme/styles`). */
const value: typeof system = {
  ...system,
  _config: { ...system._config, disableLayers: true },
  _global: [],
};

/**
 * Around whatever is made of Chakra's own components (Box, Stack, Grid …), which work their styles out in the
 * browser. Our components have theirs from the build, so the pages of the first load do without this.
 */
export function Chakra({ children }: { children: ReactNode }) {
  return <ChakraProvider value={value}>{children}</ChakraProvider>;
}
