import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { requestDuration } from '../observability/metrics';
import { isInternalRequest } from './internal-requests';

/** Measures each request by its route's pattern, so that ids in addresses make no new series. */
export function measureRequests(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      if (isInternalRequest(request)) return done();
      const route = request.routeOptions.url ?? 'none';
      requestDuration.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
      done();
    });
}
