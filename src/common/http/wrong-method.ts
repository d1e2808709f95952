import { HttpException, HttpStatus } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { defaultSentence } from '../errors/error-body';

/** A route's path, cut at its slashes, and one of its methods. */
interface KnownRoute {
  parts: readonly string[];
  method: string;
}

/**
 * Answers a request whose address the API knows and whose method it does not: 405, or 204 to OPTIONS, both with the
 * methods that the address has. To be called before routes are registered.
 */
export function answerWrongMethods(instance: FastifyInstance): void {
  const routes: KnownRoute[] = [];
  instance.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/v1/')) return;
    for (const one of [method].flat()) routes.push({ parts: partsOf(url), method: one });
  });
  instance.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    // Where pages are served a GET has always a route: the one of all pages.
    const isRouted = request.routeOptions.url?.startsWith('/v1/');
    if (isRouted || !path.startsWith('/v1/')) return;
    const asked = partsOf(path);
    const methods = routes.filter(({ parts }) => fits(asked, parts)).map(({ method }) => method);
    if (methods.length === 0) return;
    // The router leaves a parameter that is too long to the route of all pages.
    if (methods.includes(request.method)) throw tooLong();
    void reply.header('allow', [...new Set([...methods, 'OPTIONS'])].sort().join(', '));
    if (request.method === 'OPTIONS') return reply.status(204).send();
    const body = { statusCode: 405, message: defaultSentence(405) };
    return reply.header('cache-control', 'no-store').status(405).send(body);
  });
}

function tooLong(): HttpException {
  return new HttpException(defaultSentence(HttpStatus.URI_TOO_LONG), HttpStatus.URI_TOO_LONG);
}

/** A slash in the end makes no difference. */
function partsOf(path: string): string[] {
  return (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
}

/** Whether an address is one of a route's: `/v1/orders/:id` takes anything but nothing in the place of `:id`. */
function fits(asked: readonly string[], parts: readonly string[]): boolean {
  return (
    asked.length === parts.length &&
    parts.every((part, at) => (part.startsWith(':') ? asked[at] !== '' : asked[at] === part))
  );
}
