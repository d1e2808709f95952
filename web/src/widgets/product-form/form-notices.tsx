import { chakra } from '@chakra-ui/react';
import { formatDong } from '../../lib/money';
import { DRAFT_LABELS } from '../../lib/product-draft';
import type { MergeConflict } from '../../lib/product-merge';
import { productForm } from '../../theme/recipes/back-office-products';
import { Button, useRecipeStyles } from '../../ui';

export interface ClearedNoticeProps {
  /** What a new name cleared, in one sentence. */
  text: string;
  onUndo: () => void;
}

/** Between the form's head and its fields, wherever these are scrolled to: what was cleared, and the way back. */
export function ClearedNotice({ text, onUndo }: ClearedNoticeProps) {
  const styles = useRecipeStyles(productForm);
  return (
    <div className={styles.cleared} role="status">
      <p>{text}</p>
      <Button size="sm" variant="outline" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}

export interface MeanwhileNoticeProps {
  /** Fields that both wrote: mine are in the form. */
  conflicts: readonly MergeConflict[];
  /** Fields that only others wrote. */
  taken: readonly string[];
  /** Theirs instead of mine. */
  onTake: (conflict: MergeConflict) => void;
}

/** Above the fields: what others saved while this form was open; nothing typed is lost by it. */
export function MeanwhileNotice({ conflicts, taken, onTake }: MeanwhileNoticeProps) {
  const styles = useRecipeStyles(productForm);
  return (
    <div className={styles.notice} role="status" ref={showTop}>
      <p>
        Your changes now stand on the product as it is now. {takenSentence(taken)} Look at it, then save
        again.
      </p>
      {conflicts.length > 0 && (
        <chakra.ul flexBasis="full" aria-label="Changed by both">
          {conflicts.map((conflict) => (
            <li key={conflict.field}>
              <span>
                {DRAFT_LABELS[conflict.field]}: yours is in the form, your colleague wrote “{shown(conflict)}
                ”.
              </span>
              <Button size="sm" variant="outline" onClick={() => onTake(conflict)}>
                Take theirs
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
    </div>
  );
}

/** It stands above fields that may have been scrolled past. */
function showTop(notice: HTMLElement | null) {
  if (notice?.parentElement) notice.parentElement.scrollTop = 0;
}

function takenSentence(taken: readonly string[]): string {
  return taken.length > 0 ? `Changed meanwhile and taken over: ${taken.join(', ')}.` : '';
}

function shown({ field, theirs }: MergeConflict): string {
  if (field === 'price') return formatDong(theirs);
  return field === 'adImage' || field === 'navbarImage' ? 'another picture' : theirs;
}
