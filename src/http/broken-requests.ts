import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { statusMessage, type ErrorMessage } from '../common/refusals/refusal';
import { worded } from './errors/error-body';
import { namedLanguage, type Language } from '../common/language';
import { SECURITY_HEADERS } from './security';

/** Answers what is not even HTTP, or came too late for Node: there is no reply object for it. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && !socket.destroyed) answerOn(socket, statusOf(error.code));
  socket.destroy(error);
}

/** Ends the connection of a request that has not arrived yet, with a 408 unless it was answered already. */
export function closeLate(request: IncomingMessage, isAnswered: boolean): void {
  if (request.complete) return;
  if (!isAnswered) answerOn(request.socket, 408, { named: languageOf(request) });
  request.destroy();
}

/**
 * Answers what Node would with an empty body, or with none: an `Expect` other than `100-continue`, and `CONNECT`.
 * Requests without a `Host` are the shop's own to refuse (`request-limits.ts`).
 */
export function answerOddRequests(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage) =>
    endWith(request.socket, 417, { named: languageOf(request) }),
  );
  server.on('connect', (request: IncomingMessage, socket: Socket) =>
    endWith(socket, 405, { named: languageOf(request) }),
  );
}

/** What an error on a raw socket tells. */
interface Told {
  /** What the status says, unless it is given. */
  said?: ErrorMessage;
  /** The language that the request names, if it was read at all. */
  named?: Language | null;
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
}

/** Sends an error on a raw socket and closes it. */
export function endWith(socket: Socket, statusCode: number, told: Told = {}): void {
  socket.on('error', () => undefined);
  answerOn(socket, statusCode, told);
  socket.destroySoon();
}

function answerOn(
  socket: Socket,
  statusCode: number,
  { said = statusMessage(statusCode), named = null, retryAfter }: Told = {},
): void {
  if (!socket.writable) return;
  const body = JSON.stringify({ statusCode, ...worded(said, named) });
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
