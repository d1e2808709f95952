import { Box } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { Button, ErrorNotice } from '../ui';

interface OverlayBoundaryProps {
  onClose: () => void;
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
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Box
        position="fixed"
        insetX="0"
        bottom="0"
        zIndex="overlay"
        background="bg"
        padding="6"
        boxShadow="overlay"
      >
        <ErrorNotice
          title="This could not be opened."
          advice="Check your connection and reload the page."
          retryLabel="Reload"
          onRetry={() => window.location.reload()}
        />
        <Box marginTop="2">
          <Button variant="outline" onClick={this.props.onClose}>
            Close
          </Button>
        </Box>
      </Box>
    );
  }
}
