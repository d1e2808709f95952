import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, register, Registry } from 'prom-client';
import type { Config } from '../config/config';
import type { AddGauges } from './gauges';

/**
 * Serves `/metrics` in Prometheus' text format, on a port of its own that a proxy does not publish (rule X12).
 *
 * @returns the server, which listens
 */
export async function serveMetrics(
  { host, metricsPort }: Pick<Config, 'host' | 'metricsPort'>,
  addGauges: AddGauges,
): Promise<Server> {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  addGauges(own);
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
