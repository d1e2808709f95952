import { HttpException, HttpStatus, UnsupportedMediaTypeException } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closeLate } from './broken-requests';
import { takesFiles } from './incoming-files';
import { UNKNOWN_TYPE } from './json-bodies';
import { MOST_CONNECTIONS, PATIENCE, REQUEST_LIMITS } from './limits';

const LARGE_BODY = 'largeBody';

/** Lets a route be sent up to 256 KiB, for bodies that hold lists of texts; all others take 64 KiB. */
export function LargeBody(): MethodDecorator {
  return RouteConfig({ [LARGE_BODY]: true });
}

/**
 * Bounds what a request may cost before anything reads it: bytes of the body for each route, length of the
 * address, time to arrive. To be called before routes are registered.
 */
export function limitRequests(instance: FastifyInstance): void {
  instance.server.maxConnections = MOST_CONNECTIONS;
  instance.addHook('onRoute', (route) => {
    if (route.config && LARGE_BODY in route.config) route.bodyLimit = REQUEST_LIMITS.largeBody;
  });
  instance.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) hurry(request, reply);
    const { authorization = '' } = request.headers;
    // Too long for a token, it counts as none: what reads it takes the square of its length.
    if (authorization.length > REQUEST_LIMITS.authorization) delete request.headers.authorization;
    const problem = addressProblem(request.url);
    done(problem === null ? undefined : new HttpException(problem, HttpStatus.URI_TOO_LONG));
  });
  instance.addHook('preParsing', async (request) => {
    // Nothing is unpacked: a kilobyte could hold a megabyte.
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (hasBody(request) && encoding !== 'identity') throw new UnsupportedMediaTypeException(UNKNOWN_TYPE);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Closes the connection of a body that does not arrive in time; Node's own timeout leaves room for files. */
function hurry(request: FastifyRequest, reply: FastifyReply): void {
  if (takesFiles(request)) return;
  const timer = setTimeout(() => closeLate(request.raw, reply.sent), PATIENCE.request).unref();
  request.raw.once('close', () => clearTimeout(timer));
}

function addressProblem(url: string): string | null {
  if (url.length > REQUEST_LIMITS.address) return 'The address is too long.';
  let parameters = 1;
  for (let at = url.indexOf('&'); at !== -1; at = url.indexOf('&', at + 1)) parameters += 1;
  return parameters > REQUEST_LIMITS.parameters ? 'The address has too many parameters.' : null;
}
