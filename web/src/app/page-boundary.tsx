import type { ReactNode } from 'react';
import { i18n } from '../lib/i18n';
import { ButtonLink, ErrorNotice, recipeClasses } from '../ui';
import { ErrorBoundary } from '../ui/error-boundary';
import { renewFailedParts } from '../ui/lazy-part';
import { shell } from './shell.recipe';

interface PageBoundaryProps {
  /** After a failure, another key starts anew. */
  resetKey: string;
  children: ReactNode;
}

/** Catches a page's rendering error or failed loading: a sentence with two links. */
export function PageBoundary({ resetKey, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary fallback={() => <PageFailure />} resetKey={resetKey} onError={renewFailedParts}>
      {children}
    </ErrorBoundary>
  );
}

function PageFailure() {
  return (
    <div className={recipeClasses(shell).failure}>
      <ErrorNotice
        title={i18n.t('This page could not be shown.')}
        advice={i18n.t('Reload it; if that does not help, start again from the home page.')}
        retryLabel={i18n.t('Reload')}
        onRetry={() => window.location.reload()}
        action={
          <ButtonLink variant="outline" href="/">
            {i18n.t('Go to home')}
          </ButtonLink>
        }
      />
    </div>
  );
}
