import { ageOn, isRealDay, shopToday, toWireDay, type CalendarDay } from './dates';
import { isEmail } from './email';
import { checkPassword, checkRepetition } from './password-rules';
import { isBlank } from './text';

/** The sign-up form's values; selects give text (specification §3). */
export interface SignUpValues {
  lastName: string;
  firstName: string;
  country: string;
  dob: { day: string; month: string; year: string };
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
}

export type SignUpField = keyof SignUpValues;
export type SignUpErrors = Partial<Record<SignUpField, string>>;

export const EMPTY_SIGN_UP: SignUpValues = {
  lastName: '',
  firstName: '',
  country: '',
  dob: { day: '', month: '', year: '' },
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
};

/** The labels, which are also the words in 'Enter your {field label}'. */
export const SIGN_UP_LABELS: Record<Exclude<SignUpField, 'dob'>, string> = {
  lastName: 'Last Name',
  firstName: 'First Name',
  country: 'Country',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  confirmPassword: 'Confirm Password',
};

export const SIGN_UP_FIELDS = Object.keys(EMPTY_SIGN_UP) as SignUpField[];

const SIGN_UP_PHONE = /^\d{10,12}$/;
const MINIMUM_AGE = 18;

/**
 * One field's message by the rules of specification §5, letter for letter.
 *
 * @param today the day an age is counted on; the shop's own by default
 * @returns undefined when the field is fine
 */
export function checkSignUpField(
  field: SignUpField,
  values: SignUpValues,
  today: CalendarDay = shopToday(),
): string | undefined {
  if (field === 'dob') return checkBirthDate(values.dob, today);
  if (isBlank(values[field])) return `Enter your ${SIGN_UP_LABELS[field]}`;
  if (field === 'email' && !isEmail(values.email)) return 'Enter valid Email.';
  if (field === 'phone' && !SIGN_UP_PHONE.test(values.phone.trim())) return 'Enter valid Phone Number.';
  if (field === 'password') return checkPassword(values.password);
  if (field === 'confirmPassword') return checkRepetition(values.confirmPassword, values.password);
  return undefined;
}

/** Whether every field is filled and fine, so that the form may be sent. */
export function isSignUpComplete(values: SignUpValues): boolean {
  return SIGN_UP_FIELDS.every((field) => checkSignUpField(field, values) === undefined);
}

/** What the registration call takes; the repeated password stays here (specification §3). */
export function toRegistration(values: SignUpValues) {
  const { lastName, firstName, country, email, phone, password } = values;
  return {
    lastName: lastName.trim(),
    firstName: firstName.trim(),
    country,
    dob: toWireDay(toCalendarDay(values.dob)),
    email: email.trim(),
    phone: phone.trim(),
    password,
  };
}

/** The years offered: from the current one down to 1900 (specification §3). */
export function birthYears(today: CalendarDay = shopToday()): number[] {
  return Array.from({ length: today.year - 1900 + 1 }, (_, back) => today.year - back);
}

function checkBirthDate(dob: SignUpValues['dob'], today: CalendarDay): string | undefined {
  if (!dob.day || !dob.month || !dob.year) return 'Enter valid date of birth.';
  const birth = toCalendarDay(dob);
  if (!isRealDay(birth)) return 'Date is invalid.';
  if (ageOn(today, birth) < MINIMUM_AGE) return 'You must be at least 18 years old.';
  return undefined;
}

function toCalendarDay(dob: SignUpValues['dob']): CalendarDay {
  return { day: Number(dob.day), month: Number(dob.month), year: Number(dob.year) };
}
