import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyAdapter } from '@nestjs/platform-fastify';

/** How many lists and objects may lie in one another; what reads a body after us descends level by level. */
const MAX_DEPTH = 20;

/**
 * Lets the server read JSON and nothing else: any other body is a 415. An empty one is none, whatever its
 * type, and one that is nested too deep is a 400.
 */
export function readJsonOnly(adapter: FastifyAdapter, bodyLimit: number): void {
  const instance = adapter.getInstance();
  const parse = instance.getDefaultJsonParser('error', 'error');
  adapter.useBodyParser('application/json', false, { bodyLimit }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    return parse(request, body.toString(), (error, value: unknown) => {
      if (error) return done(error);
      return isTooDeep(value) ? done(new BadRequestException(TOO_DEEP)) : done(null, value);
    });
  });
  instance.removeContentTypeParser('text/plain');
  // Nest brings a reader for forms unless there is one.
  adapter.useBodyParser('application/x-www-form-urlencoded', false, { bodyLimit }, (_request, _body, done) =>
    done(new UnsupportedMediaTypeException(JSON_ONLY)),
  );
}

const TOO_DEEP = 'The request body is nested too deeply.';
const JSON_ONLY = 'The request’s content type is not supported.';

function isTooDeep(value: unknown): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    level = level.flatMap((container): unknown[] => Object.values(container)).filter(isContainer);
  }
  return level.length > 0;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
