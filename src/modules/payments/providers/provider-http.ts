import { fetchBounded } from '../../../common/fetch-bounded';
import { ProviderError, type ProviderName } from './payment-provider';

/** MoMo asks for at least 30 seconds. Shutdown waits longer (`app.module.ts`). */
export const PROVIDER_CALL_MS = 30_000;
/** Bytes of an answer. */
const MAX_BYTES = 64 * 1024;

/** The fields of a provider's answer or message, unchecked. */
export type ProviderFields = Readonly<Record<string, unknown>>;

/**
 * Posts JSON to a provider.
 * @throws ProviderError when no JSON object comes back; whether the provider acted is unknown then
 */
export async function postJson(
  provider: ProviderName,
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ fields: ProviderFields; text: string }> {
  return callProvider(provider, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Calls a provider and reads the JSON object that it answers, whatever the status. */
export async function callProvider(
  provider: ProviderName,
  url: string,
  init: RequestInit,
): Promise<{ fields: ProviderFields; text: string }> {
  const response = await fetchBounded(MAX_BYTES, url, {
    ...init,
    // Keys and signatures go to the configured host and nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(PROVIDER_CALL_MS),
  }).catch((error: unknown) => {
    throw new ProviderError(provider, `no answer (${String((error as Error).cause ?? error)})`);
  });
  const text = await response.text().catch((error: unknown) => {
    throw new ProviderError(provider, `no whole answer (${String(error)})`);
  });
  const fields = parseObject(text);
  if (!fields) throw new ProviderError(provider, `answered ${response.status} without a JSON object`);
  return { fields, text };
}

/** A JSON object's fields; null for anything else. */
export function parseObject(text: string): ProviderFields | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as ProviderFields)
      : null;
  } catch {
    return null;
  }
}

/** A field as text: '' where it is missing or neither a text nor a number. */
export function textField(fields: ProviderFields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** All fields as texts. */
export function textFields(fields: ProviderFields): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, textField(fields, name)]));
}

/** A sum of money: NaN where a field holds anything but the digits of a whole number. */
export function amountField(fields: ProviderFields, name: string): number {
  const text = textField(fields, name);
  const amount = /^\d+$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(amount) ? amount : NaN;
}
