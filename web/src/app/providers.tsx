import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { system } from '../theme/system';
import { LinkProvider } from '../ui';
import { AppLink } from './app-link';
import { createQueryClient } from './query-client';

/** What every component may count on: the theme, the query cache and the router's link. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ChakraProvider value={system}>
        <LinkProvider component={AppLink}>{children}</LinkProvider>
      </ChakraProvider>
    </QueryClientProvider>
  );
}
