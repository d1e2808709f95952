const MAX_EMAIL_LENGTH = 254;

/**
 * An e-mail address: words of letters, digits and _ % + - ' joined by single dots, an @, and a domain of at
 * least two labels whose last is two letters or more. Other letters of a domain are written in Punycode, `xn--…`.
 */
const EMAIL_PATTERN =
  /^[a-z0-9_%+'-]+(?:\.[a-z0-9_%+'-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

/** Whether a text is one e-mail address, spaces around it apart. */
export function isEmail(value: string): boolean {
  const email = value.trim();
  return email.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(email);
}
