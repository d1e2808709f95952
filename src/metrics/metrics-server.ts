import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, register, Registry } from 'prom-client';
import type { Config } from '../config/config';
import { countConnections } from '../database/connections';
import { requestDuration } from './metrics';

/** Measures each request by its route's pattern, so that ids in addresses make no new series. */
export function measureRequests(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      requestDuration.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
      done();
    });
}

/**
 * Serves `/metrics` in Prometheus' text format, on a port of its own that a proxy does not publish (rule X12).
 *
 * @returns the server, which listens
 */
export async function openMetrics(
  app: NestFastifyApplication,
  { host, metricsPort }: Pick<Config, 'host' | 'metricsPort'>,
): Promise<Server> {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  new Gauge({
    name: 'shop_database_connections',
    help: 'Connections to the database server by state; requests that wait for one',
    labelNames: ['state'],
    registers: [own],
    collect() {
      for (const [state, number] of Object.entries(countConnections(app))) this.set({ state }, number);
    },
  });
  const all = Registry.merge([register, own]);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    all.metrics().then(
      (text) => response.writeHead(200, { 'content-type': all.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(metricsPort, host);
  await once(server, 'listening');
  // It answers until the process ends, and keeps none alive.
  return server.unref();
}
