import { countries } from 'countries-list';
import { isEmail } from '../../config/email';
import { ageOn, isCalendarDate } from '../../common/shop-time';
import { passwordForm } from '../../common/password-form';
import { tidyPhone } from '../../common/phone';
import { isPlainText, tidyAddress, tidyLine, unreadableIn } from '../../common/text';
import {
  InvalidFields,
  Refusal,
  errorMessage,
  joinMessages,
  type RefusalCode,
  type ErrorMessage,
  type FieldErrors,
} from '../../common/refusals/refusal';
import type { PersonLine } from '../../common/refusals/accounts';
import type { UniqueField } from './customer.entity';

/** Answers what is wrong with a value that breaks the rule, else undefined. The value is not blank. */
type Rule = (value: string) => ErrorMessage | undefined;

/** A field, what is said when it is blank, and its rule. */
type FieldRule = [field: string, whenBlank: ErrorMessage, rule: Rule];

const MAX_NAME_LENGTH = 50;
const MAX_PASSWORD_LENGTH = 128;
const MAX_ADDRESS_LENGTH = 300;
/** Longer than any line, accents apart from their letters included: such a value is not looked at. */
const MAX_LINE_LENGTH = 1000;
const MINIMUM_AGE = 18;
const FIRST_YEAR = 1900;

/** Password rules in the order they are checked (rule A24), each with what is said. */
const PASSWORD_RULES: readonly (readonly [RegExp, ErrorMessage])[] = [
  [/^.{8,}$/su, errorMessage('password.short')],
  [/\p{Lu}/u, errorMessage('password.no-capital')],
  [/\p{Nd}/u, errorMessage('password.no-number')],
  [/[^\p{L}\p{N}\s]/u, errorMessage('password.no-special')],
  [
    new RegExp(`^.{0,${MAX_PASSWORD_LENGTH}}$`, 'su'),
    errorMessage('password.long', { most: MAX_PASSWORD_LENGTH }),
  ],
];

/** The first rule that a new password breaks (rule A24). */
export function passwordProblem(typed: string): ErrorMessage | undefined {
  const password = passwordForm(typed);
  return PASSWORD_RULES.find(([pattern]) => !pattern.test(password))?.[1];
}

/** True for the ISO 3166-1 code of two letters of a country, in either case. */
function isCountry(code: string): boolean {
  return Object.hasOwn(countries, code.trim().toUpperCase());
}

/** A field of one line that can be read in full. */
function line(
  field: string,
  label: PersonLine,
  blank: 'person.line-missing' | 'person.line-required',
  maxLength = MAX_NAME_LENGTH,
  tidy = tidyLine,
): FieldRule {
  const whenBlank = errorMessage(blank, { label });
  const tooLong = errorMessage('person.line-long', { label, most: maxLength });
  const rule: Rule = (value) => {
    if (value.length > MAX_LINE_LENGTH) return tooLong;
    const text = tidy(value);
    if (text === '') return whenBlank;
    if (!isPlainText(text))
      return errorMessage('person.line-hidden', { label, character: unreadableIn(text) });
    return text.length > maxLength ? tooLong : undefined;
  };
  return [field, whenBlank, rule];
}

function dateOfBirthProblem(dob: string, today: string): ErrorMessage | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dob)) return errorMessage('dob.invalid');
  if (!isCalendarDate(dob) || Number(dob.slice(0, 4)) < FIRST_YEAR) return errorMessage('dob.no-date');
  return ageOn(dob, today) < MINIMUM_AGE ? errorMessage('dob.too-young', { least: MINIMUM_AGE }) : undefined;
}

/**
 * What is wrong with a sign-up, with a message for each field (rules A22 to A26).
 * @param today `YYYY-MM-DD` in the shop's time zone, by which an age is counted
 */
export function signUpErrors(data: object, today: string): FieldErrors {
  const fields: FieldRule[] = [
    line('lastName', 'Last Name', 'person.line-missing'),
    line('firstName', 'First Name', 'person.line-missing'),
    ['country', errorMessage('country.missing'), unless(isCountry, 'country.missing')],
    ['dob', errorMessage('dob.invalid'), (value) => dateOfBirthProblem(value.trim(), today)],
    ['email', errorMessage('email.missing'), unless(isEmail, 'email.invalid')],
    ['phone', errorMessage('phone.missing'), unless((value) => isPhone(value, 12), 'phone.invalid')],
    ['password', errorMessage('password.missing'), passwordProblem],
  ];
  return collect(data, fields);
}

/** What is wrong with the details a customer sends to change theirs (rule A26). */
export function profileErrors(changes: object): FieldErrors {
  const fields: FieldRule[] = [
    line('lastName', 'Last Name', 'person.line-required'),
    line('firstName', 'First Name', 'person.line-required'),
    ['email', errorMessage('email.required'), unless(isEmail, 'email.malformed')],
    ['phone', errorMessage('phone.required'), unless((value) => isPhone(value, 11), 'phone.digits')],
    line('address', 'Address', 'person.line-required', MAX_ADDRESS_LENGTH, tidyAddress),
  ];
  return collect(
    changes,
    fields.filter(([field]) => (changes as Record<string, unknown>)[field] !== undefined),
  );
}

type PlainCode = 'country.missing' | 'email.invalid' | 'email.malformed' | 'phone.invalid' | 'phone.digits';

function unless(isRight: (value: string) => boolean, code: PlainCode): Rule {
  const text = errorMessage(code);
  return (value) => (isRight(value) ? undefined : text);
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
 * @throws Refusal (400) with all the messages, each on its field
 */
export function throwIfInvalid(errors: FieldErrors): void {
  if (Object.keys(errors).length === 0) return;
  const inSentences = (texts: string[]): string =>
    texts.map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ');
  throw new InvalidFields(sayTogether('validation.failed', errors, inSentences), errors);
}

const TAKEN: Record<UniqueField, ErrorMessage> = {
  username: errorMessage('username.taken'),
  email: errorMessage('email.taken'),
  phone: errorMessage('phone.taken'),
};

/** A 409 with a message on each field whose value another account has. */
export function takenError(fields: UniqueField[]): Refusal {
  if (fields.length === 0) return new Refusal(409, errorMessage('account.exists'), { errors: {} });
  const errors: FieldErrors = Object.fromEntries(fields.map((field) => [field, TAKEN[field]]));
  return new Refusal(
    409,
    sayTogether('account.exists', errors, (texts) => texts.join(' ')),
    { errors },
  );
}

/** What is wrong with all the fields: with one alone it has that one's code. */
function sayTogether(
  code: RefusalCode,
  errors: FieldErrors,
  joined: (texts: string[]) => string,
): ErrorMessage {
  const all = Object.values(errors);
  return joinMessages(all.length === 1 ? all[0]!.code : code, all, joined);
}

/**
 * Returns only if no account has one of the values.
 * @param taken the fields whose value another account has
 * @throws Refusal (409) with a message on each of them
 */
export function throwIfTaken(taken: UniqueField[]): void {
  if (taken.length > 0) throw takenError(taken);
}
