import { chakra } from '@chakra-ui/react';
import { undoNotice } from '../../theme/recipes/back-office-records';
import { useRecipeStyles } from '../../ui';

export interface UndoNoticeProps {
  /** What was done, in one sentence; '' for nothing. */
  text: string;
  /** Takes it back. */
  onUndo: () => void;
}

/** At the window's foot: what was just done, and the way back. */
export function UndoNotice({ text, onUndo }: UndoNoticeProps) {
  const styles = useRecipeStyles(undoNotice);
  return (
    <chakra.div css={styles.place} role="status">
      {text && (
        <chakra.div css={styles.bar}>
          {text}
          <chakra.button type="button" css={styles.button} onClick={onUndo}>
            Undo
          </chakra.button>
        </chakra.div>
      )}
    </chakra.div>
  );
}
