import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { system } from '../theme/system';
import { LinkProvider } from '../ui';
import { AppLink } from './app-link';

interface ProvidersProps {
  client: QueryClient;
  children: ReactNode;
}

/** What every component may count on: the theme, the query cache and the router's link. */
export function Providers({ client, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <ChakraProvider value={system}>
        <LinkProvider component={AppLink}>{children}</LinkProvider>
      </ChakraProvider>
    </QueryClientProvider>
  );
}
