/** The fields of an answer or message from outside, unchecked. */
export type JsonFields = Readonly<Record<string, unknown>>;

/** A JSON object's fields; null for anything else. */
export function parseObject(text: string): JsonFields | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as JsonFields)
      : null;
  } catch {
    return null;
  }
}

/** A field as text: '' where it is missing or neither a text nor a number. */
export function textField(fields: JsonFields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** All fields as texts. */
export function textFields(fields: JsonFields): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, textField(fields, name)]));
}

/** A sum of money: NaN where a field holds anything but the digits of a whole number. */
export function amountField(fields: JsonFields, name: string): number {
  const text = textField(fields, name);
  const amount = /^\d+$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(amount) ? amount : NaN;
}

/** A field that is an object itself; without fields where it is none. */
export function objectField(fields: JsonFields, name: string): JsonFields {
  const value = fields[name];
  return typeof value === 'object' && value !== null ? (value as JsonFields) : {};
}

/** The moment that a field says, with a year of four digits, as databases keep it; null where it says none. */
export function momentField(fields: JsonFields, name: string): Date | null {
  const value = fields[name];
  const moment = typeof value === 'string' || typeof value === 'number' ? new Date(value) : null;
  const year = moment?.getUTCFullYear() ?? NaN;
  return year >= 1000 && year <= 9999 ? moment : null;
}

/** A field that is the address of a page; '' for anything else. */
export function pageField(fields: JsonFields, name: string): string {
  const address = textField(fields, name);
  return /^https?:\/\//.test(address) && URL.canParse(address) ? address : '';
}
