import { chakra } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cycleEditor } from '../../theme/recipes/back-office';
import { IconButton } from '../icon-button/icon-button';
import { Spinner } from '../spinner/spinner';
import { useRecipeStyles } from '../use-styles';

export interface CycleEditorProps<Value extends string> {
  /** What the row has. */
  value: Value;
  /** The values in the order in which they come round. */
  values: readonly Value[];
  /** What is chosen and not saved yet; null for nothing. */
  draft: Value | null;
  /** Another press, or null when it is discarded or comes round to what the row has. */
  onDraft: (draft: Value | null) => void;
  /** The tick, or Enter. */
  onSave: (draft: Value) => void;
  /** On its way to the server: nothing can be pressed. */
  saving?: boolean;
  /** Why the last attempt failed; the draft stays. */
  error?: string;
  /** Not to be changed: plain text. */
  fixed?: boolean;
  /** How a value looks; its word unless told otherwise. It must contain the word, which names the button. */
  render?: (value: Value) => ReactNode;
}

/**
 * A value that changes by pressing it: each press shows the next one, a tick saves it, a cross discards it
 * (specification §4). With the keyboard Space presses on, Enter saves, Escape discards.
 */
export function CycleEditor<Value extends string>(props: CycleEditorProps<Value>) {
  const {
    value,
    values,
    draft,
    onDraft,
    onSave,
    saving = false,
    error,
    fixed,
    render = (word) => word,
  } = props;
  const styles = useRecipeStyles(cycleEditor);
  const button = useRef<HTMLButtonElement>(null);
  if (fixed) return <span className={styles.plain}>{render(value)}</span>;

  const shown = draft ?? value;
  const press = () => {
    if (saving) return;
    const next = values[(values.indexOf(shown) + 1) % values.length] ?? value;
    onDraft(next === value ? null : next);
  };
  // The tick and the cross go when they have done their work, so the focus goes back to the value.
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
        <>
          <span className={styles.save}>
            {saving ? (
              <Waiting />
            ) : (
              <IconButton label="Save" icon={Check} onClick={() => finish(() => onSave(draft))} />
            )}
          </span>
          <span className={styles.discard}>
            <IconButton
              label="Discard"
              icon={X}
              disabled={saving}
              onClick={() => finish(() => onDraft(null))}
            />
          </span>
        </>
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
    <chakra.span display="inline-grid" placeItems="center" width="control.icon" height="control.icon">
      <Spinner label="Saving" />
    </chakra.span>
  );
}
