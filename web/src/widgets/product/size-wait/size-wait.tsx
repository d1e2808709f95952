import { useId, type ReactNode, type SubmitEventHandler } from 'react';
import type { ActionStatus } from '../../../lib/action-status';
import { i18n } from '../../../lib/i18n';
import { FieldError, RadioCells, StatusButton, recipeClasses } from '../../../ui';
import { sizeWait } from './size-wait.recipe';

export interface SizeWaitProps {
  /** Whether the form is shown. */
  open: boolean;
  /** Called with whether it shall be. */
  onOpen: (open: boolean) => void;
  /** The form; it is made when it is opened. */
  children: ReactNode;
}

/** Under the sizes of a colour of which some are sold out: opens the form that asks to be told (rule B1). */
export function SizeWait({ open, onOpen, children }: SizeWaitProps) {
  const styles = recipeClasses(sizeWait);
  const id = useId();
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpen(!open)}
      >
        {i18n.t('Size sold out? Tell me when it is back')}
      </button>
      {open && (
        <div id={id} className={styles.body}>
          {children}
        </div>
      )}
    </div>
  );
}

export interface SizeWaitFormProps {
  /** The sold-out sizes that one does not wait for yet. */
  sizes: readonly string[];
  /** The chosen one, or null. */
  size: string | null;
  /** Called with a size that was chosen. */
  onSize: (size: string) => void;
  /** A visitor's e-mail field; a customer has an address already. */
  contact?: ReactNode;
  /** The sizes that one waits for, with what ends the wait. */
  waits?: readonly { _id: string; size: string }[];
  /** Ends a wait. */
  onStop?: (id: string) => void;
  /** Where the mails go, and what is to be done for them. */
  note: string;
  /** What becomes of the request. */
  status: ActionStatus;
  /** Why it failed, in a sentence; '' otherwise. */
  failure: string;
  /** Sends the request. */
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/** Asks which size one waits for, and says which ones one waits for already. */
export function SizeWaitForm({
  sizes,
  size,
  onSize,
  contact,
  waits = [],
  onStop,
  note,
  status,
  failure,
  onSubmit,
}: SizeWaitFormProps) {
  const styles = recipeClasses(sizeWait);
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {waits.length > 0 && (
        <ul className={styles.waits}>
          {waits.map((wait) => (
            <li key={wait._id}>
              {i18n.t('You wait for size {size}.', { size: wait.size })}
              <button
                type="button"
                className={styles.opener}
                aria-label={i18n.t('Wait no longer for size {size}', { size: wait.size })}
                onClick={() => onStop?.(wait._id)}
              >
                {i18n.t({ id: 'wait.stop', message: 'Stop' })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {sizes.length > 0 && (
        <>
          <RadioCells
            label={i18n.t('Sold-out size')}
            unit="EU"
            cells={sizes.map((value) => ({ value }))}
            value={size}
            onChange={onSize}
          />
          {contact}
          <StatusButton
            type="submit"
            variant="outline"
            status={status}
            disabled={size === null && status === 'idle'}
            loadingText={i18n.t('Asking')}
          >
            {i18n.t('Tell me when it is back')}
          </StatusButton>
        </>
      )}
      {failure && <FieldError>{failure}</FieldError>}
      <p className={styles.note} role="status">
        {note}
      </p>
    </form>
  );
}
