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
 * The profile's edit form: it is checked on change, and sends only changed fields (rule A30). Failures are logged and
 * shown; a refused field is marked. When the server asks for the current password (rule A10), the call is repeated
 * with it.
 *
 * @param onDone closes the form
 */
export function useProfileForm(customer: CustomerDto, onDone: () => void) {
  // The initial values. The cached customer may be newer, and that change must not be undone.
  const [before] = useState(() => valuesOf(customer));
  const form = useForm<ProfileValues>({ defaultValues: before, mode: 'onChange', resolver: resolve });
  // Both are read in every render, since React Hook Form updates only the state that was read.
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
    /** Sets the password; null closes the question. */
    setProof: (password: string | null) => setProof(password === null ? null : { password }),
    /** Why the update failed, unless a field has its own message. */
    failure,
    isSending: update.isPending,
    submit,
  };
}

interface Proof {
  password: string;
  /** The server's message about the last password. */
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
