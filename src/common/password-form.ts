/**
 * Exceeds every valid password even with decomposed accents; longer texts are rejected without normalising.
 */
const MAX_TYPED_LENGTH = 1000;

/**
 * The normalised form (NFKC) in which passwords are counted, compared and hashed, since keyboards encode
 * accents differently. Long texts stay unchanged: normalising takes quadratic time.
 */
export function passwordForm(password: string): string {
  return password.length > MAX_TYPED_LENGTH ? password : password.normalize('NFKC');
}

/** Whether a password has at most `most` characters, however the keyboard encodes accents. */
export function isPasswordWithin(password: string, most: number): boolean {
  return [passwordForm(password), password].some(
    (text) => text.length <= 2 * most && [...text].length <= most,
  );
}
