import { visible } from './visible';

const MAX_EMAIL_LENGTH = 254;

/**
 * The server's pattern, letter for letter. Before the @: letters, digits and . _ % + - ', where a dot stands between
 * two others. After it: labels of letters, digits and inner hyphens, the last of letters only.
 */
const EMAIL_PATTERN = /^[a-z\d_%+'-]+(?:\.[a-z\d_%+'-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/** Whether a text looks like an e-mail address. Spaces around it are ignored. */
export function isEmail(text: string): boolean {
  const email = visible(text);
  return email.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(email);
}
