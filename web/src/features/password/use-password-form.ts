import { useState } from 'react';
import { errorsOf, sentenceOf } from '../../api/api-error';
import {
  checkPasswordField,
  PASSWORD_LABELS,
  type PasswordField,
  type PasswordValues,
} from '../../lib/password-rules';
import { TIMINGS, wait } from '../../lib/timings';
import { useMounted } from '../../state/use-mounted';

type Refusals = Partial<Record<PasswordField, string>>;

const EMPTY: PasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

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
  const [values, setValues] = useState(EMPTY);
  const [visited, setVisited] = useState<ReadonlySet<PasswordField>>(new Set());
  const [refused, setRefused] = useState<Refusals>({});
  const [failure, setFailure] = useState('');
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isMounted = useMounted();

  const visit = (field: PasswordField) => setVisited((known) => new Set(known).add(field));
  const errorOf = (field: PasswordField) =>
    (visited.has(field) ? checkPasswordField(field, values) : undefined) ?? refused[field];
  const isValid = fields.every((field) => !checkPasswordField(field, values) && !refused[field]);

  const fail = async (reason: unknown) => {
    const known = refusalsOf(errorsOf(reason));
    setRefused(known);
    setFailure(Object.keys(known).length > 0 ? '' : sentenceOf(reason));
    setStatus('failed');
    await wait(TIMINGS.signUpIdle);
    if (isMounted()) setStatus('idle');
  };

  const submit = async () => {
    if (!isValid || status !== 'idle') return;
    setStatus('loading');
    setFailure('');
    try {
      await send(values);
    } catch (reason) {
      return fail(reason);
    }
    if (isMounted()) onDone();
  };

  const bind = (field: PasswordField) => ({
    label: PASSWORD_LABELS[field],
    name: field,
    maxLength: 128,
    autoComplete: field === 'currentPassword' ? 'current-password' : 'new-password',
    value: values[field],
    error: errorOf(field),
    onBlur: () => visit(field),
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [field]: event.target.value });
      setRefused({ ...refused, [field]: undefined });
      setFailure('');
      visit(field);
    },
  });

  return { bind, submit, status, failure, isValid } as const;
}

/** The server uses either name for the new password. */
function refusalsOf(errors: Readonly<Record<string, string>>): Refusals {
  const { currentPassword, password = errors.newPassword } = errors;
  return { ...(currentPassword && { currentPassword }), ...(password && { password }) };
}
