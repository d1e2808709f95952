import { hmacHex, isSameSignature } from './hmac';

/**
 * The signature of payOS over some fields: `name=value` sorted by name and joined by `&`, null as nothing, arrays as
 * JSON whose objects are sorted by name (payos.vn, "Kiểm tra dữ liệu với signature").
 */
export function signPayos(data: Readonly<Record<string, unknown>>, checksumKey: string): string {
  const names = Object.keys(data).sort();
  return hmacHex('sha256', checksumKey, names.map((name) => `${name}=${textOf(data[name])}`).join('&'));
}

/** Whether payOS signed the `data` of a message. */
export function isSignedByPayos(
  { data, signature }: { data?: unknown; signature?: unknown },
  checksumKey: string,
): boolean {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return isSameSignature(signPayos(data as Record<string, unknown>, checksumKey), signature);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === 'null' || value === 'undefined') return '';
  if (Array.isArray(value)) return JSON.stringify(value.map(sorted));
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
