import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { errorsOf, isCode } from '../../lib/api-error';
import { useUpdateCustomer } from '../../api/generated/customers/customers';
import type { CustomerDto } from '../../api/generated/model';
import { shownAddress } from '../../lib/checkout-rules';
import {
  changedFields,
  checkProfileField,
  PROFILE_FIELDS,
  type ProfileValues,
} from '../../lib/profile-rules';
import { useCustomerCache } from '../../state/customer-cache';
import { useCheckedForm } from '../../state/use-checked-form';

/** The name under which the form's input is kept. */
export const KEPT_PROFILE = 'profile';

/** The profile, and the current password and a code once the server has asked for them (rule A10). */
type Values = ProfileValues & { currentPassword: string; code: string };

/**
 * The profile's edit form: it is checked on change, and sends only changed fields (rule A30). Failures are logged and
 * shown; a refused field is marked. When the server asks for the current password, the call is repeated with it, and with
 * a code where the account has two-step sign-in.
 *
 * @param onDone closes the form
 */
export function useProfileForm(customer: CustomerDto, onDone: () => void) {
  // The initial values. The cached customer may be newer, and that change must not be undone.
  const [before] = useState(() => valuesOf(customer));
  const [asksPassword, setAsksPassword] = useState(false);
  const checked = useCheckedForm<Values>({
    defaultValues: before,
    mode: 'onChange',
    keepAs: { name: KEPT_PROFILE, never: ['currentPassword', 'code'] },
    check: (field, values) =>
      field === 'currentPassword' || field === 'code' ? undefined : checkProfileField(field, values[field]),
  });
  const { form, isValid, dirtyFields, changed, refuse } = checked;
  const [password, code] = useWatch({ control: form.control, name: ['currentPassword', 'code'] });
  const asksCode = asksPassword && customer.hasSecondFactor;
  const isReady = isValid && (!asksPassword || password !== '') && (!asksCode || code.trim() !== '');
  const update = useUpdateCustomer();
  const cache = useCustomerCache();

  const send = async ({ currentPassword, code: entered, ...values }: Values) => {
    const edited = changedFields(before, values);
    if (Object.keys(edited).length === 0) return;
    const proof = { currentPassword, ...(asksCode && { code: entered.trim() }) };
    const data = asksPassword ? { ...edited, ...proof } : edited;
    cache.set(await update.mutateAsync({ id: customer._id, data }));
    void cache.invalidate(customer._id);
  };

  const describeError = (reason: unknown) => {
    const mustProve =
      isCode(reason, 'reauthentication-required') || isCode(reason, 'reauthentication-code-required');
    if (mustProve || errorsOf(reason).currentPassword) {
      form.resetField('currentPassword');
      setAsksPassword(true);
      // Two-step sign-in was set up elsewhere meanwhile.
      if (mustProve && asksPassword) void cache.invalidate(customer._id);
      if (mustProve && !asksPassword) return '';
    } else if (!errorsOf(reason).code) console.error('The profile could not be updated.', reason);
    return refuse(reason);
  };

  return {
    ...checked,
    asksPassword,
    asksCode,
    setAddress: (address: string) => {
      changed('address');
      form.setValue('address', address, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    },
    closeQuestion: () => {
      changed('currentPassword');
      form.resetField('currentPassword');
      form.resetField('code');
      setAsksPassword(false);
    },
    canUpdate: isReady && PROFILE_FIELDS.some((field) => dirtyFields[field]),
    submit: checked.submit(send, { onFinished: onDone, describeError }),
  };
}

/** A new customer's address stands in the page's language, and is not sent as long as it is not changed. */
function valuesOf({ lastName, firstName, email, phone, address }: CustomerDto): Values {
  return { lastName, firstName, email, phone, address: shownAddress(address), currentPassword: '', code: '' };
}
