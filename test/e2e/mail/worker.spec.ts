import { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../../../src/app';
import { newId } from '../../../src/common/new-id';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import { Mail, type MailState } from '../../../src/mail/mail.entity';
import { MailWorker } from '../../../src/mail/mail-worker';
import { MailsRepository } from '../../../src/mail/mails.repository';
import { MailsService } from '../../../src/mail/mails.service';
import { aMailServer, aStrangeMailServer, closeMailServers, type Point } from '../support/mail-server';
import { settled } from '../support/settled';
import { aContent } from '../support/mail-content';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

/** What a process sends at once. */
const SLOTS = 5;

let shops: TestApp[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  // The second one shares the database of the first.
  for (const shop of shops.reverse()) await shop.close();
  shops = [];
  await closeMailServers();
});

const smtp = (port: number) => ({ SMTP_URL: `smtp://shop:secret@127.0.0.1:${port}` });

async function aShop(port: number): Promise<TestApp> {
  const shop = await createTestApp(smtp(port));
  shops.push(shop);
  return shop;
}

async function send({ app }: TestApp, recipients: string[]): Promise<void> {
  const messages = recipients.map((to) => ({ to, subject: 'Xin chào', content: aContent('Xin chào') }));
  await app.get(TransactionRunner).run((manager) => app.get(MailsService).send(newId(), messages, manager));
}

const people = (number: number): string[] =>
  Array.from({ length: number }, (_, i) => `person${i}@example.com`);

const stateOf = async ({ dataSource }: TestApp, recipient: string): Promise<MailState | undefined> =>
  (await dataSource.manager.findOneBy(Mail, { recipient }))?.state;

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}

describe('a mail server', () => {
  it('that lets one mail wait delays no other', async () => {
    const others = people(3 * SLOTS);
    const mail = await aMailServer(undefined, { ignored: 'slow@example.com' });
    const shop = await aShop(mail.port);
    await send(shop, ['slow@example.com', ...others]);
    await until(() => mail.received.length === others.length);
    expect(mail.received.map(({ to }) => to[0]).sort()).toEqual(others.sort());
    expect(await stateOf(shop, 'slow@example.com')).toBe('sending');
    // Nor does it delay what is written meanwhile.
    await send(shop, ['late@example.com']);
    await until(() => mail.received.length === others.length + 1);
    expect(await stateOf(shop, 'slow@example.com')).toBe('sending');
    await closeMailServers();
  });

  it.each<Point>(['connect', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', '.'])(
    'that trickles at %s has half a minute in all',
    async (point) => {
      const shop = await aShop(await aStrangeMailServer(point));
      const realTimeout = AbortSignal.timeout.bind(AbortSignal);
      const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => realTimeout(ms / 100));
      await send(shop, ['anna@example.com']);
      await settled(shop);
      expect(timeout).toHaveBeenCalledWith(30_000);
      expect(await shop.dataSource.manager.find(Mail)).toMatchObject([
        { state: 'waiting', problem: 'EABORT' },
      ]);
    },
  );

  it.each<[Point, string, MailState]>([
    ['connect', '554 Not you', 'waiting'],
    ['AUTH', '535 Wrong password', 'waiting'],
    ['MAIL', '550 Not this sender', 'waiting'],
    ['RCPT', '450 Later', 'waiting'],
    ['RCPT', '550 No such user', 'failed'],
    ['DATA', '451 Later', 'waiting'],
    ['DATA', '554 Nobody to send it to', 'failed'],
    ['.', '452 Later', 'waiting'],
    ['.', '554 Not this text', 'failed'],
  ])('that answers %s with %s leaves a mail %s', async (point, answer, state) => {
    const shop = await aShop(await aStrangeMailServer(point, answer));
    await send(shop, ['anna@example.com']);
    await settled(shop);
    expect(await shop.dataSource.manager.find(Mail)).toMatchObject([
      { state, problem: expect.stringContaining(answer.slice(0, 3)) },
    ]);
  });

  it('is not asked again about an address that is none', async () => {
    const { port } = await aMailServer();
    const shop = await aShop(port);
    await send(shop, ['nobody']);
    await settled(shop);
    expect(await shop.dataSource.manager.find(Mail)).toMatchObject([
      { state: 'failed', problem: 'EENVELOPE API' },
    ]);
  });
});

describe('a process that ends', () => {
  it('claims nothing more, waits for what it sends, and leaves the rest to another one', async () => {
    let answer!: () => void;
    const mail = await aMailServer(new Promise<void>((resolve) => (answer = resolve)));
    const shop = await aShop(mail.port);
    const [first, ...others] = people(3 * SLOTS) as [string, ...string[]];
    await send(shop, [first]);
    await until(() => mail.connections() > 0);
    const stop = jest.spyOn(shop.app.get(MailWorker), 'stop');
    let isClosed = false;
    const closing = shop.app.close().then(() => (isClosed = true));
    await until(() => stop.mock.calls.length > 0);
    await send(shop, others);
    // Long enough for a shop that does not wait.
    await sleep(1000);
    expect(isClosed).toBe(false);
    answer();
    await closing;
    expect(mail.received.map(({ to }) => to)).toEqual([[first]]);

    const next = await createSecondApp(shop, smtp(mail.port));
    shops.push(next);
    expect(await stateOf(next, first)).toBe('sent');
    await settled(next);
    expect(mail.received.map(({ to }) => to[0]).sort()).toEqual([first, ...others].sort());
  });

  it('before its database is open does not ask it for mails, nor afterwards', async () => {
    const shop = await aShop(1);
    await shop.app.close();
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const findDue = jest.spyOn(MailsRepository.prototype, 'findDue');
    await shop.app.get(MailWorker).sendDue();
    const app = await buildApp(shop.config);
    await app.init();
    await app.get(MailWorker).sendDue();
    await app.close();
    expect(warn).not.toHaveBeenCalled();
    expect(findDue).not.toHaveBeenCalled();
  });
});
