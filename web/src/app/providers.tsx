import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { i18n } from '../lib/i18n';
import { LinkProvider } from '../ui';
import { AppLink } from './app-link';

interface ProvidersProps {
  client: QueryClient;
  children: ReactNode;
}

/** The context of every component: language, query cache and link component. */
export function Providers({ client, children }: ProvidersProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <LinkProvider component={AppLink}>{children}</LinkProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}
