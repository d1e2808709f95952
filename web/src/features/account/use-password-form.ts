import { errorsOf } from '../../lib/api-error';
import { checkPasswordField, PASSWORD_WORDS } from '../../lib/password-rules';
import type { PasswordField, PasswordValues } from '../../lib/password-rules';
import { TIMINGS } from '../../lib/timings';
import { useCheckedForm } from '../../state/use-checked-form';

/**
 * The fields of a form that sets a password; messages appear on blur and on change, as at sign-up (rule A28).
 *
 * @param fields the form's fields
 * @param send the call; its error is shown, at the field that it names
 * @param onDone called after success
 */
export function usePasswordForm(
  fields: readonly PasswordField[],
  send: (values: PasswordValues) => Promise<unknown>,
  onDone: () => void,
) {
  const form = useCheckedForm<PasswordValues>({
    defaultValues: Object.fromEntries(fields.map((field) => [field, ''])) as PasswordValues,
    check: checkPasswordField,
    refusalsOf,
  });
  return {
    ...form,
    bind: (field: PasswordField) => ({
      label: PASSWORD_WORDS[field]().label,
      maxLength: 128,
      ...form.register(field),
    }),
    submit: form.submit(send, { failed: TIMINGS.signUpIdle, onFinished: onDone }),
  };
}

/** The server uses either name for the new password. */
function refusalsOf(reason: unknown) {
  const { newPassword, ...others } = errorsOf(reason);
  return newPassword ? { password: newPassword, ...others } : others;
}
