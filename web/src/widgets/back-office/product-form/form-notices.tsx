import { i18n } from '../../../lib/i18n';
import { formatDong } from '../../../lib/money';
import { draftLabel, isNumber } from '../../../lib/product-draft';
import type { MergeConflict } from '../../../lib/product-merge';
import { formatProductNumber } from '../../../lib/product-numbers';
import { Button, recipeClasses } from '../../../ui';
import { productForm } from './product-form.recipe';

export interface ClearedNoticeProps {
  /** What a new name removed, in one sentence. */
  text: string;
  onUndo: () => void;
}

/** Stays between the form's header and its scrolling fields: says what a new name removed, and offers an undo. */
export function ClearedNotice({ text, onUndo }: ClearedNoticeProps) {
  const styles = recipeClasses(productForm);
  return (
    <div className={styles.cleared} role="status">
      <p>{text}</p>
      <Button size="sm" variant="outline" onClick={onUndo}>
        {i18n.t('Undo')}
      </Button>
    </div>
  );
}

export interface MeanwhileNoticeProps {
  /** Fields that both people changed; the form has mine. */
  conflicts: readonly MergeConflict[];
  /** Fields that only the colleague changed. */
  taken: readonly string[];
  /** Replaces my value by the colleague's. */
  onTake: (conflict: MergeConflict) => void;
}

/** Above the fields: what a colleague saved while this form was open. The form keeps all input. */
export function MeanwhileNotice({ conflicts, taken, onTake }: MeanwhileNoticeProps) {
  const styles = recipeClasses(productForm);
  return (
    <div className={styles.notice} role="status" ref={showTop}>
      <p>
        {i18n.t('Your changes now stand on the product as it is now.')} {takenSentence(taken)}{' '}
        {i18n.t('Look at it, then save again.')}
      </p>
      {conflicts.length > 0 && (
        <ul aria-label={i18n.t('Changed by both')}>
          {conflicts.map((conflict) => (
            <li key={conflict.field}>
              <span>
                {i18n.t('{field}: yours is in the form, your colleague wrote “{theirs}”.', {
                  field: draftLabel(conflict.field),
                  theirs: shown(conflict),
                })}
              </span>
              <Button size="sm" variant="outline" onClick={() => onTake(conflict)}>
                {i18n.t('Take theirs')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Scrolls to the notice, which may be above the visible fields. */
function showTop(notice: HTMLElement | null) {
  if (notice?.parentElement) notice.parentElement.scrollTop = 0;
}

function takenSentence(taken: readonly string[]): string {
  if (taken.length === 0) return '';
  return i18n.t('Changed meanwhile and taken over: {fields}.', { fields: taken.join(', ') });
}

function shown({ field, theirs }: MergeConflict): string {
  if (field === 'price') return formatDong(theirs);
  if (isNumber(field) && theirs) return formatProductNumber(field, Number(theirs));
  if (field === 'model') return i18n.t('another 3D model');
  return field === 'adImage' || field === 'navbarImage' ? i18n.t('another picture') : theirs;
}
