import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorsOf, sentenceOf } from '../../api/api-error';
import { useRegisterCustomer } from '../../api/generated/customers/customers';
import {
  checkSignUpField,
  EMPTY_SIGN_UP,
  isSignUpComplete,
  SIGN_UP_FIELDS,
  toRegistration,
  type SignUpErrors,
  type SignUpField,
  type SignUpValues,
} from '../../lib/sign-up-rules';
import { TIMINGS, wait } from '../../lib/timings';
import { readReturnState } from '../../state/return-path';
import { useMounted } from '../../state/use-mounted';

export type SignUpStatus = 'idle' | 'loading' | 'success' | 'failed';

/** The registration form: values, messages, and the button's states (rules A22 to A28 and T5). */
export function useSignUp() {
  const [values, setValues] = useState<SignUpValues>(EMPTY_SIGN_UP);
  const [visited, setVisited] = useState<ReadonlySet<SignUpField>>(new Set());
  const [refused, setRefused] = useState<SignUpErrors>({});
  const [failure, setFailure] = useState('');
  const [status, setStatus] = useState<SignUpStatus>('idle');
  const register = useRegisterCustomer();
  const navigate = useNavigate();
  const location = useLocation();
  const isMounted = useMounted();

  const visit = (field: SignUpField) => setVisited((fields) => new Set(fields).add(field));
  const errorOf = (field: SignUpField): string | undefined =>
    (visited.has(field) ? checkSignUpField(field, values) : undefined) ?? refused[field];
  const isValid = isSignUpComplete(values) && Object.values(refused).every((message) => !message);

  const fail = async (reason: unknown) => {
    const known = pickFields(errorsOf(reason));
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
      await register.mutateAsync({ data: toRegistration(values) });
    } catch (reason) {
      return fail(reason);
    }
    await wait(TIMINGS.signUpSuccess);
    setStatus('success');
    await wait(TIMINGS.signUpRedirect);
    if (isMounted()) void navigate('/sign-in', { state: readReturnState(location.state) });
  };

  return {
    values,
    status,
    failure,
    /** Every field is filled and valid. */
    isValid,
    errorOf,
    change: <F extends SignUpField>(field: F, value: SignUpValues[F]) => {
      setValues((current) => ({ ...current, [field]: value }));
      setRefused((current) => ({ ...current, [field]: undefined }));
      setFailure('');
      if (field !== 'dob' || isChosen(value as SignUpValues['dob'])) visit(field);
    },
    visit,
    submit,
  };
}

/** A date of birth is checked when its three parts are chosen, or when the person leaves the group. */
function isChosen(dob: SignUpValues['dob']): boolean {
  return dob.day !== '' && dob.month !== '' && dob.year !== '';
}

function pickFields(errors: Readonly<Record<string, string>>): SignUpErrors {
  return Object.fromEntries(
    SIGN_UP_FIELDS.filter((field) => errors[field]).map((field) => [field, errors[field]]),
  );
}
