import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { shapeProblem } from './body-shape';
import { REQUEST_LIMITS } from './limits';

/**
 * Lets the server read JSON and nothing else: any other body is a 415. An empty one is none, whatever its
 * type, and one that is nested too deep or holds too much is a 400.
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
      return problem === null ? done(null, value) : done(new BadRequestException(problem));
    });
  });
  instance.removeContentTypeParser('text/plain');
  // Nest brings a reader for forms unless there is one.
  adapter.useBodyParser('application/x-www-form-urlencoded', false, limit, (_request, _body, done) =>
    done(new UnsupportedMediaTypeException(UNKNOWN_TYPE)),
  );
}

export const UNKNOWN_TYPE = 'The request’s content type is not supported.';
