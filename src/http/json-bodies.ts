import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig, type FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { httpError } from '../common/refusals/refusal';
import { REQUEST_LIMITS } from './limits';

const RAW_BODY = 'rawBody';
const RAW_FORM = 'rawForm';

/** The configuration of a route that takes the bytes of its JSON body. */
export const RAW_BODY_ROUTE: Readonly<Record<string, boolean>> = { [RAW_BODY]: true };

/**
 * Gives a route the bytes of its JSON body, unparsed: their signature is checked before anything is read.
 * @param forms whether it takes forms as well
 */
export function TakesRawBody({ forms = false } = {}): MethodDecorator {
  return RouteConfig({ ...RAW_BODY_ROUTE, ...(forms && { [RAW_FORM]: true }) });
}

/** Injects the bytes of a {@link TakesRawBody} route's body. */
export const RawBody = createParamDecorator((_data: unknown, context: ExecutionContext): Buffer => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!Buffer.isBuffer(body) || body.length === 0) throw httpError(400, 'request.invalid');
  return body;
});

/**
 * Accepts JSON bodies only, and forms where a route takes them: other types get a 415; too deep, too large or duplicate
 * fields get a 400. An empty body counts as no body, whatever its type.
 */
export function readJsonOnly(adapter: FastifyAdapter): void {
  const instance = adapter.getInstance();
  const parse = instance.getDefaultJsonParser('error', 'error');
  const limit = { bodyLimit: REQUEST_LIMITS.body };
  adapter.useBodyParser('application/json', false, limit, (request, body, done) => {
    if (RAW_BODY in request.routeOptions.config) return done(null, body);
    if (body.length === 0) return done(null, undefined);
    const text = body.toString();
    return parse(request, text, (error, value: unknown) => {
      if (error) return done(error);
      const problem = shapeProblem(value);
      if (problem !== null) return done(httpError(400, problem));
      const name = repeatedName(text);
      return name === null ? done(null, value) : done(httpError(400, 'body.repeated-name', { name }));
    });
  });
  instance.removeContentTypeParser('text/plain');
  // Without this, Nest adds its own parser for forms.
  adapter.useBodyParser('application/x-www-form-urlencoded', false, limit, ({ routeOptions }, body, done) =>
    RAW_FORM in routeOptions.config ? done(null, body) : done(httpError(415, 'request.unknown-type')),
  );
}

type Problem = 'body.too-deep' | 'body.too-many' | 'body.long-name';

/** The limits on parsed JSON: see {@link REQUEST_LIMITS}. */
type ShapeLimits = Readonly<Record<'depth' | 'values' | 'entries' | 'fields' | 'fieldName', number>>;

/**
 * Why a parsed body is rejected on every route; null if accepted. Walks level by level and stops at the first
 * excess.
 */
export function shapeProblem(body: unknown, limits: ShapeLimits = REQUEST_LIMITS): Problem | null {
  let level = isContainer(body) ? [body] : [];
  let left = limits.values;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === limits.depth) return 'body.too-deep';
    const next: object[] = [];
    for (const container of level) {
      const parts: unknown[] = Object.values(container);
      left -= parts.length;
      if (left < 0) return 'body.too-many';
      const problem = widthProblem(container, parts.length, limits);
      if (problem) return problem;
      for (const part of parts) if (isContainer(part)) next.push(part);
    }
    level = next;
  }
  return null;
}

/**
 * A field that some object of valid JSON contains twice: our parser keeps the last, another parser the first.
 * The scan takes as long as parsing.
 */
export function repeatedName(json: string): string | null {
  const open: Set<string>[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const start = at;
    if (json[at] === '{') open.push(new Set());
    else if (json[at] === '}') open.pop();
    if (json[at] !== '"') continue;
    at = endOfText(json, start);
    if (!isColonNext(json, at + 1)) continue;
    const written = json.slice(start + 1, at);
    const name = written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written;
    const names = open.at(-1)!;
    if (names.has(name)) return name.slice(0, REQUEST_LIMITS.fieldName);
    names.add(name);
  }
  return null;
}

/** The position of the quote that ends a string. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}

function isColonNext(json: string, from: number): boolean {
  let at = from;
  while (json.charCodeAt(at) <= 0x20) at += 1;
  return json[at] === ':';
}

function widthProblem(container: object, count: number, limits: ShapeLimits): Problem | null {
  if (Array.isArray(container)) return count > limits.entries ? 'body.too-many' : null;
  if (count > limits.fields) return 'body.too-many';
  return Object.keys(container).some((name) => name.length > limits.fieldName) ? 'body.long-name' : null;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
