import { Component, type ReactNode } from 'react';

/**
 * Catches rendering errors outside of a page. No component can be trusted then, so it renders plain HTML: a sentence
 * and two links.
 */
export class AppBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    console.error('The shop could not be shown.', error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <h1>The shop could not be shown.</h1>
        <p role="alert">Something broke on this page. Reload it, or start again from the home page.</p>
        <p>
          <button type="button" onClick={() => window.location.reload()}>
            Reload
          </button>{' '}
          <a href="/">Go to home</a>
        </p>
      </main>
    );
  }
}
