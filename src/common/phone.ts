import { normalise } from './text';

/**
 * Normalises a phone number to digits with 0 for +84, whatever its grouping: `0912.345.678`, `+84 (0)912 345
 * 678`, `0084–912/345/678`, also with full-width digits. Other texts are only trimmed.
 */
export function tidyPhone(text: string): string {
  const number = text.trim();
  const digits = normalise(number, 'NFKC').replace(/[\s().,/·•\p{Pd}−]/gu, '');
  if (!/^\+?\d*$/.test(digits)) return number;
  // '84912345678' and '+84 0912 345 678' occur too.
  return digits.replace(/^(?:\+84|0084|84(?=0?\d{9}$))0?/, '0');
}
