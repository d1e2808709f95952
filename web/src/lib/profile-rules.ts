import { isEmail } from './email';
import { i18n } from './i18n';
import { tidyPhone } from './phone';
import { isBlank } from './visible';

/** The profile fields that a customer can edit. */
export interface ProfileValues {
  lastName: string;
  firstName: string;
  email: string;
  phone: string;
  address: string;
}

export type ProfileField = keyof ProfileValues;

/** What each field is called, and what is said of an empty one. */
export const PROFILE_WORDS: Record<ProfileField, () => { label: string; empty: string }> = {
  lastName: () => ({ label: i18n.t('Last Name'), empty: i18n.t('Last Name is required') }),
  firstName: () => ({ label: i18n.t('First Name'), empty: i18n.t('First Name is required') }),
  email: () => ({ label: i18n.t('Email'), empty: i18n.t('Email is required') }),
  phone: () => ({ label: i18n.t('Phone'), empty: i18n.t('Phone is required') }),
  address: () => ({ label: i18n.t('Address'), empty: i18n.t('Address is required') }),
};

export const PROFILE_FIELDS = Object.keys(PROFILE_WORDS) as ProfileField[];

const PROFILE_PHONE = /^\d{10,11}$/;

/**
 * One field's message.
 *
 * @returns undefined for a valid value
 */
export function checkProfileField(field: ProfileField, value: string): string | undefined {
  const text = value.trim();
  if (isBlank(field === 'address' ? text.replaceAll(',', '') : text)) return PROFILE_WORDS[field]().empty;
  if (field === 'email' && !isEmail(text)) return i18n.t('Invalid email address');
  if (field === 'phone' && !PROFILE_PHONE.test(tidyPhone(text))) return i18n.t('Phone must be 10-11 digits');
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
