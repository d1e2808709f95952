import { TIMINGS } from '../lib/timings';
import type { CallInit } from './http-client';

/**
 * Sends a call through XMLHttpRequest, since `fetch` reports no upload progress. The whole call has no time limit; it
 * times out when nothing was sent or received for the usual timeout.
 *
 * @param onSent called with the sent share of the body, above 0 and up to 1
 */
export function callWithProgress(
  onSent: (share: number) => void,
): Required<Pick<CallInit, 'via' | 'timeout'>> {
  const stalled = new AbortController();
  const via: typeof fetch = (url, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => stalled.abort(), TIMINGS.requestTimeout);
      };
      request.open(init.method ?? 'GET', url instanceof Request ? url.url : url);
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        wait();
        if (lengthComputable && total > 0) onSent(loaded / total);
      };
      request.onload = () => {
        const { status, responseText } = request;
        const retryAfter = request.getResponseHeader('Retry-After');
        const headers: HeadersInit = retryAfter === null ? {} : { 'Retry-After': retryAfter };
        resolve(new Response(responseText || null, { status, headers }));
      };
      request.onerror = () => reject(new TypeError('The request failed.'));
      request.onloadend = () => clearTimeout(timer);
      signal?.addEventListener('abort', () => {
        request.abort();
        reject(signal.reason as Error);
      });
      wait();
      request.send(init.body as XMLHttpRequestBodyInit);
    });
  return { via, timeout: stalled.signal };
}
