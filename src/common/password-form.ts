/** Longer than any password may be, accents apart from their letters included: such a text is refused as it is. */
const MAX_TYPED_LENGTH = 1000;

/**
 * The form in which passwords are counted, compared and hashed (NFKC): keyboards differ in how they send an accent.
 * Only texts of some length are brought into it, since the time for that grows with the square of it.
 */
export function passwordForm(password: string): string {
  return password.length > MAX_TYPED_LENGTH ? password : password.normalize('NFKC');
}

/** Whether a password has at most so many characters, as typed by the one keyboard or the other. */
export function isPasswordWithin(password: string, most: number): boolean {
  return [passwordForm(password), password].some(
    (text) => text.length <= 2 * most && [...text].length <= most,
  );
}
