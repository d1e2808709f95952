import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router';
import { AppBoundary } from './app-boundary';
import { AppRoutes } from './app-routes';
import { Providers } from './providers';

interface AppProps {
  client: QueryClient;
  /** What the addresses of the page's language begin with: '' or '/vi'. */
  base: string;
}

/** The whole app: providers around the routes. */
export function App({ client, base }: AppProps) {
  return (
    <StrictMode>
      <AppBoundary>
        <Providers client={client}>
          <BrowserRouter basename={base || '/'}>
            <AppRoutes />
          </BrowserRouter>
        </Providers>
      </AppBoundary>
    </StrictMode>
  );
}
