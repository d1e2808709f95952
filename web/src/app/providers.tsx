import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkProvider } from '../ui';
import { AppLink } from './app-link';

interface ProvidersProps {
  client: QueryClient;
  children: ReactNode;
}

/** The context of every component: query cache and link component. */
export function Providers({ client, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={client}>
      <LinkProvider component={AppLink}>{children}</LinkProvider>
    </QueryClientProvider>
  );
}
