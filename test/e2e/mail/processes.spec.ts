import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import { Mail, type MailState } from '../../../src/mail/mail.entity';
import { MailWorker } from '../../../src/mail/mail-worker';
import { MailsService } from '../../../src/mail/mails.service';
import { newId } from '../../../src/common/new-id';
import type { ExchangeDto, ExchangeListDto } from '../../../src/modules/orders/exchanges/dto/exchange.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { anOrder } from '../orders/order-factory';
import { aRegistration } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { aMailServer, closeMailServers } from '../support/mail-server';
import { call, aShopper, aStaffMember } from '../support/people';
import { buildServer, ServerProcess } from '../support/server-process';
import { settled } from '../support/settled';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';
import { aContent } from '../support/mail-content';
import { testDatabaseUrl } from '../support/test-database';

jest.setTimeout(180_000);

const MAILS = 40;
const EXCHANGES = 12;
/** What a process sends at once. */
const AT_ONCE = 5;

describe('of two processes with one outbox (rule X15)', () => {
  let shop: TestApp | undefined;
  let next: TestApp | undefined;
  let other: ServerProcess | undefined;

  beforeAll(buildServer, 300_000);
  afterEach(async () => {
    await other?.kill('SIGKILL');
    await next?.close();
    await shop?.close();
    other = next = shop = undefined;
    await closeMailServers();
  });

  /** The real server in its own process, on the database and in the DATA_DIR of `shop`. */
  async function startOther(
    { config: { database, dataDir } }: TestApp,
    smtpPort: number,
    environment: Record<string, string> = {},
  ): Promise<string> {
    other = new ServerProcess({
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      ...(database.kind === 'sqlite' ? {} : { DATABASE_URL: testDatabaseUrl(database.name) }),
      ...environment,
    });
    return `http://127.0.0.1:${await other.port()}`;
  }

  async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await condition())) await sleep(50);
  }

  async function write({ app }: TestApp, recipients: string[]): Promise<void> {
    const messages = recipients.map((to) => ({ to, subject: 'Xin chào', content: aContent('Xin chào') }));
    await app.get(TransactionRunner).run((manager) => app.get(MailsService).send(newId(), messages, manager));
  }

  const states = async ({ dataSource }: TestApp): Promise<MailState[]> =>
    (await dataSource.manager.find(Mail)).map(({ state }) => state);

  it('each sends some of the mails, and both send each once', async () => {
    let answer!: () => void;
    const mail = await aMailServer(new Promise<void>((resolve) => (answer = resolve)));
    const open = (shop = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` }));
    await startOther(open, mail.port);
    await write(
      open,
      Array.from({ length: MAILS }, (_, i) => `person${i}@example.com`),
    );
    // The other process has seen by itself that mails wait, and each of the two waits for answers.
    await until(() => mail.connections() >= 2 * AT_ONCE);
    answer();
    await until(async () => (await states(open)).every((state) => state === 'sent'));
    const ids = (await open.dataSource.manager.find(Mail)).map(({ id }) => id);
    expect(mail.received.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(mail.received).toHaveLength(MAILS);
  });

  it('one sends what the other had begun to send when it was killed', async () => {
    const mute = await aMailServer(new Promise<void>(() => undefined));
    const mail = await aMailServer();
    const open = (shop = await createTestApp());
    const { email, ...details } = aRegistration();
    expect((await call(open, 'POST', '/v1/customers', { email, ...details })).status).toBe(201);

    await settled(open);
    open.app.get(MailWorker).stop();
    const address = await startOther(open, mute.port);
    const asked = await fetch(`${address}/v1/customers/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(asked.status).toBe(204);
    await until(() => mute.connections() > 0);
    await other!.kill('SIGKILL');
    next = await createSecondApp(open, { SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
    await settled(next);
    // The claim of the killed process lasts for a minute.
    expect((await states(open)).sort()).toEqual(['sending', 'sent']);
    expect(mail.received).toEqual([]);
    await open.dataSource.manager.update(Mail, { state: 'sending' }, { nextAttemptAt: new Date() });
    await settled(next);
    expect(mail.received.map(({ to }) => to)).toEqual([[email]]);
    const [, token] = /token=([\w-]{43})/.exec(mail.received[0]!.text)!;
    const choice = { token, password: 'Another#2027' };
    expect((await call(open, 'POST', '/v1/customers/reset-password', choice)).status).toBe(204);
  });

  it('one that is killed while exchanges are approved loses none, and none is told twice', async () => {
    const mute = await aMailServer(new Promise<void>(() => undefined));
    const mail = await aMailServer();
    const open = (shop = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${mail.port}` }));
    const manager = await aStaffMember(open, 'manager');
    const shopper = await aShopper(open);
    const colors = [aColor('black', { '42': EXCHANGES, '43': EXCHANGES })];
    const shoe = (await manager.post<ProductDto>('/v1/products', aProduct({ colors }))).body;
    const line = { productId: shoe._id, color: 'black', size: '42' };
    const orders: string[] = [];
    const exchanges: string[] = [];
    for (let i = 0; i < EXCHANGES; i += 1) {
      const items = [{ ...line, quantity: 1 }];
      const orderId = await anOrder(open, {
        ...{ customerId: shopper.id, items },
        ...{ status: 'completed', completedAt: new Date() },
      });
      const asked = await shopper.post<ExchangeDto>(`/v1/orders/${orderId}/exchanges`, {
        ...line,
        newSize: '43',
      });
      expect(asked.status).toBe(201);
      orders.push(orderId);
      exchanges.push(asked.body._id);
    }
    await settled(open);
    open.app.get(MailWorker).stop();
    const before = mail.received.length;

    const address = await startOther(open, mute.port);
    const approved: string[] = [];
    const approvals = exchanges.map(async (id) => {
      const { status } = await fetch(`${address}/v1/exchanges/${id}`, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${manager.tokens.token}`,
        },
        body: JSON.stringify({ move: 'approve' }),
      });
      if (status === 200) approved.push(id);
    });
    await until(() => mute.connections() > 0);
    await other!.kill('SIGKILL');
    await Promise.allSettled(approvals);

    next = await createSecondApp(open, { SMTP_URL: `smtp://127.0.0.1:${mail.port}` });
    const list = async (status: string): Promise<string[]> => {
      const path = `/v1/exchanges?status=${status}&limit=100`;
      return (await manager.get<ExchangeListDto>(path)).body.exchanges.map(({ _id }) => _id);
    };
    // What staff were told is so, and who asks again does nothing twice.
    expect(await list('approved')).toEqual(expect.arrayContaining(approved));
    for (const id of exchanges)
      expect((await manager.put(`/v1/exchanges/${id}`, { move: 'approve' })).status).toBe(200);
    expect((await list('approved')).sort()).toEqual([...exchanges].sort());
    await open.dataSource.manager.update(Mail, { state: 'sending' }, { nextAttemptAt: new Date() });
    await settled(next);
    const told = mail.received.slice(before).map(({ text }) => orders.find((id) => text.includes(id)));
    expect(told.sort()).toEqual(orders.sort());
    expect(new Set(await states(open))).toEqual(new Set(['sent']));
    const [color] = (await manager.get<ProductDto>(`/v1/products/${shoe._id}`)).body.colors;
    expect(color!.sizes.map(({ quantity }) => quantity)).toEqual([0, 0]);
  });

  it('one that is asked to stop begins no mail, and ends once it has sent its own', async () => {
    let answer!: () => void;
    const mail = await aMailServer(new Promise<void>((resolve) => (answer = resolve)));
    const open = (shop = await createTestApp());
    open.app.get(MailWorker).stop();
    await startOther(open, mail.port, { DRAIN_SECONDS: '6' });
    await write(open, ['first@example.com']);
    await until(() => mail.connections() > 0);
    const ending = other!.kill('SIGTERM');
    await write(open, ['second@example.com']);
    // Workers look every five seconds, and requests get ten after the drain: a mail gets more.
    await sleep(18_000);
    answer();
    expect((await ending).code).toBe(0);
    expect(mail.received.map(({ to }) => to)).toEqual([['first@example.com']]);
    expect((await states(open)).sort()).toEqual(['sent', 'waiting']);
  });
});
