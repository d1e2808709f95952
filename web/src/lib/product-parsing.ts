import { DRAFT_LIMITS } from './product-draft';
import { plainSigns } from './visible';

const SIZE = /^\d{1,3}(\.\d{1,2})?$/;

/** The digits of a typed number (rule E8), cut to so many: by default a price's. */
export function digitsOf(typed: string, longest: number = DRAFT_LIMITS.price): string {
  return typed
    .replace(/\D/g, '')
    .replace(/^0+/, (zeros, _at, digits: string) => (zeros === digits ? '0' : ''))
    .slice(0, longest);
}

const UNITS: Readonly<Record<string, number>> = { tr: 1e6, triệu: 1e6, k: 1e3, nghìn: 1e3, ngàn: 1e3 };

/**
 * The digits of a price that was pasted, from a list or a bank's page: `2.390.000,00`, `2390000.00`, `2 390 000 ₫`,
 * `2,39 triệu`.
 *
 * @returns null when it is not clear how many whole dong are meant
 */
export function readPrice(pasted: string): string | null {
  const text = plainSigns(pasted)
    .toLowerCase()
    .replace(/[\s']+/g, '')
    .replace(/(?:₫|đồng|vnđ|vnd|đ)$/, '');
  const [, whole, , part = '', unit] = /^(\d{1,4})([.,](\d\d?))?(tr|triệu|k|nghìn|ngàn)$/.exec(text) ?? [];
  if (whole && unit) return digitsOf(String(Math.round(Number(`${whole}.${part || '0'}`) * UNITS[unit]!)));
  const isClear =
    /^(?:\d+|\d{1,3}(?:\.\d{3})+(?:,0{1,2})?|\d{1,3}(?:,\d{3})+(?:\.0{1,2})?|\d{4,}[.,]0{1,2})$/.test(text);
  const digits = text.replace(/[.,]0{1,2}$/, '').replace(/\D/g, '');
  return isClear && digits.length <= DRAFT_LIMITS.price ? digitsOf(digits) : null;
}

/**
 * The digits of a number that was pasted: `1.240 g`.
 *
 * @param most as many digits as this number has may be pasted
 * @returns null when it is not clear which whole number is meant
 */
export function readWhole(pasted: string, { unit, most }: { unit: string; most: number }): string | null {
  const text = plainSigns(pasted).toLowerCase().replace(/\s+/g, '');
  const number = text.endsWith(unit) ? text.slice(0, -unit.length) : text;
  if (!/^(?:\d*|\d{1,3}(?:\.\d{3})+)$/.test(number)) return null;
  const digits = digitsOf(number, number.length);
  return digits.length > String(most).length ? null : digits;
}

/** A typed size as it is saved: '42,50' is '42.5'; null for an invalid size. */
export function readSize(typed: string): string | null {
  const text = typed.trim().replace(',', '.');
  return SIZE.test(text) ? String(Number(text)) : null;
}

/** A typed quantity; null for an invalid one. */
export function readQuantity(typed: string): number | null {
  const quantity = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return quantity <= DRAFT_LIMITS.quantity ? quantity : null;
}
