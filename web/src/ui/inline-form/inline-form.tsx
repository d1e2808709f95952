import type { ComponentProps, FormEvent, KeyboardEvent, ReactNode } from 'react';
import type { ActionStatus } from '../../lib/action-status';
import { i18n } from '../../lib/i18n';
import { Button } from '../button/button';
import { FieldError } from '../field/field';
import { StatusButton } from '../status-button/status-button';
import { PasswordField, TextField } from '../text-field/text-field';
import { recipeClasses } from '../recipe-classes';
import { inlineForm } from './inline-form.recipe';

/** One field of the form. */
export interface InlineField extends Omit<ComponentProps<typeof TextField>, 'type'> {
  /** Hides the typed characters. */
  secret?: boolean;
}

export interface InlineFormProps {
  /** The form's accessible name. */
  label: string;
  /** The fields, in order; the first one gets the focus. */
  fields: readonly (InlineField & { name: string })[];
  /** A choice above the fields; it gets the focus in their place. */
  choice?: ReactNode;
  /** The text of the submit button. */
  action: string;
  /** Marks an action that cannot be undone. */
  isDanger?: boolean;
  /** The action's state. */
  status: ActionStatus;
  /** The screen reader's text while the action runs. */
  loadingText: string;
  /** Whether it can be sent. */
  isValid: boolean;
  /** Why the action failed, unless a field has its own message. */
  failure?: string;
  /** Submits the form. */
  onSubmit: () => void;
  /** A button for another outcome, beside the submit button. */
  other?: ReactNode;
  /** Called by Cancel and Escape. */
  onCancel: () => void;
}

/** A few fields in the place of the button that opened them, with a button that sends and one that leaves. */
export function InlineForm(props: InlineFormProps) {
  const { label, fields, action, isDanger, status, loadingText, isValid, failure, onCancel } = props;
  const styles = recipeClasses(inlineForm);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid && status === 'idle') props.onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && status === 'idle') onCancel();
  };
  return (
    <form className={styles.root} onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate aria-label={label}>
      {props.choice}
      {fields.map(({ secret, ...field }, index) => {
        const Field = secret ? PasswordField : TextField;
        return <Field key={field.name} maxLength={128} autoFocus={index === 0 && !props.choice} {...field} />;
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
        {props.other}
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
