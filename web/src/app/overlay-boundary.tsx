import { Component, type ReactNode } from 'react';
import { ErrorNotice, Modal } from '../ui';

interface OverlayBoundaryProps {
  onClose: () => void;
  children: ReactNode;
}

/** An overlay that broke, or whose code could not be fetched, leaves the page behind it alone. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    console.error('The overlay could not be shown.', error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Modal open size="sm" title="Something went wrong" onClose={this.props.onClose}>
        <ErrorNotice
          title="This could not be opened."
          advice="Check your connection and reload the page."
          retryLabel="Reload"
          onRetry={() => window.location.reload()}
        />
      </Modal>
    );
  }
}
