import { isEmail } from './email';
import { isBlank } from './text';

/** What a customer may edit in their profile (contract §8). */
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
 * One field's message (specification §5, profile edit).
 *
 * @returns undefined when the value is fine
 */
export function checkProfileField(field: ProfileField, value: string): string | undefined {
  const text = value.trim();
  if (isBlank(text)) return `${PROFILE_LABELS[field]} is required`;
  if (field === 'email' && !isEmail(text)) return 'Invalid email address';
  if (field === 'phone' && !PROFILE_PHONE.test(text)) return 'Phone must be 10-11 digits';
  return undefined;
}

/**
 * Only what changed is sent (specification §5).
 *
 * @returns an empty object when nothing did
 */
export function changedFields(before: ProfileValues, after: ProfileValues): Partial<ProfileValues> {
  return Object.fromEntries(
    PROFILE_FIELDS.filter((field) => after[field].trim() !== before[field]).map((field) => [
      field,
      after[field].trim(),
    ]),
  );
}
