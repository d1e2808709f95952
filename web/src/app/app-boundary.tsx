import type { ReactNode } from 'react';
import { basePath, currentLocale, i18n } from '../lib/i18n';
import { ErrorBoundary } from '../ui/error-boundary';

/**
 * Catches rendering errors outside of a page. No component can be trusted then, so it renders plain HTML: a sentence
 * and two links.
 */
export function AppBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => <ShopFailure />}>{children}</ErrorBoundary>;
}

function ShopFailure() {
  return (
    <main>
      <h1>{i18n.t('The shop could not be shown.')}</h1>
      <p role="alert">
        {i18n.t('Something broke on this page. Reload it, or start again from the home page.')}
      </p>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          {i18n.t('Reload')}
        </button>{' '}
        <a href={basePath(currentLocale()) || '/'}>{i18n.t('Go to home')}</a>
      </p>
    </main>
  );
}
