import { hmacHex, isSameSignature } from './hmac';

/** How far the clock of SePay's message may be from the shop's, in seconds. */
const MAX_CLOCK_DIFFERENCE = 300;

/** The headers of a SePay message that sign it. */
export interface SepayHeaders {
  /** `X-SePay-Timestamp`, in seconds. */
  timestamp: string | undefined;
  /** `X-SePay-Signature`: `sha256=` and 64 hexadecimal digits. */
  signature: string | undefined;
}

/**
 * Whether SePay signed a message not long ago: `key` signs the timestamp, a dot and the body's bytes as they came.
 * @param now milliseconds since 1970
 */
export function isSignedBySepay(body: Buffer, headers: SepayHeaders, key: string, now: number): boolean {
  const { timestamp = '', signature = '' } = headers;
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > MAX_CLOCK_DIFFERENCE) return false;
  const expected = hmacHex('sha256', key, Buffer.concat([Buffer.from(`${timestamp}.`), body]));
  return isSameSignature(`sha256=${expected}`, signature);
}
