import { chakra } from '@chakra-ui/react';
import { formatDong } from '../../lib/money';
import { DRAFT_LABELS } from '../../lib/product-draft';
import type { MergeConflict } from '../../lib/product-merge';
import { productForm } from '../../theme/recipes/back-office-products';
import { Button, useRecipeStyles } from '../../ui';

export interface FormNoticesProps {
  /** What a new name cleared, in one sentence. */
  cleared?: string;
  onUndo: () => void;
  /** What others saved while this form was open. */
  meanwhile: { conflicts: readonly MergeConflict[]; taken: readonly string[] } | null;
  /** Theirs instead of mine. */
  onTake: (conflict: MergeConflict) => void;
}

/** Above the fields: what was cleared, and what a colleague changed; nothing typed is lost by either. */
export function FormNotices({ cleared, onUndo, meanwhile, onTake }: FormNoticesProps) {
  const styles = useRecipeStyles(productForm);
  return (
    <>
      {cleared && (
        <chakra.div css={styles.notice} role="status">
          <p>{cleared}</p>
          <Button size="sm" variant="outline" onClick={onUndo}>
            Undo
          </Button>
        </chakra.div>
      )}
      {meanwhile && (
        <chakra.div css={styles.notice} role="status" ref={showTop}>
          <p>
            Your changes now stand on the product as it is now. {takenSentence(meanwhile.taken)} Look at it,
            then save again.
          </p>
          {meanwhile.conflicts.length > 0 && (
            <chakra.ul flexBasis="full" aria-label="Changed by both">
              {meanwhile.conflicts.map((conflict) => (
                <li key={conflict.field}>
                  <span>
                    {DRAFT_LABELS[conflict.field]}: yours is in the form, your colleague wrote “
                    {shown(conflict)}
                    ”.
                  </span>
                  <Button size="sm" variant="outline" onClick={() => onTake(conflict)}>
                    Take theirs
                  </Button>
                </li>
              ))}
            </chakra.ul>
          )}
        </chakra.div>
      )}
    </>
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
