import { BadRequestException, ConflictException } from '@nestjs/common';
import { countries } from 'countries-list';
import { isEmail } from '../../common/email';
import { ageOn, isCalendarDate } from '../../common/shop-time';
import { tidyPhone } from '../../common/phone';
import { isPlainText, tidyText } from '../../common/text';
import type { UniqueField } from './customer.entity';

/** What is wrong with each field, by its name; a field that is right is missing. */
export type FieldErrors = Record<string, string>;

/** Answers the message for a value that breaks the rule, else undefined. The value is not blank. */
type Rule = (value: string) => string | undefined;

/** A field, its message when it is blank, and its rule. */
type FieldRule = [field: string, whenBlank: string, rule: Rule];

const MAX_NAME_LENGTH = 50;
const MAX_PASSWORD_LENGTH = 128;
const MAX_ADDRESS_LENGTH = 300;
/** Longer than any line, accents apart from their letters included: such a value is not looked at. */
const LONGEST_LINE = 1000;
const MINIMUM_AGE = 18;
const FIRST_YEAR = 1900;

/** Password rules in the order they are checked (rule A24), each with its message. */
const PASSWORD_RULES: readonly (readonly [RegExp, string])[] = [
  [/^.{8,}$/su, 'At least 8 characters.'],
  [/\p{Lu}/u, 'At least one uppercase letter.'],
  [/\p{Nd}/u, 'At least one number.'],
  // 'leat' is the required wording, not a slip.
  [/[^\p{L}\p{N}\s]/u, 'At leat one special character.'],
  [new RegExp(`^.{0,${MAX_PASSWORD_LENGTH}}$`, 'su'), `At most ${MAX_PASSWORD_LENGTH} characters.`],
];

/** The first rule that a new password breaks, as its message (rule A24). */
export function passwordProblem(password: string): string | undefined {
  return PASSWORD_RULES.find(([pattern]) => !pattern.test(password))?.[1];
}

/** True for the ISO 3166-1 code of two letters of a country, in either case. */
function isCountry(code: string): boolean {
  return Object.hasOwn(countries, code.trim().toUpperCase());
}

/** A field of one line that can be read in full: hidden characters make it as good as blank. */
function line(field: string, label: string, whenBlank: string, maxLength = MAX_NAME_LENGTH): FieldRule {
  const tooLong = `${label} is at most ${maxLength} characters.`;
  const rule: Rule = (value) => {
    if (value.length > LONGEST_LINE) return tooLong;
    const text = tidyText(value);
    if (!isPlainText(text)) return whenBlank;
    return text.length > maxLength ? tooLong : undefined;
  };
  return [field, whenBlank, rule];
}

function dateOfBirthProblem(dob: string, today: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dob)) return 'Enter valid date of birth.';
  if (!isCalendarDate(dob) || Number(dob.slice(0, 4)) < FIRST_YEAR) return 'Date is invalid.';
  return ageOn(dob, today) < MINIMUM_AGE ? `You must be at least ${MINIMUM_AGE} years old.` : undefined;
}

/**
 * What is wrong with a sign-up, with a message for each field (rules A22 to A26).
 * @param today `YYYY-MM-DD` in the shop's time zone, by which an age is counted
 */
export function signUpErrors(data: object, today: string): FieldErrors {
  const fields: FieldRule[] = [
    line('lastName', 'Last Name', 'Enter your Last Name'),
    line('firstName', 'First Name', 'Enter your First Name'),
    ['country', 'Enter your Country', (value) => (isCountry(value) ? undefined : 'Enter your Country')],
    ['dob', 'Enter valid date of birth.', (value) => dateOfBirthProblem(value.trim(), today)],
    ['email', 'Enter your Email', (value) => (isEmail(value) ? undefined : 'Enter valid Email.')],
    ['phone', 'Enter your Phone', (value) => (isPhone(value, 12) ? undefined : 'Enter valid Phone Number.')],
    ['password', 'Enter your Password', (value) => passwordProblem(value)],
  ];
  return collect(data, fields);
}

/** What is wrong with the details a customer sends to change theirs (rule A26). */
export function profileErrors(changes: object): FieldErrors {
  const fields: FieldRule[] = [
    line('lastName', 'Last Name', 'Last Name is required'),
    line('firstName', 'First Name', 'First Name is required'),
    ['email', 'Email is required', (value) => (isEmail(value) ? undefined : 'Invalid email address')],
    [
      'phone',
      'Phone is required',
      (value) => (isPhone(value, 11) ? undefined : 'Phone must be 10-11 digits'),
    ],
    line('address', 'Address', 'Address is required', MAX_ADDRESS_LENGTH),
  ];
  return collect(
    changes,
    fields.filter(([field]) => (changes as Record<string, unknown>)[field] !== undefined),
  );
}

function isPhone(value: string, mostDigits: number): boolean {
  const digits = tidyPhone(value);
  return /^\d{10,12}$/.test(digits) && digits.length <= mostDigits;
}

function collect(data: object, fields: FieldRule[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, whenBlank, rule] of fields) {
    const value = (data as Record<string, unknown>)[field];
    const isBlank = typeof value !== 'string' || value.trim() === '';
    const problem = isBlank ? whenBlank : rule(value);
    if (problem !== undefined) errors[field] = problem;
  }
  return errors;
}

/**
 * Returns only if no field is wrong.
 * @throws BadRequestException with all the messages, each on its field
 */
export function throwIfInvalid(errors: FieldErrors): void {
  const messages = Object.values(errors);
  if (messages.length === 0) return;
  const sentences = messages.map((message) => (message.endsWith('.') ? message : `${message}.`));
  throw new BadRequestException({ message: sentences.join(' '), errors });
}

const TAKEN: Record<UniqueField, string> = {
  username: 'This username is taken.',
  email: 'This email is already registered.',
  phone: 'This phone number is already registered.',
};

/** A 409 with a message on each field whose value another account has. */
export function takenError(fields: UniqueField[]): ConflictException {
  const errors: FieldErrors = Object.fromEntries(fields.map((field) => [field, TAKEN[field]]));
  const message = Object.values(errors).join(' ') || 'This account exists already.';
  return new ConflictException({ message, errors });
}

/**
 * Returns only if no account has one of the values.
 * @param taken the fields whose value another account has
 * @throws ConflictException with a message on each of them
 */
export function throwIfTaken(taken: UniqueField[]): void {
  if (taken.length > 0) throw takenError(taken);
}
