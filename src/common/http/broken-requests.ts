import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { defaultSentence } from '../errors/error-body';
import { SECURITY_HEADERS } from './security';

/** Answers what is not even HTTP, or came too late for Node: there is no reply object for it. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && !socket.destroyed) answerOn(socket, statusOf(error.code));
  socket.destroy(error);
}

/** Ends the connection of a request that has not arrived yet, with a 408 unless it was answered already. */
export function closeLate(request: IncomingMessage, isAnswered: boolean): void {
  if (request.complete) return;
  if (!isAnswered) answerOn(request.socket, 408);
  request.destroy();
}

/**
 * Answers what Node would with an empty body, or with none: an `Expect` other than `100-continue`, and `CONNECT`.
 * Requests without a `Host` are the shop's own to refuse (`request-limits.ts`).
 */
export function answerOddRequests(server: Server): void {
  server.on('checkExpectation', ({ socket }: IncomingMessage) => endWith(socket, 417));
  server.on('connect', (_request: IncomingMessage, socket: Socket) => endWith(socket, 405));
}

/**
 * Sends an error on a raw socket and closes it.
 * @param retryAfter seconds after which another try makes sense
 */
export function endWith(socket: Socket, statusCode: number, message?: string, retryAfter?: number): void {
  socket.on('error', () => undefined);
  answerOn(socket, statusCode, message, retryAfter);
  socket.destroySoon();
}

function answerOn(
  socket: Socket,
  statusCode: number,
  message = defaultSentence(statusCode),
  retryAfter?: number,
): void {
  if (!socket.writable) return;
  const body = JSON.stringify({ statusCode, message });
  const headers = {
    connection: 'close',
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
    ...SECURITY_HEADERS,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  socket.write(`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}

function statusOf(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
