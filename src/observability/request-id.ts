import { compile } from '@fastify/proxy-addr';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What is harmless to print. */
const REQUEST_ID = /^[\w.:-]{1,128}$/;

const requests = new AsyncLocalStorage<string>();

/** The id of the request that is served, undefined where none is. */
export function currentRequestId(): string | undefined {
  return requests.getStore();
}

/** Tells whose word about a request counts: that of a trusted proxy, or of a program on this machine. */
export function trustedCallers(
  trustedProxies: readonly string[],
): (request: Pick<IncomingMessage, 'socket'>) => boolean {
  const isTrusted = compile(['loopback', ...trustedProxies]);
  return ({ socket }) => isTrusted(socket.remoteAddress ?? '', 0);
}

/**
 * Chooses a request's id: the `X-Request-Id` of a trusted proxy or of a program on this machine, for all others a new
 * one, so that no visitor can write under the id of another's request.
 */
export function requestIdsFrom(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = trustedCallers(trustedProxies);
  return (request) => {
    const given = request.headers['x-request-id'];
    if (typeof given !== 'string' || !REQUEST_ID.test(given)) return randomUUID();
    return isTrusted(request) ? given : randomUUID();
  };
}

/** Lets what a request does know its id, in the hooks that follow, and after its body, which Fastify binds to them. */
export function rememberRequestIds(app: NestFastifyApplication): void {
  const instance: FastifyInstance = app.getHttpAdapter().getInstance();
  instance.addHook('onRequest', ({ id }, _reply, done) => requests.run(id, done));
}
