/** What the first nine digits of a tax code weigh in its tenth. */
const WEIGHTS = [31, 29, 23, 19, 17, 13, 7, 5, 3];

/**
 * Whether a text is a Vietnamese tax code: 10 digits of which the last checks the others, the same with a branch's three
 * digits (`0123456789-001`), or the 12 digits of a person's number.
 */
export function isTaxCode(text: string): boolean {
  if (/^\d{12}$/.test(text)) return true;
  if (!/^\d{10}(?:-?\d{3})?$/.test(text)) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return 10 - (sum % 11) === Number(text[9]);
}
