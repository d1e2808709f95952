/**
 * A phone number as it is kept: its digits, and 0 for +84, however it was written in groups: `0912.345.678`,
 * `+84 912 345 678`. Any other text stays as it is, its ends trimmed.
 */
export function tidyPhone(text: string): string {
  const number = text.trim();
  if (!/^\+?[\d\s().-]+$/.test(number)) return number;
  return number.replace(/^\+84/, '0').replace(/[\s().-]/g, '');
}
