import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { useStyles } from './use-styles';

export interface ErrorNoticeProps {
  /** What happened, in one sentence. */
  title: string;
  /** What to do about it. */
  advice?: string;
  onRetry?: () => void;
  retryLabel?: string;
}

/** A failure in words, with what to do next. */
export function ErrorNotice({ title, advice, onRetry, retryLabel = 'Try again' }: ErrorNoticeProps) {
  const styles = useStyles('notice');
  return (
    <chakra.div css={styles.root} role="alert">
      <chakra.p css={styles.title}>{title}</chakra.p>
      {advice && <chakra.p css={styles.text}>{advice}</chakra.p>}
      {onRetry && (
        <chakra.div css={styles.actions}>
          <Button variant="outline" onClick={onRetry}>
            {retryLabel}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}

export interface EmptyStateProps {
  title: string;
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
    <chakra.div css={styles.root} data-centred={centred || undefined}>
      <chakra.p css={styles.title}>{title}</chakra.p>
      {text && <chakra.p css={styles.text}>{text}</chakra.p>}
      {action && <chakra.div css={styles.actions}>{action}</chakra.div>}
    </chakra.div>
  );
}
