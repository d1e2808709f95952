import type { ComponentProps, FormEvent, KeyboardEvent } from 'react';
import type { ActionStatus } from '../../lib/action-status';
import { i18n } from '../../lib/i18n';
import { Button, FieldError, PasswordField, StatusButton, TextField, useStyles } from '../../ui';
import { confirmForm } from './confirm-form.recipe';

/** One field of the form. */
export interface ConfirmField extends Omit<ComponentProps<typeof TextField>, 'type'> {
  /** Hides the typed characters. */
  secret?: boolean;
}

export interface ConfirmFormProps {
  /** The form's accessible name. */
  label: string;
  /** The fields, in order; the first one gets the focus. */
  fields: readonly (ConfirmField & { name: string })[];
  /** The text of the submit button. */
  action: string;
  /** Marks an action that cannot be undone. */
  isDanger?: boolean;
  /** The action's state. */
  status: ActionStatus;
  /** The screen reader's text while the action runs. */
  loadingText: string;
  /** Every field is filled. */
  isValid: boolean;
  /** Why the action failed, unless a field has its own message. */
  failure?: string;
  /** Submits the form. */
  onSubmit: () => void;
  /** Called by Cancel and Escape. */
  onCancel: () => void;
}

/** Asks for the current password, a code, or both, before an action that needs them (rule A10). */
export function ConfirmForm(props: ConfirmFormProps) {
  const { label, fields, action, isDanger, status, loadingText, isValid, failure, onCancel } = props;
  const styles = useStyles(confirmForm);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid && status === 'idle') props.onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && status === 'idle') onCancel();
  };
  return (
    <form className={styles.root} onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate aria-label={label}>
      {fields.map(({ secret, ...field }, index) => {
        const Field = secret ? PasswordField : TextField;
        return <Field key={field.name} maxLength={128} autoFocus={index === 0} {...field} />;
      })}
      {failure && <FieldError>{failure}</FieldError>}
      <div className={styles.actions}>
        <StatusButton
          type="submit"
          size="tool"
          variant={isDanger ? 'danger' : 'ink'}
          status={status}
          loadingText={loadingText}
          disabled={!isValid && status === 'idle'}
        >
          {action}
        </StatusButton>
        <Button
          variant="outline"
          size="tool"
          aria-label={i18n.t('Cancel: {label}', { label })}
          onClick={onCancel}
        >
          {i18n.t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
