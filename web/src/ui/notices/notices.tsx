import type { ReactNode } from 'react';
import { i18n } from '../../lib/i18n';
import { Button } from '../button/button';
import { recipeClasses } from '../recipe-classes';
import { notice } from './notices.recipe';

export interface ErrorNoticeProps {
  /** What happened, in one sentence. */
  title: string;
  /** What the person can do about it. */
  advice?: string;
  /** Called by the retry button; without it there is no such button. */
  onRetry?: () => void;
  /** The retry button's text. */
  retryLabel?: string;
  /** Another button or link. */
  action?: ReactNode;
  /** Centres the notice in its container, for example a drawer. */
  centred?: boolean;
}

/** An error in words, with what to do next. */
export function ErrorNotice({
  title,
  advice,
  onRetry,
  retryLabel = i18n.t('Try again'),
  action,
  centred,
}: ErrorNoticeProps) {
  const styles = recipeClasses(notice);
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
  /** What the person can do about it. */
  text?: string;
  /** A button or link. */
  action?: ReactNode;
  /** Centres the text in its container, for example a drawer. */
  centred?: boolean;
}

/** An empty list or page, in short words, with a way to go on. */
export function EmptyState({ title, text, action, centred }: EmptyStateProps) {
  const styles = recipeClasses(notice);
  return (
    <div className={styles.root} data-centred={centred || undefined}>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
