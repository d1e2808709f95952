import { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { toErrorBody } from '../errors/error-body';
import { pathOf } from '../logging/path-of';
import { answerBrokenRequest, answerOddRequests } from './broken-requests';
import { readJsonOnly } from './json-bodies';
import { PATIENCE, REQUEST_LIMITS } from './limits';
import { plainAddress } from './plain-address';
import { limitRequests } from './request-limits';
import { addSecurityHeaders, SECURITY_HEADERS } from './security';
import { answerWrongMethods } from './wrong-method';

const REQUEST_ID = /^[\w.:-]{1,128}$/;

/**
 * The HTTP server under Nest: request ids in and out, one log line for each request, one error shape even
 * for what never reaches a route, and a trailing slash that makes no difference.
 */
export function createAdapter(logger: Logger, trustedProxies: readonly string[]): FastifyAdapter {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    // One line a request is written below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: REQUEST_LIMITS.body,
    // Fastify's own defaults switch Node's timeouts off.
    requestTimeout: PATIENCE.upload,
    connectionTimeout: PATIENCE.silence,
    http: {
      headersTimeout: PATIENCE.headers,
      connectionsCheckingInterval: PATIENCE.check,
      // Node would answer with an empty body.
      requireHostHeader: false,
    },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // What still comes in over a connection that is already open is in flight too.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: chooseRequestId,
    rewriteUrl: ({ url = '/' }) => plainAddress(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const body = toErrorBody(error);
      const headers = { ...SECURITY_HEADERS, 'x-request-id': request.id, 'cache-control': 'no-store' };
      void reply.headers(headers).status(body.statusCode).send(body);
    },
    clientErrorHandler: answerBrokenRequest,
  });
  readJsonOnly(adapter);
  const instance = adapter.getInstance();
  addSecurityHeaders(instance);
  instance.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  limitRequests(instance);
  answerOddRequests(instance.server);
  answerWrongMethods(instance);
  instance.addHook('onResponse', (request, reply, done) => {
    const isWatched = request.url.startsWith('/v1/');
    const ms = Math.round(reply.elapsedTime);
    const line = { method: request.method, path: pathOf(request.url), status: reply.statusCode, ms };
    request.log[isWatched ? 'info' : 'debug'](line, 'request');
    done();
  });
  letGoWhenClosing(instance);
  return adapter;
}

/**
 * Closing waits for every connection, and one that was busy when closing began would be kept alive for
 * a minute after its answer: those that fall idle are closed at once.
 */
function letGoWhenClosing(instance: FastifyInstance): void {
  let isClosing = false;
  instance.addHook('preClose', async () => {
    isClosing = true;
    const timer = setInterval(() => instance.server.closeIdleConnections(), 50).unref();
    instance.server.once('close', () => clearInterval(timer));
  });
  instance.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
}

/** A caller's own id is kept if it is harmless to print; anyone else gets one. */
function chooseRequestId(request: { headers: IncomingMessage['headers'] }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
