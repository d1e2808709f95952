import { fetchBounded } from '../../../common/fetch-bounded';
import { parseObject, type JsonFields } from '../../../common/json-fields';
import { CarrierError, type CarrierCode } from './carrier';

/** A carrier that takes longer is asked again. Shutdown waits longer (`app.module.ts`). */
const CALL_MS = 15_000;
/** Bytes of an answer: a list of wards, or a label. */
const MAX_BYTES = 2 * 1024 * 1024;

/** A carrier's answer, whatever its status. */
export interface CarrierAnswer {
  status: number;
  type: string;
  body: Buffer;
}

/** @throws CarrierError when there is no whole answer; whether the carrier acted is unknown then */
export async function callCarrier(
  carrier: CarrierCode,
  url: string,
  init: RequestInit,
): Promise<CarrierAnswer> {
  try {
    const response = await fetchBounded(MAX_BYTES, url, {
      ...init,
      // Tokens go to the configured host and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(CALL_MS),
    });
    const body = Buffer.from(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get('content-type') ?? '', body };
  } catch (error) {
    throw new CarrierError(carrier, `no answer (${String((error as Error).cause ?? error)})`);
  }
}

/** The JSON object of an answer. @throws CarrierError when it is none, or the carrier is broken */
export function objectOf(carrier: CarrierCode, { status, body }: CarrierAnswer): JsonFields {
  const fields = parseObject(body.toString('utf8'));
  if (!fields || status >= 500) throw new CarrierError(carrier, `answered ${status} without a use`);
  return fields;
}

/** A field that is an object itself; without fields where it is none. */
export function objectField(fields: JsonFields, name: string): JsonFields {
  const value = fields[name];
  return typeof value === 'object' && value !== null ? (value as JsonFields) : {};
}

/** The moment that a field says; null where it says none. */
export function momentField(fields: JsonFields, name: string): Date | null {
  const value = fields[name];
  const moment = typeof value === 'string' || typeof value === 'number' ? new Date(value) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
}
