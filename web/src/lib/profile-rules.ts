import { isEmail } from './email';
import { tidyPhone } from './phone';
import { isBlank } from './text';

/** The profile fields that a customer can edit. */
export interface ProfileValues {
  lastName: string;
  firstName: string;
  email: string;
  phone: string;
  address: string;
}

export type ProfileField = keyof ProfileValues;

export const PROFILE_LABELS: Record<ProfileField, string> = {
  lastName: 'Last Name',
  firstName: 'First Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
};

export const PROFILE_FIELDS = Object.keys(PROFILE_LABELS) as ProfileField[];

const PROFILE_PHONE = /^\d{10,11}$/;

/**
 * One field's message.
 *
 * @returns undefined for a valid value
 */
export function checkProfileField(field: ProfileField, value: string): string | undefined {
  const text = value.trim();
  if (isBlank(text)) return `${PROFILE_LABELS[field]} is required`;
  if (field === 'email' && !isEmail(text)) return 'Invalid email address';
  if (field === 'phone' && !PROFILE_PHONE.test(tidyPhone(text))) return 'Phone must be 10-11 digits';
  return undefined;
}

/**
 * The changed fields, which alone are sent (rule A30).
 *
 * @returns an empty object when nothing changed
 */
export function changedFields(before: ProfileValues, after: ProfileValues): Partial<ProfileValues> {
  const tidied = { ...after, phone: tidyPhone(after.phone) };
  return Object.fromEntries(
    PROFILE_FIELDS.filter((field) => tidied[field].trim() !== before[field]).map((field) => [
      field,
      tidied[field].trim(),
    ]),
  );
}
