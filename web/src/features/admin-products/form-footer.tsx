import type { RefObject } from 'react';
import type { ActionStatus } from '../../lib/action-status';
import { i18n } from '../../lib/i18n';
import { Button, StatusButton, useFocusBack, recipeClasses } from '../../ui';
import { formFooter } from './form-footer.recipe';

export interface FormFooterProps {
  /** The id of the form that Save submits. */
  form: string;
  /** The server's message; '' for none. */
  message: string;
  /** The labels of the fields that are still missing. */
  missing: readonly string[];
  isReady: boolean;
  status: ActionStatus;
  /** The button's text after a failed edit (rule E9). */
  failedLabel?: string;
  onCancel: () => void;
  /** A question instead of the buttons, and the words of its second answer; null asks nothing. */
  question: { text: string; leave: string; onStay: () => void; onLeave: () => void } | null;
}

/** The footer of the product form: messages and buttons, or a question before input is lost. */
export function FormFooter({ question, ...rest }: FormFooterProps) {
  const styles = recipeClasses(formFooter);
  const opener = useFocusBack<HTMLButtonElement>(question !== null);
  return (
    <footer className={styles.root}>
      {question ? (
        <>
          <p className={styles.words} role="alert">
            {question.text}
          </p>
          <div className={styles.buttons}>
            <Button variant="outline" onClick={question.onStay} ref={focusOnce}>
              {i18n.t('Keep editing')}
            </Button>
            <Button variant="danger" onClick={question.onLeave}>
              {question.leave}
            </Button>
          </div>
        </>
      ) : (
        <Saving {...rest} opener={opener} />
      )}
    </footer>
  );
}

interface SavingProps extends Omit<FormFooterProps, 'question'> {
  /** The control that opened the question gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
}

function Saving({ form, message, missing, isReady, status, failedLabel, onCancel, opener }: SavingProps) {
  const styles = recipeClasses(formFooter);
  return (
    <>
      {message ? (
        <p className={styles.words} role="alert" data-wrong>
          {message}
        </p>
      ) : (
        <p className={styles.words}>
          {missing.length > 0 && i18n.t('Still missing: {fields}.', { fields: missing.join(', ') })}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="outline" onClick={onCancel} ref={opener}>
          {i18n.t('Cancel')}
        </Button>
        <StatusButton
          type="submit"
          form={form}
          status={status}
          failedLabel={failedLabel}
          loadingText={i18n.t('Saving')}
          successText={i18n.t('Saved')}
          disabled={!isReady && status === 'idle'}
        >
          {i18n.t('Save')}
        </StatusButton>
      </div>
    </>
  );
}

function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}
