import { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { AuditEventsRepository } from '../../../src/audit/audit-events.repository';
import { IdempotencyRepository } from '../../../src/idempotency/idempotency.repository';
import { MailsRepository } from '../../../src/mail/mails.repository';
import { CustomersRepository } from '../../../src/modules/customers/customers.repository';
import { ExchangesService } from '../../../src/modules/orders/exchanges/exchanges.service';
import { ReturnsRepository } from '../../../src/modules/orders/returns/returns.repository';
import { ExchangesRepository } from '../../../src/modules/orders/exchanges/exchanges.repository';
import { UploadsService } from '../../../src/modules/products/media/uploads.service';
import { SizeWaitsRepository } from '../../../src/modules/products/back-in-stock/size-waits.repository';
import { CounterStore } from '../../../src/rate-limits/counter-stores';
import { createTestApp, type TestApp } from '../support/test-app';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

describe('work that no request asks for', () => {
  let shop: TestApp;
  let repeat: jest.SpyInstance<unknown, [work: () => Promise<void>, periodMs: number]>;

  beforeAll(async () => {
    repeat = jest.spyOn(globalThis, 'setInterval') as never;
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  /** Does what is done once in this time. */
  async function runAll(periodMs: number): Promise<void> {
    for (const [turn, period] of repeat.mock.calls) if (period === periodMs) await turn();
  }

  it.each([
    [
      5 * SECOND_MS,
      'sends mails of other processes',
      () => jest.spyOn(shop.app.get(MailsRepository), 'findDue'),
    ],
    [MINUTE_MS, 'ends waits for a size', () => jest.spyOn(shop.app.get(SizeWaitsRepository), 'deleteOver')],
    [MINUTE_MS, 'tells of sizes', () => jest.spyOn(shop.app.get(SizeWaitsRepository), 'findBack')],
    [15 * MINUTE_MS, 'ends exchanges', () => jest.spyOn(shop.app.get(ExchangesRepository), 'findOverdue')],
    [15 * MINUTE_MS, 'ends returns', () => jest.spyOn(shop.app.get(ReturnsRepository), 'findOverdue')],
    [60 * MINUTE_MS, 'sorts names', () => jest.spyOn(shop.app.get(CustomersRepository), 'fillSortNames')],
    [60 * MINUTE_MS, 'forgets limits', () => jest.spyOn(shop.app.get(CounterStore), 'clearExpired')],
    [
      60 * MINUTE_MS,
      'forgets keys',
      () => jest.spyOn(shop.app.get(IdempotencyRepository), 'deleteUsedBefore'),
    ],
    [60 * MINUTE_MS, 'removes mails', () => jest.spyOn(shop.app.get(MailsRepository), 'deleteBefore')],
    [60 * MINUTE_MS, 'removes events', () => jest.spyOn(shop.app.get(AuditEventsRepository), 'deleteBefore')],
    [60 * MINUTE_MS, 'removes pictures', () => jest.spyOn(shop.app.get(UploadsService), 'findOld')],
  ])('every %d ms: %s', async (periodMs, _what, watch) => {
    const work = watch();
    await runAll(periodMs);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('goes on after a failure, which the log has', async () => {
    const failure = new Error('once');
    const work = jest.spyOn(shop.app.get(ExchangesRepository), 'findOverdue').mockRejectedValueOnce(failure);
    const log = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await runAll(15 * MINUTE_MS);
    expect(log.mock.calls).toEqual([[failure]]);
    log.mockRestore();
    work.mockClear();
    await runAll(15 * MINUTE_MS);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is finished before the shop closes its database', async () => {
    const another = await createTestApp();
    const exchanges = another.app.get(ExchangesRepository);
    const find = exchanges.findOverdue.bind(exchanges);
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    let found: unknown;
    jest.spyOn(exchanges, 'findOverdue').mockImplementation(async (now) => {
      begin();
      await sleep(200);
      return (found = await find(now));
    });
    const swept = another.app.get(ExchangesService).sweep();
    await begun;
    await another.close();
    await swept;
    expect(found).toEqual([]);
  });

  it('ends with the shop', async () => {
    const stop = jest.spyOn(globalThis, 'clearInterval');
    const another = await createTestApp();
    const begun = repeat.mock.results.slice(-8).map(({ value }) => value);
    await another.close();
    expect(stop.mock.calls.flat()).toEqual(expect.arrayContaining(begun));
  });
});
