import { fetchBounded } from './fetch-bounded';
import { parseObject, type JsonFields } from './json-fields';

/** What one call may take. */
export interface CallLimits {
  /** Milliseconds until the whole answer is there. */
  ms: number;
  /** Bytes of the answer. */
  bytes: number;
}

interface ServiceCall extends CallLimits {
  /** As errors name it. */
  service: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Posted; without it the call is a GET. */
  json?: object;
}

/** A service's answer, whatever its status. */
export interface ServiceAnswer {
  status: number;
  body: Buffer;
}

/** A service refused a call, did not answer, or its answer cannot be understood. */
export class ServiceError extends Error {
  constructor(service: string, message: string) {
    super(`${service}: ${message}`);
  }
}

/**
 * Calls another company's service.
 * @throws ServiceError when there is no whole answer; whether the service acted is unknown then
 */
export async function callService(call: ServiceCall): Promise<ServiceAnswer> {
  const { service, url, headers, json, ms, bytes } = call;
  try {
    const response = await fetchBounded(bytes, url, {
      method: json ? 'POST' : 'GET',
      headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
      ...(json && { body: JSON.stringify(json) }),
      // Tokens and signatures go to the configured host and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(ms),
    });
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    throw new ServiceError(service, `no answer (${String((error as Error).cause ?? error)})`);
  }
}

/** The JSON object of an answer. @throws ServiceError when it is none, or the service is broken */
export function objectOf(service: string, { status, body }: ServiceAnswer): JsonFields {
  const fields = parseObject(body.toString('utf8'));
  if (!fields || status >= 500) throw new ServiceError(service, `answered ${status} without a use`);
  return fields;
}
