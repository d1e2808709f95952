import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, register, Registry } from 'prom-client';
import { withTimeout } from '../common/with-timeout';
import type { Config } from '../config/config';
import { countConnections } from '../database/connections';
import { isInternalRequest } from '../http/internal-requests';
import { MailsService } from '../mail/mails.service';
import { requestDuration } from './metrics';
import { PaymentFiguresSource } from './payment-figures';

/** A database without an answer leaves out what is read from it, and nothing else. */
const TIMEOUT_MS = 2000;

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
  measureMails(app.get(MailsService), own);
  measurePayments(app.get(PaymentFiguresSource), own);
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

/** What gauges read from the database when Prometheus asks: those of one answer share a query. Undefined without an answer. */
function readOnce<T>(find: () => Promise<T>): () => Promise<T | undefined> {
  let reading: Promise<T | undefined> | undefined;
  return () =>
    (reading ??= withTimeout(TIMEOUT_MS, find())
      .catch(() => undefined)
      .finally(() => (reading = undefined)));
}

function measureMails(mails: MailsService, own: Registry): void {
  const registers = [own];
  const read = readOnce(() => mails.figures());
  new Gauge({
    ...{ name: 'shop_mails', help: 'Mails that are not sent, by state', labelNames: ['state'], registers },
    async collect() {
      this.reset();
      const figures = await read();
      if (!figures) return;
      this.set({ state: 'waiting' }, figures.waiting);
      this.set({ state: 'failed' }, figures.failed);
    },
  });
  new Gauge({
    ...{ name: 'shop_mail_oldest_seconds', help: 'Age of the mail that has waited longest', registers },
    async collect() {
      const figures = await read();
      if (figures) this.set(secondsSince(figures.oldest));
      else this.remove();
    },
  });
}

function measurePayments(payments: PaymentFiguresSource, own: Registry): void {
  const registers = [own];
  const read = readOnce(() => payments.figures());
  new Gauge({
    ...{
      name: 'shop_payments',
      help: 'Payments that are not settled, by state',
      labelNames: ['state'],
      registers,
    },
    async collect() {
      this.reset();
      const figures = await read();
      if (!figures) return;
      this.set({ state: 'open' }, figures.attempts);
      this.set({ state: 'to-look-at' }, figures.look);
      this.set({ state: 'refund-due' }, figures.refundsDue);
      this.set({ state: 'refund-pending' }, figures.refunds);
    },
  });
  const ages = [
    ['shop_refund_oldest_seconds', 'Age of the refund that is pending longest', 'oldestRefund'],
    ['shop_money_oldest_seconds', 'Age of the money that waits longest to be looked at', 'oldestLook'],
    ['shop_payment_query_late_seconds', 'How late providers are asked about a payment', 'firstQuery'],
  ] as const;
  for (const [name, help, figure] of ages) {
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        const figures = await read();
        if (figures) this.set(secondsSince(figures[figure]));
        else this.remove();
      },
    });
  }
}

function secondsSince(time: Date | null): number {
  return time ? Math.max(0, Date.now() - time.getTime()) / 1000 : 0;
}
