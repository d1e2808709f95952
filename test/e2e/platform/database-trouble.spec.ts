import type { Database } from 'better-sqlite3';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import { tryLock } from '../../../src/database/sqlite/file-lock';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { letTimePass } from '../support/clock';
import { DatabaseProxy } from '../support/database-proxy';
import { aRegistration } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, call, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { createTestDatabase, TEST_DATABASE_URL, type TestDatabase } from '../support/test-database';

const MAX_MS = 10_000;

interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
}

describe('while the database', () => {
  let shop: TestApp;
  let shopper: Shopper;
  let slug: string;
  let number = 0;

  const fillShop = async (): Promise<void> => {
    const colors = [aColor('black', { '42': 5 })];
    ({ slug } = await shop.app.get(ProductEditingService).createProduct(aProduct({ colors })));
    shopper = await aShopper(shop);
    // Kept from here on.
    for (const url of [`/v1/products/${slug}`, '/v1/products/']) await shop.inject({ method: 'GET', url });
  };

  const write = () => call(shop, 'POST', '/v1/customers', aRegistration());

  /** Every kind of request; at once, so that they also wait for one another. */
  const requests: Record<string, () => Promise<Answer>> = {
    'a kept answer': () => call(shop, 'GET', `/v1/products/${slug}`),
    'another list': () => call(shop, 'GET', '/v1/products/filter?brand=nike&page=3'),
    'a person’s own data': () => shopper.get(`/v1/customers/${shopper.id}`),
    'a change of a person': () => shopper.update({ address: `${(number += 1)} Nguyễn Huệ` }),
    'a sign-in': () => call(shop, 'POST', '/v1/customers/login', { username: 'a', password: 'b' }),
    'a sign-up': write,
    readiness: () => call(shop, 'GET', '/health/ready'),
  };

  const expectRefused = ({ status, body, headers, ...named }: Answer): void =>
    expect({ ...named, status, body, retryAfter: headers['retry-after'] }).toMatchObject({
      status: 503,
      body: {
        statusCode: 503,
        message: expect.stringMatching(/^The .+\.$/),
        code: expect.stringMatching(/^(?:shop\.unavailable|database\.unreachable)$/),
      },
      retryAfter: expect.stringMatching(/^\d+$/),
    });

  const expectUnavailable = async (names = Object.keys(requests)): Promise<void> => {
    const begun = performance.now();
    const answers = await Promise.all(names.map(async (name) => ({ name, ...(await requests[name]!()) })));
    for (const answer of answers) expectRefused(answer);
    expect(performance.now() - begun).toBeLessThan(MAX_MS);
    expect((await call(shop, 'GET', '/health/live')).status).toBe(200);
  };

  const expectPagesUnavailable = async (): Promise<void> => {
    const paths = ['/', `/product/${slug}`, '/product?page=2', '/about', '/checkout', '/no/such/page'];
    const visits = paths.map(async (path) => {
      const url = `/vi${path}`;
      const { statusCode, headers, body } = await shop.inject({
        method: 'GET',
        url,
        headers: { accept: 'text/html' },
      });
      expect({ path, statusCode, headers }).toMatchObject({
        statusCode: 503,
        headers: { 'retry-after': '5', 'cache-control': 'no-store' },
      });
      expect(body).toContain('<h1>Shop đang bảo trì</h1>');
    });
    const begun = performance.now();
    await Promise.all(visits);
    expect(performance.now() - begun).toBeLessThan(MAX_MS);
  };

  if (!TEST_DATABASE_URL) {
    const pragma = (text: string): unknown =>
      (shop.dataSource.driver as unknown as { databaseConnection: Database }).databaseConnection.pragma(text);

    beforeAll(async () => {
      shop = await createTestApp();
      await fillShop();
    });
    afterAll(() => shop.close());

    it('has no room left, writes are answered 503 and reads as ever', async () => {
      pragma('max_page_count = 1');
      // The file grows only when its free pages are used up; then another write may still fit into a page.
      let last = await write();
      expect(last.status).toBe(201);
      for (let i = 0; i < 200 && last.status === 201; i += 1) last = await write();
      expectRefused(last);
      expect((await call(shop, 'GET', `/v1/products/${slug}`)).status).toBe(200);
      pragma('max_page_count = 1000000');
      expect((await write()).status).toBe(201);
    });

    it('cannot be written to, writes are answered 503', async () => {
      pragma('query_only = ON');
      letTimePass(1000);
      await expectUnavailable(['a sign-up', 'a change of a person', 'readiness']);
      pragma('query_only = OFF');
      expect((await write()).status).toBe(201);
    });

    it('is locked by another process, writes are answered 503', async () => {
      const unlock = await tryLock(`${shop.config.dataDir}/shop.sqlite`);
      letTimePass(1000);
      await expectUnavailable(['a sign-up', 'readiness']);
      unlock!();
      expect((await write()).status).toBe(201);
    });
    return;
  }

  let database: TestDatabase;
  const proxy = new DatabaseProxy();

  beforeAll(async () => {
    database = await createTestDatabase();
    const url = await proxy.urlOf(new URL(database.url!).pathname.slice(1));
    shop = await createTestApp({ DATABASE_URL: url, RATE_LIMITS: 'on' });
    await fillShop();
  });
  afterEach(async () => {
    proxy.refused = undefined;
    proxy.become('open');
    // Connections that are known to be broken only when they are used.
    for (let i = 0; (await write()).status !== 201; i += 1) if (i > 20) throw new Error('It stays so.');
  });
  afterAll(async () => {
    await shop.close();
    await proxy.close();
    await database.drop();
  });

  it.each(['down', 'frozen'] as const)('is %s, everything is answered 503, in time', async (mode) => {
    proxy.become(mode);
    letTimePass(1000);
    await expectUnavailable();
    // With every connection of the pool taken or broken.
    await expectUnavailable();
    await expectPagesUnavailable();
  });

  it.each([
    ['is not part of a cluster', 1047, 'WSREP has not yet prepared node for application use'],
    ['is shutting down', 1053, 'Server shutdown in progress'],
  ])('%s, everything is answered 503', async (_state, errno, message) => {
    proxy.refused = { statements: /./, errno, message };
    letTimePass(1000);
    await expectUnavailable();
  });

  it.each([
    ['is read-only', 1290, 'The MariaDB server is running with the --read-only option'],
    ['has no room left', 1114, "The table 'customers' is full"],
  ])('%s, writes are answered 503 and reads as ever', async (_state, errno, message) => {
    proxy.refused = { statements: /INSERT|UPDATE|DELETE|REPLACE/, errno, message };
    letTimePass(1000);
    await expectUnavailable(['a sign-up', 'a change of a person', 'readiness']);
    expect((await call(shop, 'GET', `/v1/products/${slug}`)).status).toBe(200);
  });

  it('lends out all of its connections, the others are answered 503', async () => {
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const transactions = shop.app.get(TransactionRunner);
    const busy = Array.from({ length: 10 }, () => transactions.run(() => finished));
    letTimePass(1000);
    await expectUnavailable();
    finish();
    await Promise.all(busy);
  });

  it('waits for a lock, which another session holds, the write is answered 503', async () => {
    await call(shop, 'GET', '/health/ready');
    const holder = shop.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT * FROM write_probe FOR UPDATE');
    const work = shop.app
      .get(TransactionRunner)
      .run((manager) => manager.query('UPDATE write_probe SET writtenAt = writtenAt'));
    await expect(work).rejects.toMatchObject({ status: 503 });
    await holder.rollbackTransaction();
    await holder.release();
  });
});
