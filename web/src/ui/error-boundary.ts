import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What stands in for the children after a rendering error; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode;
  /** After an error, another key renders the children again. */
  resetKey?: string;
  /** Called once the fallback is shown. React logs the error itself. */
  onError?: () => void;
  children: ReactNode;
}

/** Catches the rendering errors of its children, and the failure of their code to load. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = () => this.setState({ hasFailed: false });

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
