import { useState } from 'react';
import { TIMINGS, wait } from '../../lib/timings';
import { Button, FieldError, Modal, StatusButton, useStyles } from '../../ui';
import { confirmDialog } from './confirm-dialog.recipe';

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called by Cancel, Escape and a press on the backdrop. */
  onClose: () => void;
  /** The name of what is deleted. */
  what: string;
  /** Deletes. A rejection shows its message and leaves the dialog open; otherwise the dialog closes. */
  onDelete: () => Promise<unknown>;
  /** Called when the closing animation is over; unmount it then. */
  onExitComplete?: () => void;
}

/** Asks before a deletion (rules E10 and V11). The spinner turns for at least half a second (rule T9). */
export function ConfirmDialog({ open, onClose, what, onDelete, onExitComplete }: ConfirmDialogProps) {
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
    else setFailure(outcome.reason instanceof Error ? outcome.reason.message : 'It could not be deleted.');
  };
  return (
    <Modal
      size="sm"
      open={open}
      onClose={close}
      onExitComplete={onExitComplete}
      title="Do you really want to delete this ?"
    >
      <div className={styles.root}>
        <p className={styles.what}>{what}</p>
        {failure && <FieldError>{failure}</FieldError>}
        <div className={styles.actions}>
          <Button variant="outline" onClick={close} disabled={isRunning}>
            Cancel
          </Button>
          <StatusButton
            variant="danger"
            status={isRunning ? 'loading' : 'idle'}
            loadingText="Deleting"
            onClick={() => void run()}
          >
            Delete
          </StatusButton>
        </div>
      </div>
    </Modal>
  );
}
