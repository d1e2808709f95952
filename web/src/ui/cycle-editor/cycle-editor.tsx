import { Check, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { i18n } from '../../lib/i18n';
import { IconButton } from '../icon-button/icon-button';
import { Spinner } from '../spinner/spinner';
import { recipeClasses } from '../recipe-classes';
import { cycleEditor } from './cycle-editor.recipe';

export interface CycleEditorProps<Value extends string> {
  /** The saved value. */
  value: Value;
  /** The values in the order of the presses. */
  values: readonly Value[];
  /** The chosen, unsaved value, or null. */
  draft: Value | null;
  /** Called with the next value, or with null when the choice is discarded or equals the saved value again. */
  onDraft: (draft: Value | null) => void;
  /** Called by the tick and by Enter. */
  onSave: (draft: Value) => void;
  /** True while the value is being saved: nothing can be pressed. */
  saving?: boolean;
  /** Why the last save failed; the draft stays. */
  error?: string;
  /** Shows plain text instead of an editor. */
  fixed?: boolean;
  /** Draws a value; the default is its text. The drawing must contain the value, since it names the button. */
  render?: (value: Value) => ReactNode;
}

/** What a list's row passes on to its editor. */
export type CycleDraftProps<Value extends string> = Pick<
  CycleEditorProps<Value>,
  'draft' | 'onDraft' | 'onSave' | 'saving' | 'error'
>;

/**
 * A value that is changed by pressing it: each press shows the next one, a tick saves it, a cross discards it (rule
 * O8). On the keyboard, Space shows the next value, Enter saves, Escape discards.
 */
export function CycleEditor<Value extends string>({
  value,
  values,
  draft,
  onDraft,
  onSave,
  saving = false,
  error,
  fixed,
  render = (word) => word,
}: CycleEditorProps<Value>) {
  const styles = recipeClasses(cycleEditor);
  const button = useRef<HTMLButtonElement>(null);
  if (fixed) return <span className={styles.plain}>{render(value)}</span>;

  const shown = draft ?? value;
  const press = () => {
    if (saving) return;
    const next = values[(values.indexOf(shown) + 1) % values.length] ?? value;
    onDraft(next === value ? null : next);
  };
  // The tick and the cross disappear after use, so the value gets the focus back.
  const finish = (act: () => void) => {
    button.current?.focus();
    act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (draft === null || saving) return;
    if (event.key === 'Escape') finish(() => onDraft(null));
    else if (event.key === 'Enter' && event.target === button.current) finish(() => onSave(draft));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className={styles.root} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.value}
        aria-disabled={saving || undefined}
        data-draft={draft === null ? undefined : ''}
        onClick={press}
      >
        {render(shown)}
      </button>
      {draft !== null && (
        <span className={styles.ends}>
          <span className={styles.save}>
            {saving ? (
              <Waiting />
            ) : (
              <IconButton label={i18n.t('Save')} icon={Check} onClick={() => finish(() => onSave(draft))} />
            )}
          </span>
          <span className={styles.discard}>
            <IconButton
              label={i18n.t('Discard')}
              icon={X}
              disabled={saving}
              onClick={() => finish(() => onDraft(null))}
            />
          </span>
        </span>
      )}
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
    </span>
  );
}

function Waiting() {
  return (
    <span className={recipeClasses(cycleEditor).waiting}>
      <Spinner label={i18n.t('Saving')} />
    </span>
  );
}
