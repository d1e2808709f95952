import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './system';

/** The global styles are already in the page's stylesheet (`theme/styles`). */
const value: typeof system = {
  ...system,
  _config: { ...system._config, disableLayers: true },
  _global: [],
};

/**
 * Wraps parts built from Chakra's own components (Box, Stack, Grid …), which compute their styles in the browser. Our
 * components have build-time styles, so the pages of the first load do not need this.
 */
export function Chakra({ children }: { children: ReactNode }) {
  return <ChakraProvider value={value}>{children}</ChakraProvider>;
}
