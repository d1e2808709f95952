import { Component, type ReactNode } from 'react';
import { Button, ErrorNotice, useStyles } from '../ui';
import { useEscape } from './use-escape';

interface OverlayBoundaryProps {
  open: boolean;
  onClose: () => void;
  /** The notice is gone: the overlay is to be forgotten, as after its own leaving. */
  onExitComplete: () => void;
  /** What failed must not be shown again as it is. */
  onFailure: () => void;
  children: ReactNode;
}

/**
 * An overlay that broke, or whose code could not be fetched, leaves the page behind it alone. The notice is
 * no dialog, whose code is what may be missing.
 */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    console.error('The overlay could not be shown.', error);
    this.props.onFailure();
  }

  override componentDidUpdate(): void {
    if (this.state.hasFailed && !this.props.open) this.props.onExitComplete();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if (!this.props.open) return null;
    return <FailureNotice onClose={this.props.onClose} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function FailureNotice({ onClose, onRetry }: { onClose: () => void; onRetry: () => void }) {
  useEscape(onClose);
  return (
    <div className={useStyles('shell').overlayFailure}>
      <ErrorNotice
        title="This could not be opened."
        advice="Check your connection and try again."
        onRetry={onRetry}
        action={
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        }
      />
    </div>
  );
}
