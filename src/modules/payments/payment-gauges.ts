import { Gauge, type Registry } from 'prom-client';
import { readOnce, secondsSince } from '../../observability/gauges';
import type { PaymentsRepository } from './payments.repository';

/** What is not settled. */
export function addPaymentGauges(payments: PaymentsRepository, own: Registry): void {
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
