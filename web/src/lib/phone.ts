import { plainSigns, visible } from './visible';

/**
 * A phone number as the shop keeps it, by the server's rule (A26): its digits, and 0 for +84, however it was written in
 * groups: `0912.345.678`, `+84 (0)912 345 678`. Any other text stays as it is, its ends trimmed.
 */
export function tidyPhone(text: string): string {
  const number = visible(text);
  const digits = plainSigns(number).replace(/[\s().,/·•\p{Pd}−]/gu, '');
  if (!/^\+?\d*$/.test(digits)) return number;
  // '84912345678' and '+84 0912 345 678' are written as well.
  return digits.replace(/^(?:\+84|0084|84(?=0?\d{9}$))0?/, '0');
}
