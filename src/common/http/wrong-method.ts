import type { FastifyInstance } from 'fastify';
import { defaultSentence } from '../errors/error-body';

interface KnownRoute {
  path: RegExp;
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
    for (const one of [method].flat()) routes.push({ path: toPattern(url), method: one });
  });
  instance.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    // Where pages are served a GET has always a route: the one of all pages.
    const isRouted = request.routeOptions.url?.startsWith('/v1/');
    if (isRouted || !path.startsWith('/v1/')) return;
    const methods = routes.filter((route) => route.path.test(path)).map(({ method }) => method);
    if (methods.length === 0) return;
    void reply.header('allow', [...new Set([...methods, 'OPTIONS'])].sort().join(', '));
    if (request.method === 'OPTIONS') return reply.status(204).send();
    const body = { statusCode: 405, message: defaultSentence(405) };
    return reply.header('cache-control', 'no-store').status(405).send(body);
  });
}

/** `/v1/orders/:id` as a pattern for addresses, with a slash in the end or without. */
function toPattern(url: string): RegExp {
  const parts = url.replace(/\/$/, '').split('/');
  return new RegExp(`^${parts.map((part) => (part.startsWith(':') ? '[^/]+' : part)).join('/')}/?$`);
}
