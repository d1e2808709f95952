import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button, type ButtonProps } from '../button/button';
import { Spinner } from '../spinner/spinner';
import { useStyles } from '../use-styles';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

export type ActionStatus = 'idle' | 'loading' | 'success' | 'failed';

export interface StatusButtonProps extends ButtonProps {
  /** Where the action stands. */
  status: ActionStatus;
  /** What is said to a screen reader while it runs and when it is done. */
  loadingText?: string;
  /** What is said to a screen reader when it is done. */
  successText?: string;
  /** The word on the button when it failed; without it a failure only returns to the label. */
  failedLabel?: string;
}

/**
 * The one button of every action that is sent: label, ring, tick on green, and red when `failedLabel` is given.
 * It keeps its width and its name in every state, and stays focusable while it waits, ignoring presses.
 */
export function StatusButton(props: StatusButtonProps) {
  const { status, loadingText = 'Please wait', successText = 'Done', failedLabel, children, ...rest } = props;
  const styles = useStyles('statusButton');
  const busy = status === 'loading' || status === 'success';
  const failed = status === 'failed' && failedLabel !== undefined;
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else rest.onClick?.(event);
  };
  const said = { idle: '', loading: loadingText, success: successText, failed: failedLabel ?? '' }[status];

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
