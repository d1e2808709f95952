import type { ComponentProps, FormEvent, KeyboardEvent } from 'react';
import { confirmForm } from '../../theme/recipes/account';
import {
  Button,
  FieldError,
  PasswordField,
  StatusButton,
  TextField,
  useRecipeStyles,
  type ActionStatus,
} from '../../ui';

/** One of the things that are asked for. */
export interface ConfirmField extends Omit<ComponentProps<typeof TextField>, 'type'> {
  /** A password, whose characters are hidden. */
  secret?: boolean;
}

export interface ConfirmFormProps {
  /** Names the form. */
  label: string;
  /** What is asked for, in order; the first has the focus. */
  fields: readonly (ConfirmField & { name: string })[];
  /** The word on the button that does it. */
  action: string;
  /** It takes something away for good. */
  isDanger?: boolean;
  /** Where it stands. */
  status: ActionStatus;
  /** What a screen reader hears while it runs. */
  loadingText: string;
  /** Every field is filled. */
  isFine: boolean;
  /** Why it did not succeed, unless a field says it. */
  failure?: string;
  /** The form was sent. */
  onSubmit: () => void;
  /** Asked for by Cancel and Escape. */
  onCancel: () => void;
}

/** Asks for the current password, a code, or both, in place: before something that others must not do. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { label, fields, action, isDanger, status, loadingText, isFine, failure, onCancel } = props;
  const styles = useRecipeStyles(confirmForm);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isFine && status === 'idle') props.onSubmit();
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
          disabled={!isFine && status === 'idle'}
        >
          {action}
        </StatusButton>
        <Button variant="outline" size="tool" aria-label={`Cancel: ${label}`} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
