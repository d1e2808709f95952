import { useStyles } from '../../ui';
import { undoNotice } from './undo-notice.recipe';

export interface UndoNoticeProps {
  /** What was done, in one sentence; '' for nothing. */
  text: string;
  /** Undoes the action. */
  onUndo: () => void;
}

/** At the bottom of the window: what was just done, with an undo button. */
export function UndoNotice({ text, onUndo }: UndoNoticeProps) {
  const styles = useStyles(undoNotice);
  return (
    <div className={styles.place} role="status">
      {text && (
        <div className={styles.bar}>
          {text}
          <button type="button" className={styles.button} onClick={onUndo}>
            Undo
          </button>
        </div>
      )}
    </div>
  );
}
