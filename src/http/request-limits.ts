import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { httpError, type Refusal } from '../common/refusals/refusal';
import { closeLate } from './broken-requests';
import { MAX_CONNECTIONS, TIMEOUTS, REQUEST_LIMITS } from './limits';

const LARGE_BODY = 'largeBody';
const TAKES_FILES = 'takesFiles';

/** A letter or a digit that is percent-encoded. */
const ENCODED = /%(?:3\d|[46][1-9a-f]|[57][\da])/gi;
const ORIGIN = /^https?:\/\/[^/?]*/i;

/** Lets a route be sent up to 256 KiB, for bodies that hold lists of texts; all others take 64 KiB. */
export function LargeBody(): MethodDecorator {
  return RouteConfig({ [LARGE_BODY]: true });
}

/** Lets a route be sent files, as `multipart/form-data`; all others refuse it. */
export function TakesFiles(): MethodDecorator {
  return RouteConfig({ [TAKES_FILES]: true });
}

/**
 * Bounds what a request may cost before anything reads it: bytes of the body for each route, length of the
 * URL, time to arrive. To be called before routes are registered.
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
    // Too long for a token, it counts as none: what reads it takes the square of its length.
    if (authorization.length > REQUEST_LIMITS.authorization) delete request.headers.authorization;
    done(problem ?? undefined);
  });
  instance.addHook('preParsing', async (request) => {
    if (!isReadable(request)) throw httpError(415, 'request.unknown-type');
  });
}

/**
 * Closes a connection that sends many requests ahead of their answers. One packet holds two thousand of them, which
 * Node reads and starts in one go, and whose answers wait in memory for a caller who does not read.
 */
function limitPipelining(server: Server): void {
  const waiting = new WeakMap<Socket, number>();
  const [answer] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > REQUEST_LIMITS.pipelined) socket.destroy();
    // What else was read with the same packet still comes here.
    if (socket.destroyed) return;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, waiting.get(socket)! - 1));
    answer!(request, response);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether a body comes as it is, and with files only where a route takes them. */
function isReadable(request: FastifyRequest): boolean {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers;
  // Nothing is unpacked: a kilobyte could hold a megabyte.
  if (encoding !== 'identity' && hasBody(request)) return false;
  // What looks something up is never sent a body, whatever type its headers name.
  const isForm = request.method !== 'GET' && request.method !== 'HEAD' && /^multipart\//i.test(type);
  return !isForm || takesFiles(request);
}

function takesFiles(request: FastifyRequest): boolean {
  return TAKES_FILES in request.routeOptions.config;
}

/** Closes the connection of a body that does not arrive in time; Node's own timeout is longer, for files. */
function limitBodyTime(request: FastifyRequest, reply: FastifyReply): void {
  if (takesFiles(request)) return;
  const timer = setTimeout(() => closeLate(request.raw, reply.sent), TIMEOUTS.request).unref();
  request.raw.once('close', () => clearTimeout(timer));
}

/** What a request may say once. A list of the others is a value of theirs as well, or no reader minds it. */
const SAID_ONCE = new Set(['host', 'authorization', 'content-type', 'content-length', 'idempotency-key']);

/** A header that is there twice and may not be: Node drops or joins the second one, and a proxy may have read the other. */
function repeatedHeader({ headers, rawHeaders }: IncomingMessage): string | null {
  // Most requests repeat none, which the number of names tells.
  if (Object.keys(headers).length * 2 === rawHeaders.length) return null;
  const seen = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase();
    if (seen.has(name) && SAID_ONCE.has(name)) return name;
    seen.add(name);
  }
  return null;
}

/** What is wrong with a request's URL, a missing `Host` header, or one too many. */
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

/** Whether a path leads up: no browser sends one, and what serves files answers each in its own way. */
function climbs(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('..') && !/%2e/i.test(path)) return false;
  const plain = path.replace(/%2e/gi, '.').replace(/%2f|%5c|\\/gi, '/');
  return plain.split('/').includes('..');
}

/**
 * The URL as callers usually write it: without scheme and host, and with no letter or digit of its path encoded
 * (RFC 3986, 6.2.2.2). The router takes `/%761/orders` for `/v1/orders`, so whatever else looks at the beginning of
 * a URL must see the same.
 */
export function plainUrl(url: string): string {
  const whole = url.startsWith('/') ? url : url.replace(ORIGIN, '') || '/';
  if (!whole.includes('%')) return whole;
  const end = whole.indexOf('?');
  const path = end < 0 ? whole : whole.slice(0, end);
  const plain = path.replace(ENCODED, (code) => String.fromCharCode(parseInt(code.slice(1), 16)));
  return plain + whole.slice(path.length);
}
