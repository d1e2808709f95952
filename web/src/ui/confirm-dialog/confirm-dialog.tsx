import { useState, type ReactNode } from 'react';
import { errorMessages } from '../../lib/api-error';
import { i18n } from '../../lib/i18n';
import { TIMINGS, wait } from '../../lib/timings';
import { Button } from '../button/button';
import { FieldError } from '../field/field';
import { Modal } from '../overlay/overlay';
import { StatusButton } from '../status-button/status-button';
import { recipeClasses } from '../recipe-classes';
import { confirmDialog } from './confirm-dialog.recipe';

export interface ConfirmLabels {
  /** The dialog's title. */
  question: string;
  /** The button that leaves everything as it is. */
  keep: string;
  /** The button that does it. */
  act: string;
  /** The screen reader's text while it is done. */
  acting: string;
}

const deletion = (): ConfirmLabels => ({
  question: i18n.t('Do you really want to delete this ?'),
  keep: i18n.t({ id: 'dialog.cancel', message: 'Cancel' }),
  act: i18n.t('Delete'),
  acting: i18n.t('Deleting'),
});

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called by Cancel, Escape and a press on the backdrop. */
  onClose: () => void;
  /** Whether nothing is lost by it: the button is not red. */
  isSafe?: boolean;
  /** Title and buttons; those of a deletion when left out. */
  labels?: ConfirmLabels;
  /** The name of what it is about. */
  subject: string;
  /** A field that may be filled in before. */
  children?: ReactNode;
  /** Does it. A rejection shows its message and leaves the dialog open; otherwise the dialog closes. */
  onConfirm: () => Promise<unknown>;
  /** Called when the closing animation is over; unmount it then. */
  onExitComplete?: () => void;
}

/**
 * Asks before a deletion (rules E10 and V11) or what else cannot be taken back. The spinner turns for at least half a
 * second (rule T9).
 */
export function ConfirmDialog({
  open,
  onClose,
  labels = deletion(),
  isSafe,
  subject,
  children,
  onConfirm,
  onExitComplete,
}: ConfirmDialogProps) {
  const styles = recipeClasses(confirmDialog);
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState('');
  const close = () => {
    if (isRunning) return;
    setFailure('');
    onClose();
  };
  const run = async () => {
    setIsRunning(true);
    setFailure('');
    const [outcome] = await Promise.allSettled([onConfirm(), wait(TIMINGS.deleteSpinner)]);
    setIsRunning(false);
    if (outcome.status === 'fulfilled') onClose();
    else setFailure(errorMessages(outcome.reason));
  };
  return (
    <Modal size="sm" open={open} onClose={close} onExitComplete={onExitComplete} title={labels.question}>
      <div className={styles.root}>
        <p className={styles.what}>{subject}</p>
        {children}
        {failure && <FieldError>{failure}</FieldError>}
        <div className={styles.actions}>
          <Button variant="outline" onClick={close} disabled={isRunning}>
            {labels.keep}
          </Button>
          <StatusButton
            variant={isSafe ? 'ink' : 'danger'}
            status={isRunning ? 'loading' : 'idle'}
            loadingText={labels.acting}
            onClick={() => void run()}
          >
            {labels.act}
          </StatusButton>
        </div>
      </div>
    </Modal>
  );
}
