import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { ActionStatus } from '../../lib/action-status';
import { i18n } from '../../lib/i18n';
import { Button, type ButtonProps } from '../button/button';
import { Spinner } from '../spinner/spinner';
import { recipeClasses } from '../recipe-classes';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { statusButton } from './status-button.recipe';

export interface StatusButtonProps extends ButtonProps {
  /** The action's state. */
  status: ActionStatus;
  /** The screen reader's text while the action runs. */
  loadingText?: string;
  /** The screen reader's text when the action succeeded. */
  successText?: string;
  /** The button's text after a failure; without it the button returns to its label. */
  failedLabel?: string;
}

/**
 * The button of every action that calls the server: label, spinner, a tick on green, and red when `failedLabel` is
 * set. It keeps its width and name in every state. While it loads it keeps the focus and ignores presses.
 */
export function StatusButton({
  status,
  loadingText = i18n.t('Please wait'),
  successText = i18n.t('Done'),
  failedLabel,
  children,
  ...rest
}: StatusButtonProps) {
  const styles = recipeClasses(statusButton);
  const busy = status === 'loading' || status === 'success';
  const failed = status === 'failed' && failedLabel !== undefined;
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else rest.onClick?.(event);
  };
  const said = {
    idle: '',
    loading: loadingText,
    success: successText,
    failed: failedLabel ?? '',
  }[status];

  return (
    <>
      <Button
        {...rest}
        onClick={onClick}
        aria-disabled={busy || undefined}
        data-status={failed || busy ? status : 'idle'}
      >
        <span className={styles.stack}>
          <span className={styles.label} data-covered={busy || failed || undefined}>
            {children}
          </span>
          <span className={styles.mark} aria-hidden>
            {status === 'loading' && <Spinner />}
            {status === 'success' && <Check strokeWidth={2} />}
            {failed && failedLabel}
          </span>
        </span>
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
