import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { statusMessage, type ErrorMessage } from '../common/refusals/refusal';
import { worded } from './errors/error-body';
import { namedLanguage, type Language } from '../common/language';
import { SECURITY_HEADERS } from './security';

/** Responds to invalid HTTP and to requests that exceed Node's timeouts, which have no reply object. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && !socket.destroyed) answerOn(socket, statusOf(error.code));
  socket.destroy(error);
}

/** Closes the connection of an incomplete request, with a 408 unless it was answered already. */
export function closeLate(request: IncomingMessage, isAnswered: boolean): void {
  if (request.complete) return;
  if (!isAnswered) answerOn(request.socket, 408, { named: languageOf(request) });
  request.destroy();
}

/**
 * Responds where Node would send an empty body or nothing: an `Expect` other than `100-continue`, and
 * `CONNECT`. Requests without a `Host` are rejected in `request-limits.ts`.
 */
export function answerOddRequests(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage) =>
    endWith(request.socket, 417, { named: languageOf(request) }),
  );
  server.on('connect', (request: IncomingMessage, socket: Socket) =>
    endWith(socket, 405, { named: languageOf(request) }),
  );
}

/** The content of an error on a raw socket. */
interface SocketError {
  /** Replaces the status's default message. */
  text?: ErrorMessage;
  /** The language that the request prefers, if it was parsed at all. */
  named?: Language | null;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
}

/** Sends an error on a raw socket and closes it. */
export function endWith(socket: Socket, statusCode: number, error: SocketError = {}): void {
  socket.on('error', () => undefined);
  answerOn(socket, statusCode, error);
  socket.destroySoon();
}

function answerOn(
  socket: Socket,
  statusCode: number,
  { text = statusMessage(statusCode), named = null, retryAfter }: SocketError = {},
): void {
  if (!socket.writable) return;
  const body = JSON.stringify({ statusCode, ...worded(text, named) });
  const headers = {
    connection: 'close',
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'content-language': named ?? 'en',
    'content-length': Buffer.byteLength(body),
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
    ...SECURITY_HEADERS,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  socket.write(`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}

function languageOf({ headers }: IncomingMessage): Language | null {
  return namedLanguage(headers['accept-language']);
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
