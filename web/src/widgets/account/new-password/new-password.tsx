import { passwordHint } from '../../../lib/password-rules';
import { PasswordField, type PasswordFieldProps } from '../../../ui';

export interface NewPasswordProps {
  /** The first field: its label, error and input. */
  password: PasswordFieldProps;
  /** The second field, which repeats the first. */
  confirmPassword: PasswordFieldProps;
}

/** A new password with its rules, and its repetition: two fields in the form's own column or row. */
export function NewPassword({ password, confirmPassword }: NewPasswordProps) {
  const both = { autoComplete: 'new-password', maxLength: 128 };
  return (
    <>
      <PasswordField {...password} {...both} hint={passwordHint()} />
      <PasswordField {...confirmPassword} {...both} />
    </>
  );
}
