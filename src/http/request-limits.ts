import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { httpError, type Refusal } from '../common/refusals/refusal';
import { closeLate } from './broken-requests';
import { MAX_CONNECTIONS, TIMEOUTS, REQUEST_LIMITS } from './limits';

const LARGE_BODY = 'largeBody';
const TAKES_FILES = 'takesFiles';

/** A percent-encoded letter or digit. */
const ENCODED = /%(?:3\d|[46][1-9a-f]|[57][\da])/gi;
const ORIGIN = /^https?:\/\/[^/?]*/i;

/** Lets a route accept up to 256 KiB, for bodies with lists of texts; other routes accept 64 KiB. */
export function LargeBody(): MethodDecorator {
  return RouteConfig({ [LARGE_BODY]: true });
}

/** Lets a route accept files as `multipart/form-data`; other routes reject them. */
export function TakesFiles(): MethodDecorator {
  return RouteConfig({ [TAKES_FILES]: true });
}

/**
 * Limits a request before it is processed: bytes of the body per route, length of the URL, time to arrive.
 * Call it before routes are registered.
 */
export function limitRequests(instance: FastifyInstance): void {
  instance.server.maxConnections = MAX_CONNECTIONS;
  limitPipelining(instance.server);
  instance.addHook('onRoute', (route) => {
    if (route.config && LARGE_BODY in route.config) route.bodyLimit = REQUEST_LIMITS.largeBody;
  });
  instance.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) limitBodyTime(request, reply);
    const problem = headProblem(request);
    const { authorization = '' } = request.headers;
    // Too long for a token, so ignore it: parsing takes quadratic time.
    if (authorization.length > REQUEST_LIMITS.authorization) delete request.headers.authorization;
    done(problem ?? undefined);
  });
  instance.addHook('preParsing', async (request) => {
    if (!isReadable(request)) throw httpError(415, 'request.unknown-type');
  });
}

/**
 * Closes a connection that pipelines many requests. One packet holds two thousand of them, all started at
 * once, whose responses fill the memory if the client does not read.
 */
function limitPipelining(server: Server): void {
  const waiting = new WeakMap<Socket, number>();
  const [answer] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > REQUEST_LIMITS.pipelined) socket.destroy();
    // Requests of the same packet still arrive here.
    if (socket.destroyed) return;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1));
    answer!(request, response);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether the body is uncompressed, and contains files only where the route accepts them. */
function isReadable(request: FastifyRequest): boolean {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers;
  // Bodies are never decompressed: a kilobyte could hold a megabyte.
  if (encoding !== 'identity' && hasBody(request)) return false;
  // GET and HEAD have no body, whatever their content type says.
  const isForm = request.method !== 'GET' && request.method !== 'HEAD' && /^multipart\//i.test(type);
  return !isForm || takesFiles(request);
}

function takesFiles(request: FastifyRequest): boolean {
  return TAKES_FILES in request.routeOptions.config;
}

/** Closes the connection of a body that arrives too slowly; Node's own timeout is longer, for files. */
function limitBodyTime(request: FastifyRequest, reply: FastifyReply): void {
  if (takesFiles(request)) return;
  const timer = setTimeout(() => closeLate(request.raw, reply.sent), TIMEOUTS.request).unref();
  request.raw.once('close', () => clearTimeout(timer));
}

/** Headers that may occur only once. Other repeated headers form a list, or are not read. */
const SAID_ONCE = new Set(['host', 'authorization', 'content-type', 'content-length', 'idempotency-key']);

/**
 * A header that must not be repeated but is: Node drops or joins the second one, and a proxy may have used
 * the other.
 */
function repeatedHeader({ headers, rawHeaders }: IncomingMessage): string | null {
  // Fast path: the number of names shows that no header is repeated.
  if (Object.keys(headers).length * 2 === rawHeaders.length) return null;
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase();
    if (seen.has(name) && SAID_ONCE.has(name)) return name;
    seen.add(name);
  }
  return null;
}

/** The problem with a request's URL, a missing `Host` header or a repeated header. */
function headProblem({ url, headers, raw }: FastifyRequest): Refusal | null {
  if (url.length > REQUEST_LIMITS.url) return httpError(414, 'address.too-long');
  if (parametersOf(url) > REQUEST_LIMITS.parameters) return httpError(414, 'address.too-many');
  if (headers.host === undefined && raw.httpVersion !== '1.0') return httpError(400, 'host.missing');
  const name = repeatedHeader(raw);
  if (name !== null) return httpError(400, 'header.repeated', { name });
  return climbs(url) ? httpError(404, 'address.unknown') : null;
}

function parametersOf(url: string): number {
  let parameters = 1;
  for (let at = url.indexOf('&'); at !== -1; at = url.indexOf('&', at + 1)) parameters += 1;
  return parameters;
}

/** Whether a path contains `..`: no browser sends that, and file servers treat it differently. */
function climbs(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('..') && !/%2e/i.test(path)) return false;
  const plain = path.replace(/%2e/gi, '.').replace(/%2f|%5c|\\/gi, '/');
  return plain.split('/').includes('..');
}

/**
 * Normalises a URL: without scheme and host, and without encoded letters or digits in its path (RFC 3986,
 * 6.2.2.2). The router treats `/%761/orders` as `/v1/orders`, so every other check must see the same path.
 */
export function plainUrl(url: string): string {
  const whole = url.startsWith('/') ? url : url.replace(ORIGIN, '') || '/';
  if (!whole.includes('%')) return whole;
  const end = whole.indexOf('?');
  const path = end < 0 ? whole : whole.slice(0, end);
  const plain = path.replace(ENCODED, (code) => String.fromCharCode(parseInt(code.slice(1), 16)));
  return plain + whole.slice(path.length);
}
