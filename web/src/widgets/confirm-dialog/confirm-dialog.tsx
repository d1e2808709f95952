import { useState, type ReactNode } from 'react';
import { i18n } from '../../lib/i18n';
import { TIMINGS, wait } from '../../lib/timings';
import { Button, FieldError, Modal, StatusButton, useStyles } from '../../ui';
import { confirmDialog } from './confirm-dialog.recipe';

export interface ConfirmWords {
  /** The dialog's title. */
  question: string;
  /** The button that leaves everything as it is. */
  keep: string;
  /** The button that does it. */
  act: string;
  /** The screen reader's text while it is done. */
  acting: string;
}

const deletion = (): ConfirmWords => ({
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
  /** Its words; those of a deletion when left out. */
  words?: ConfirmWords;
  /** The name of what is deleted. */
  what: string;
  /** A field that may be filled in before. */
  children?: ReactNode;
  /** Deletes, or does what the words say. A rejection shows its message and leaves the dialog open; otherwise the dialog closes. */
  onDelete: () => Promise<unknown>;
  /** Called when the closing animation is over; unmount it then. */
  onExitComplete?: () => void;
}

/**
 * Asks before a deletion (rules E10 and V11) or what else cannot be taken back. The spinner turns for at least half a
 * second (rule T9).
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, words = deletion(), what, children, onDelete, onExitComplete } = props;
  const styles = useStyles(confirmDialog);
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
    const [outcome] = await Promise.allSettled([onDelete(), wait(TIMINGS.deleteSpinner)]);
    setIsRunning(false);
    if (outcome.status === 'fulfilled') onClose();
    else
      setFailure(
        outcome.reason instanceof Error
          ? outcome.reason.message
          : i18n.t('Something went wrong. Please try again.'),
      );
  };
  return (
    <Modal size="sm" open={open} onClose={close} onExitComplete={onExitComplete} title={words.question}>
      <div className={styles.root}>
        <p className={styles.what}>{what}</p>
        {children}
        {failure && <FieldError>{failure}</FieldError>}
        <div className={styles.actions}>
          <Button variant="outline" onClick={close} disabled={isRunning}>
            {words.keep}
          </Button>
          <StatusButton
            variant="danger"
            status={isRunning ? 'loading' : 'idle'}
            loadingText={words.acting}
            onClick={() => void run()}
          >
            {words.act}
          </StatusButton>
        </div>
      </div>
    </Modal>
  );
}
