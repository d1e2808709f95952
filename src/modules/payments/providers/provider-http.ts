import { fetchBounded } from '../../../common/fetch-bounded';
import { parseObject, type JsonFields } from '../../../common/json-fields';
import { ProviderError, type ProviderName } from './payment-provider';

/** MoMo asks for at least 30 seconds. Shutdown waits longer (`app.module.ts`). */
export const PROVIDER_CALL_MS = 30_000;
/** Bytes of an answer. */
const MAX_BYTES = 64 * 1024;

/**
 * Posts JSON to a provider.
 * @throws ProviderError when no JSON object comes back; whether the provider acted is unknown then
 */
export async function postJson(
  provider: ProviderName,
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ fields: JsonFields; text: string }> {
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
): Promise<{ fields: JsonFields; text: string }> {
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
