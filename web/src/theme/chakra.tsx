import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './system';

/** The global styles are already in the page's stylesheet (`theme/styles`). */
const value: typeof system = {
  ...system,
  _config: { ...system._config, disableLayers: true },
  _global: [],
};

/** For Chakra's charts, which work their styles out in the browser. Nothing else does, so it loads with a chart. */
export function Chakra({ children }: { children: ReactNode }) {
  return <ChakraProvider value={value}>{children}</ChakraProvider>;
}
