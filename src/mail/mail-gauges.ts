import { Gauge, type Registry } from 'prom-client';
import { readOnce, secondsSince } from '../observability/gauges';
import type { MailsService } from './mails.service';

/** What waits to be sent. */
export function addMailGauges(mails: MailsService, own: Registry): void {
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
