import { countries } from 'countries-list';
import { ageOn, isCalendarDate } from '../../common/shop-time';

/** What is wrong with each field, by its name; a field that is right is missing. */
export type FieldErrors = Record<string, string>;

/** Answers the message for a value that breaks the rule, else undefined. The value is not blank. */
type Rule = (value: string) => string | undefined;

const MAX_NAME_LENGTH = 50;
const MAX_EMAIL_LENGTH = 254;
const MAX_PASSWORD_LENGTH = 128;
const MAX_ADDRESS_LENGTH = 300;
const MINIMUM_AGE = 18;
const FIRST_YEAR = 1900;

/** Looks like an e-mail address: something, an @, and a domain with a dot. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Password rules in the order they are checked (specification §5), each with its message. */
const PASSWORD_RULES: readonly (readonly [RegExp, string])[] = [
  [/^.{8,}$/su, 'At least 8 characters.'],
  [/\p{Lu}/u, 'At least one uppercase letter.'],
  [/\p{Nd}/u, 'At least one number.'],
  [/[^\p{L}\p{N}\s]/u, 'At leat one special character.'],
  [new RegExp(`^.{0,${MAX_PASSWORD_LENGTH}}$`, 'su'), `At most ${MAX_PASSWORD_LENGTH} characters.`],
];

/** The first rule that a new password breaks, as its message (specification §5). */
export function passwordProblem(password: string): string | undefined {
  return PASSWORD_RULES.find(([pattern]) => !pattern.test(password))?.[1];
}

/** True for the ISO 3166-1 code of two letters of a country, in either case. */
function isCountry(code: string): boolean {
  return Object.hasOwn(countries, code.trim().toUpperCase());
}

function nameRule(label: string): Rule {
  return (value) =>
    value.trim().length > MAX_NAME_LENGTH ? `${label} is at most ${MAX_NAME_LENGTH} characters.` : undefined;
}

function dateOfBirthProblem(dob: string, today: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dob)) return 'Enter valid date of birth.';
  if (!isCalendarDate(dob) || Number(dob.slice(0, 4)) < FIRST_YEAR) return 'Date is invalid.';
  return ageOn(dob, today) < MINIMUM_AGE ? `You must be at least ${MINIMUM_AGE} years old.` : undefined;
}

/**
 * What is wrong with a sign-up, with exactly the messages of specification §5.
 * @param today `YYYY-MM-DD` in the shop's time zone, by which an age is counted
 */
export function signUpErrors(data: object, today: string): FieldErrors {
  const fields: [string, string, Rule][] = [
    ['lastName', 'Enter your Last Name', nameRule('Last Name')],
    ['firstName', 'Enter your First Name', nameRule('First Name')],
    ['country', 'Enter your Country', (value) => (isCountry(value) ? undefined : 'Enter your Country')],
    ['dob', 'Enter valid date of birth.', (value) => dateOfBirthProblem(value.trim(), today)],
    ['email', 'Enter your Email', (value) => (isEmail(value) ? undefined : 'Enter valid Email.')],
    ['phone', 'Enter your Phone', (value) => (isPhone(value, 12) ? undefined : 'Enter valid Phone Number.')],
    ['password', 'Enter your Password', (value) => passwordProblem(value)],
  ];
  return collect(data, fields);
}

/** What is wrong with the details a customer sends to change theirs (specification §5, profile edit). */
export function profileErrors(changes: object): FieldErrors {
  const fields: [string, string, Rule][] = [
    ['lastName', 'Last Name is required', nameRule('Last Name')],
    ['firstName', 'First Name is required', nameRule('First Name')],
    ['email', 'Email is required', (value) => (isEmail(value) ? undefined : 'Invalid email address')],
    [
      'phone',
      'Phone is required',
      (value) => (isPhone(value, 11) ? undefined : 'Phone must be 10-11 digits'),
    ],
    [
      'address',
      'Address is required',
      (value) =>
        value.trim().length > MAX_ADDRESS_LENGTH
          ? `Address is at most ${MAX_ADDRESS_LENGTH} characters.`
          : undefined,
    ],
  ];
  return collect(
    changes,
    fields.filter(([field]) => (changes as Record<string, unknown>)[field] !== undefined),
  );
}

function isEmail(value: string): boolean {
  const email = value.trim();
  return email.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(email);
}

function isPhone(value: string, mostDigits: number): boolean {
  return new RegExp(`^\\d{10,${mostDigits}}$`).test(value.trim());
}

function collect(data: object, fields: [field: string, whenBlank: string, rule: Rule][]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, whenBlank, rule] of fields) {
    const value = (data as Record<string, unknown>)[field];
    const isBlank = typeof value !== 'string' || value.trim() === '';
    const problem = isBlank ? whenBlank : rule(value);
    if (problem !== undefined) errors[field] = problem;
  }
  return errors;
}
