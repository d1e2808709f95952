import { Component, type ReactNode } from 'react';

/**
 * The last thing that can break is what stands around every page. Nothing of the app is certain then, so
 * this is plain HTML: a sentence and two ways on.
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
