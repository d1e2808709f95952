import { normalise } from './text';

/**
 * A phone number as it is kept: its digits, and 0 for +84, however it was written in groups: `0912.345.678`,
 * `+84 (0)912 345 678`, `0084–912/345/678`, also in the wide digits of East Asian keyboards. Any other text stays as
 * it is, its ends trimmed.
 */
export function tidyPhone(text: string): string {
  const number = text.trim();
  const digits = normalise(number, 'NFKC').replace(/[\s().,/·•\p{Pd}−]/gu, '');
  if (!/^\+?\d*$/.test(digits)) return number;
  // '84912345678' and '+84 0912 345 678' are written as well.
  return digits.replace(/^(?:\+84|0084|84(?=0?\d{9}$))0?/, '0');
}
