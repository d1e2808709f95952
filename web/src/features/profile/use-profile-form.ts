import { useState } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { errorsOf, isCode, sentenceOf } from '../../api/api-error';
import { useUpdateCustomer } from '../../api/generated/customers/customers';
import type { CustomerDto } from '../../api/generated/model';
import {
  changedFields,
  checkProfileField,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileValues,
} from '../../lib/profile-rules';
import { useCustomerCache } from '../../state/customer';

/**
 * The profile's edit form (specification §4 and §5): checked on change, only changed fields are sent, and
 * nothing is sent when none changed. Failures are logged (§8) and said; a field the server refuses is marked.
 * What signs people in is changed only with the current password: the server says so, and the call is repeated.
 *
 * @param onDone back to view mode
 */
export function useProfileForm(customer: CustomerDto, onDone: () => void) {
  // What the fields began with: what is known of the customer may be newer by now, and is not to be undone.
  const [before] = useState(() => valuesOf(customer));
  const form = useForm<ProfileValues>({ defaultValues: before, mode: 'onChange', resolver: resolve });
  // Both are asked for in every render: a form works out only what was asked for when something changes.
  const { errors, isDirty, isValid } = form.formState;
  const update = useUpdateCustomer();
  const cache = useCustomerCache();
  const [failure, setFailure] = useState('');
  const [proof, setProof] = useState<Proof | null>(null);

  const submit = form.handleSubmit(async (values) => {
    const changed = changedFields(before, values);
    if (Object.keys(changed).length === 0) return onDone();
    setFailure('');
    try {
      const data = proof ? { ...changed, currentPassword: proof.password } : changed;
      cache.set(await update.mutateAsync({ id: customer._id, data }));
      void cache.refresh(customer._id);
      onDone();
    } catch (error) {
      if (!proof && isCode(error, 'reauthentication-required')) return setProof({ password: '' });
      const { currentPassword } = errorsOf(error);
      if (currentPassword) return setProof({ password: '', error: currentPassword });
      console.error('The profile could not be updated.', error);
      say(error);
    }
  });

  const say = (error: unknown) => {
    const refused = errorsOf(error);
    markFields(refused);
    if (!PROFILE_FIELDS.some((field) => refused[field])) setFailure(sentenceOf(error));
  };

  const markFields = (refused: Readonly<Record<string, string>>) => {
    for (const field of PROFILE_FIELDS) {
      if (refused[field]) form.setError(field, { message: refused[field] });
    }
  };

  return {
    register: (field: ProfileField) => form.register(field),
    errorOf: (field: ProfileField) => errors[field]?.message,
    canUpdate: isDirty && isValid && proof?.password !== '',
    /** The current password, once the server has asked for it. */
    proof,
    /** Types the password; null leaves the question. */
    setProof: (password: string | null) => setProof(password === null ? null : { password }),
    /** Why the update did not succeed, unless a field says it. */
    failure,
    isSending: update.isPending,
    submit,
  };
}

interface Proof {
  password: string;
  /** What the server said of the last one. */
  error?: string;
}

const resolve: Resolver<ProfileValues> = (values) => {
  const wrong = PROFILE_FIELDS.flatMap((field) => {
    const message = checkProfileField(field, values[field]);
    return message ? [[field, { type: 'rule', message }] as const] : [];
  });
  return wrong.length > 0 ? { values: {}, errors: Object.fromEntries(wrong) } : { values, errors: {} };
};

function valuesOf({ lastName, firstName, email, phone, address }: CustomerDto): ProfileValues {
  return { lastName, firstName, email, phone, address };
}
