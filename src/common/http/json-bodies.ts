import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { refuse } from '../refusals/refusal';
import { REQUEST_LIMITS } from './limits';

/**
 * Lets the server read JSON only: any other body is a 415, one that is nested too deep or holds too much a 400. An
 * empty body counts as no body, whatever its type.
 */
export function readJsonOnly(adapter: FastifyAdapter): void {
  const instance = adapter.getInstance();
  const parse = instance.getDefaultJsonParser('error', 'error');
  const limit = { bodyLimit: REQUEST_LIMITS.body };
  adapter.useBodyParser('application/json', false, limit, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, body.toString(), (error, value: unknown) => {
      if (error) return done(error);
      const problem = shapeProblem(value);
      return problem === null ? done(null, value) : done(refuse(400, problem));
    });
  });
  instance.removeContentTypeParser('text/plain');
  // Nest brings a reader for forms unless there is one.
  adapter.useBodyParser('application/x-www-form-urlencoded', false, limit, (_request, _body, done) =>
    done(refuse(415, 'request.unknown-type')),
  );
}

type Problem = 'body.too-deep' | 'body.too-many' | 'body.long-name';

/**
 * Why a parsed body is refused whatever its route wants; null for a body that may be read. One walk, level by
 * level, that ends at the first excess.
 */
export function shapeProblem(body: unknown): Problem | null {
  let level = isContainer(body) ? [body] : [];
  let left: number = REQUEST_LIMITS.values;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === REQUEST_LIMITS.depth) return 'body.too-deep';
    const next: object[] = [];
    for (const container of level) {
      const parts: unknown[] = Object.values(container);
      left -= parts.length;
      if (left < 0) return 'body.too-many';
      const problem = widthProblem(container, parts.length);
      if (problem) return problem;
      for (const part of parts) if (isContainer(part)) next.push(part);
    }
    level = next;
  }
  return null;
}

function widthProblem(container: object, count: number): Problem | null {
  if (Array.isArray(container)) return count > REQUEST_LIMITS.entries ? 'body.too-many' : null;
  if (count > REQUEST_LIMITS.fields) return 'body.too-many';
  return Object.keys(container).some((name) => name.length > REQUEST_LIMITS.fieldName)
    ? 'body.long-name'
    : null;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
