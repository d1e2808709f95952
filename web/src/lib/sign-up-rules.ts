import { ageOn, isRealDay, shopToday, toWireDay, type CalendarDay } from './dates';
import { isEmail } from './email';
import { i18n } from './i18n';
import { checkPassword, checkRepetition } from './password-rules';
import { tidyPhone } from './phone';
import { isBlank } from './visible';

/** The sign-up form's values. Selects give strings. */
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

/** What each field is called, and what is said of an empty one (rule A22). */
export const SIGN_UP_WORDS = {
  lastName: () => ({ label: i18n.t('Last Name'), empty: i18n.t('Enter your Last Name') }),
  firstName: () => ({ label: i18n.t('First Name'), empty: i18n.t('Enter your First Name') }),
  country: () => ({ label: i18n.t('Country'), empty: i18n.t('Enter your Country') }),
  email: () => ({ label: i18n.t('Email'), empty: i18n.t('Enter your Email') }),
  phone: () => ({ label: i18n.t('Phone'), empty: i18n.t('Enter your Phone') }),
  password: () => ({ label: i18n.t('Password'), empty: i18n.t('Enter your Password') }),
  confirmPassword: () => ({
    label: i18n.t('Confirm Password'),
    empty: i18n.t('Enter your Confirm Password'),
  }),
};

const SIGN_UP_PHONE = /^\d{10,12}$/;
const MINIMUM_AGE = 18;

/**
 * One field's message (rules A22 to A27).
 *
 * @param today the day for the customer's age; the shop's today by default
 * @returns undefined for a valid field
 */
export function checkSignUpField(
  field: SignUpField,
  values: SignUpValues,
  today: CalendarDay = shopToday(),
): string | undefined {
  if (field === 'dob') return checkBirthDate(values.dob, today);
  if (isBlank(values[field])) return SIGN_UP_WORDS[field]().empty;
  if (field === 'email' && !isEmail(values.email)) return i18n.t('Enter valid Email.');
  if (field === 'phone' && !SIGN_UP_PHONE.test(tidyPhone(values.phone)))
    return i18n.t('Enter valid Phone Number.');
  if (field === 'password') return checkPassword(values.password);
  if (field === 'confirmPassword') return checkRepetition(values.confirmPassword, values.password);
  return undefined;
}

/** The body of the registration call, without the repeated password (rule A27). */
export function toRegistration(values: SignUpValues) {
  const { lastName, firstName, country, email, phone, password } = values;
  return {
    lastName: lastName.trim(),
    firstName: firstName.trim(),
    country,
    dob: toWireDay(toCalendarDay(values.dob)),
    email: email.trim(),
    phone: tidyPhone(phone),
    password,
  };
}

/** The years of birth to choose from (rule A33), newest first. */
export function birthYears(today: CalendarDay = shopToday()): number[] {
  return Array.from({ length: today.year - 1900 + 1 }, (_, back) => today.year - back);
}

function checkBirthDate(dob: SignUpValues['dob'], today: CalendarDay): string | undefined {
  if (!dob.day || !dob.month || !dob.year) return i18n.t('Enter valid date of birth.');
  const birth = toCalendarDay(dob);
  if (!isRealDay(birth)) return i18n.t('Date is invalid.');
  if (ageOn(today, birth) < MINIMUM_AGE) return i18n.t('You must be at least 18 years old.');
  return undefined;
}

function toCalendarDay(dob: SignUpValues['dob']): CalendarDay {
  return { day: Number(dob.day), month: Number(dob.month), year: Number(dob.year) };
}
