import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppBoundary } from './app-boundary';
import { AppRoutes } from './app-routes';
import { Providers } from './providers';

/** The whole app: providers around the routes. */
export function App({ client }: { client: QueryClient }) {
  return (
    <StrictMode>
      <AppBoundary>
        <Providers client={client}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
        </Providers>
      </AppBoundary>
    </StrictMode>
  );
}
