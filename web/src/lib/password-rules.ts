import { i18n } from './i18n';
import { isBlank } from './visible';

const MAX_PASSWORD_LENGTH = 128;

/** The rules in the order they are checked (rule A24). Characters are counted as the server counts them. */
const RULES: readonly { holds: (password: string) => boolean; message: () => string }[] = [
  { holds: (password) => [...password].length >= 8, message: () => i18n.t('At least 8 characters.') },
  { holds: (password) => /\p{Lu}/u.test(password), message: () => i18n.t('At least one uppercase letter.') },
  { holds: (password) => /\p{Nd}/u.test(password), message: () => i18n.t('At least one number.') },
  {
    holds: (password) => /[^\p{L}\p{N}\s]/u.test(password),
    message: () => i18n.t('At leat one special character.'),
  },
  {
    holds: (password) => [...password].length <= MAX_PASSWORD_LENGTH,
    message: () => i18n.t('At most {count} characters.', { count: MAX_PASSWORD_LENGTH }),
  },
];

/** The rules in one sentence, for who has not typed yet. */
export const passwordHint = (): string =>
  i18n.t('At least 8 characters, with an uppercase letter, a number and a special character.');

/** @returns the message of the first broken rule; undefined for a valid password */
export function checkPassword(password: string): string | undefined {
  return RULES.find((rule) => !rule.holds(password))?.message();
}

/** @returns the message when the two passwords differ */
export function checkRepetition(repeated: string, password: string): string | undefined {
  return repeated === password ? undefined : i18n.t('The passwords you entered does not match.');
}

/** The fields of the form that changes a password. */
export type PasswordField = 'currentPassword' | 'code' | 'password' | 'confirmPassword';
export type PasswordValues = Record<PasswordField, string>;

/** What each field is called, and what is said of an empty one. */
export const PASSWORD_WORDS = {
  currentPassword: () => ({
    label: i18n.t('Current Password'),
    empty: i18n.t('Enter your Current Password'),
  }),
  code: () => ({
    label: i18n.t('Code'),
    empty: i18n.t('Enter the code from your authenticator app.'),
  }),
  password: () => ({ label: i18n.t('New Password'), empty: i18n.t('Enter your New Password') }),
  confirmPassword: () => ({
    label: i18n.t('Confirm Password'),
    empty: i18n.t('Enter your Confirm Password'),
  }),
};

/** One field's message in the form that changes a password; the rules are those of the sign-up. */
export function checkPasswordField(field: PasswordField, values: PasswordValues): string | undefined {
  if (isBlank(values[field])) return PASSWORD_WORDS[field]().empty;
  if (field === 'password') return checkPassword(values.password);
  if (field === 'confirmPassword') return checkRepetition(values.confirmPassword, values.password);
  return undefined;
}
