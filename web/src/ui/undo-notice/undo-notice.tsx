import { i18n } from '../../lib/i18n';
import { recipeClasses } from '../recipe-classes';
import { undoNotice } from './undo-notice.recipe';

export interface UndoNoticeProps {
  /** What was done, in one sentence; '' for nothing. */
  text: string;
  /** Undoes the action. */
  onUndo: () => void;
  /**
   * At the bottom of the window, or where it stands, as wide as that.
   *
   * @default window
   */
  look?: 'window' | 'inPlace';
}

/** What was just done, with an undo button. */
export function UndoNotice({ text, onUndo, look }: UndoNoticeProps) {
  const styles = recipeClasses(undoNotice, { look });
  return (
    <div className={styles.place} role="status">
      {text && (
        <div className={styles.bar}>
          <span>{text}</span>
          <button type="button" className={styles.button} onClick={onUndo}>
            {i18n.t('Undo')}
          </button>
        </div>
      )}
    </div>
  );
}
