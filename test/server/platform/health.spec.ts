import { Readiness } from '../../../src/health/readiness';
import { letTimePass } from '../support/clock';
import { createTestApp, type TestApp } from '../support/test-app';

describe('health', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  beforeEach(() => letTimePass(1000));
  afterAll(() => shop.close());

  const ask = (url: string): ReturnType<TestApp['inject']> => shop.inject({ method: 'GET', url });

  it('is alive', async () => {
    const response = await shop.inject({ method: 'GET', url: '/health/live' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'ok' });
  });

  it('is ready while the database answers, and says so when it no longer does', async () => {
    const before = await shop.inject({ method: 'GET', url: '/health/ready' });
    expect(before.statusCode).toBe(200);

    letTimePass(1000);
    const query = jest.spyOn(shop.dataSource, 'query').mockRejectedValue(new Error('connection lost'));
    const after = await shop.inject({ method: 'GET', url: '/health/ready' });
    query.mockRestore();
    expect(after.statusCode).toBe(503);
    expect(after.json()).toEqual({ statusCode: 503, message: 'The database cannot be reached.' });
  });

  const isProbe = (sql: string): boolean => sql.startsWith('REPLACE INTO write_probe');

  it('writes once a second at most, for all who ask', async () => {
    const query = jest.spyOn(shop.dataSource, 'query');
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/health/ready')));
    await ask('/health/ready');
    expect(query.mock.calls.filter(([sql]) => isProbe(sql))).toHaveLength(1);
    query.mockRestore();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const rows = await shop.dataSource.query<unknown[]>('SELECT * FROM write_probe');
    expect(rows).toHaveLength(1);
  });

  it('is not ready, after two seconds, when the database does not answer', async () => {
    const answered = shop.dataSource.query.bind(shop.dataSource);
    const query = jest.spyOn(shop.dataSource, 'query');
    // What the shop reads in the background is answered.
    query.mockImplementation((sql, values) =>
      isProbe(sql) ? new Promise(() => undefined) : answered(sql, values),
    );
    expect((await ask('/health/ready')).statusCode).toBe(503);
    query.mockRestore();
  });

  it('refuses all but the health checks while the shop starts, and nothing while it ends', async () => {
    const readiness = shop.app.get(Readiness);
    const isStarting = jest.spyOn(readiness, 'isStarting').mockReturnValue(true);
    for (const url of ['/v1/products/', '/', '/docs', '/nowhere']) {
      const { statusCode, headers, body } = await ask(url);
      expect({ url, statusCode, body, retryAfter: headers['retry-after'] }).toEqual({
        url,
        statusCode: 503,
        body: JSON.stringify({ statusCode: 503, message: 'The shop is starting.' }),
        retryAfter: '5',
      });
    }
    expect((await ask('/health/live')).statusCode).toBe(200);
    isStarting.mockRestore();

    readiness.end();
    expect((await ask('/health/ready')).json()).toMatchObject({ message: 'The shop is shutting down.' });
    expect((await ask('/v1/products/')).statusCode).toBe(200);
  });
});
