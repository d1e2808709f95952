import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Server } from 'node:http';
import type { Config } from './config/config';
import { addConnectionGauge } from './database/connections';
import { addMailGauges } from './mail/mail-gauges';
import { MailsService } from './mail/mails.service';
import { addPaymentGauges } from './modules/payments/payment-gauges';
import { PaymentsRepository } from './modules/payments/payments.repository';
import { serveMetrics } from './observability/metrics-server';

/** Serves what Prometheus reads: counters of the process, and gauges of the database, the mails and the payments. */
export function openMetrics(
  app: NestFastifyApplication,
  config: Pick<Config, 'host' | 'metricsPort'>,
): Promise<Server> {
  return serveMetrics(config, (registry) => {
    addConnectionGauge(app, registry);
    addMailGauges(app.get(MailsService), registry);
    addPaymentGauges(app.get(PaymentsRepository), registry);
  });
}
