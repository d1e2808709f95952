import { isBlank } from './text';

const MAX_PASSWORD_LENGTH = 128;

/** The rules in the order they are checked (rule A24). Characters are counted as the server counts them. */
const RULES: readonly { holds: (password: string) => boolean; message: string }[] = [
  { holds: (password) => [...password].length >= 8, message: 'At least 8 characters.' },
  { holds: (password) => /\p{Lu}/u.test(password), message: 'At least one uppercase letter.' },
  { holds: (password) => /\p{Nd}/u.test(password), message: 'At least one number.' },
  { holds: (password) => /[^\p{L}\p{N}\s]/u.test(password), message: 'At leat one special character.' },
  {
    holds: (password) => [...password].length <= MAX_PASSWORD_LENGTH,
    message: `At most ${MAX_PASSWORD_LENGTH} characters.`,
  },
];

/** @returns the message of the first broken rule; undefined for a valid password */
export function checkPassword(password: string): string | undefined {
  return RULES.find((rule) => !rule.holds(password))?.message;
}

/** @returns the message when the two passwords differ */
export function checkRepetition(repeated: string, password: string): string | undefined {
  return repeated === password ? undefined : 'The passwords you entered does not match.';
}

/** The fields of the form that changes a password. */
export type PasswordField = 'currentPassword' | 'password' | 'confirmPassword';
export type PasswordValues = Record<PasswordField, string>;

export const PASSWORD_LABELS: Record<PasswordField, string> = {
  currentPassword: 'Current Password',
  password: 'New Password',
  confirmPassword: 'Confirm Password',
};

/** One field's message in the form that changes a password; the rules are those of the sign-up. */
export function checkPasswordField(field: PasswordField, values: PasswordValues): string | undefined {
  if (isBlank(values[field])) return `Enter your ${PASSWORD_LABELS[field]}`;
  if (field === 'password') return checkPassword(values.password);
  if (field === 'confirmPassword') return checkRepetition(values.confirmPassword, values.password);
  return undefined;
}
