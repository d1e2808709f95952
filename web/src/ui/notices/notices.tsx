import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { useStyles } from '../use-styles';

export interface ErrorNoticeProps {
  /** What happened, in one sentence. */
  title: string;
  /** What to do about it. */
  advice?: string;
  /** Tries again; without it there is no button for that. */
  onRetry?: () => void;
  /** The word on that button. */
  retryLabel?: string;
  /** Another way on. */
  action?: ReactNode;
  /** In the middle of what holds it (a drawer). */
  centred?: boolean;
}

/** A failure in words, with what to do next. */
export function ErrorNotice(props: ErrorNoticeProps) {
  const { title, advice, onRetry, retryLabel = 'Try again', action, centred } = props;
  const styles = useStyles('notice');
  return (
    <div className={styles.root} role="alert" data-centred={centred || undefined}>
      <p className={styles.title}>{title}</p>
      {advice && <p className={styles.text}>{advice}</p>}
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="outline" onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

export interface EmptyStateProps {
  /** What is empty, in one short sentence. */
  title: string;
  /** What could be done about it. */
  text?: string;
  /** A button or link that leads on. */
  action?: ReactNode;
  /** In the middle of what holds it (a drawer). */
  centred?: boolean;
}

/** Nothing here, in short words, and where to go. */
export function EmptyState({ title, text, action, centred }: EmptyStateProps) {
  const styles = useStyles('notice');
  return (
    <div className={styles.root} data-centred={centred || undefined}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
