const MAX_EMAIL_LENGTH = 254;

/**
 * Letters, digits and . _ % + - before the @, each dot between two of them; then labels of letters, digits and
 * inner hyphens, the last of letters only. The server's rule, letter for letter.
 */
const EMAIL_PATTERN = /^[a-z\d_%+-]+(?:\.[a-z\d_%+-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;

/** Whether it looks like an e-mail address (specification §5). Spaces around it do not count. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(email);
}
