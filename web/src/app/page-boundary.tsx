import { Component, type ReactNode } from 'react';
import { i18n } from '../lib/i18n';
import { ButtonLink, ErrorNotice, useStyles } from '../ui';
import { shell } from './shell.recipe';

/**
 * Catches a page's rendering error or failed loading: a sentence with two links. Use the page's path as its key, so
 * that another page starts anew. To keep the surrounding frame mounted, pass the path as `place` instead.
 */
export class PageBoundary extends Component<{ children: ReactNode; place?: string }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    console.error('The page could not be shown.', error);
  }

  override componentDidUpdate(before: { place?: string }): void {
    if (this.state.hasFailed && before.place !== this.props.place) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <FailureNotice />;
  }
}

function FailureNotice() {
  return (
    <div className={useStyles(shell).failure}>
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
