import { Component, type ReactNode } from 'react';
import { i18n } from '../lib/i18n';
import { Button, ErrorNotice, useStyles } from '../ui';
import { shell } from './shell.recipe';
import { useEscape } from './use-escape';

interface OverlayBoundaryProps {
  open: boolean;
  onClose: () => void;
  /** Called when the notice is closed; removes the overlay, as its closing animation would. */
  onExitComplete: () => void;
  /** Called after a failure, so that the failed code is not rendered again. */
  onFailure: () => void;
  children: ReactNode;
}

/**
 * Catches an overlay's rendering error or failed loading, and keeps the page behind it. The notice is not a dialog,
 * since the dialogs' code may be what failed to load.
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
    <div className={useStyles(shell).overlayFailure}>
      <ErrorNotice
        title={i18n.t('This could not be opened.')}
        advice={i18n.t('Check your connection and try again.')}
        onRetry={onRetry}
        action={
          <Button variant="outline" onClick={onClose}>
            {i18n.t('Close')}
          </Button>
        }
      />
    </div>
  );
}
