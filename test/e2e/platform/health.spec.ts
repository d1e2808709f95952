import { Logger } from '@nestjs/common';
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
    expect(after.json()).toEqual({
      statusCode: 503,
      message: 'The database cannot be reached.',
      code: 'database.unreachable',
    });
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

  it('logs once that the database takes no writes, with the driver’s words, and once that it does again', async () => {
    expect((await ask('/health/ready')).statusCode).toBe(200);
    const lines: unknown[] = [];
    for (const level of ['warn', 'log', 'error'] as const) {
      jest.spyOn(Logger.prototype, level).mockImplementation((...given: unknown[]) => {
        lines.push(given[0]);
      });
    }
    const query = jest.spyOn(shop.dataSource, 'query').mockRejectedValue(new Error('connection lost'));
    for (let i = 0; i < 3; i += 1) {
      letTimePass(1000);
      await ask('/health/ready');
    }
    query.mockRestore();
    letTimePass(1000);
    await ask('/health/ready');
    jest.restoreAllMocks();
    expect(lines).toEqual([
      'Not ready, since the database takes no write: connection lost',
      'Ready again: the database takes writes.',
    ]);
  });

  it('refuses all but the health checks while the shop starts', async () => {
    const readiness = shop.app.get(Readiness);
    const isStarting = jest.spyOn(readiness, 'isStarting').mockReturnValue(true);
    for (const url of ['/v1/products/', '/', '/docs', '/nowhere']) {
      const { statusCode, headers, body } = await ask(url);
      expect({ url, statusCode, body, retryAfter: headers['retry-after'] }).toEqual({
        url,
        statusCode: 503,
        body: JSON.stringify({ statusCode: 503, message: 'The shop is starting.', code: 'shop.starting' }),
        retryAfter: '5',
      });
    }
    expect((await ask('/health/live')).statusCode).toBe(200);
    isStarting.mockRestore();
  });

  it.each([
    ['/', 'en-GB', 'en', 'Back in a moment'],
    ['/product/air-one?size=42', undefined, 'en', 'Back in a moment'],
    ['/vi/product', 'en-GB', 'vi', 'Shop đang bảo trì'],
    ['/checkout', 'vi-VN,vi;q=0.9', 'vi', 'Shop đang bảo trì'],
  ])('is a page for browsers while it starts: %s, %s', async (url, accepted, language, heading) => {
    const isStarting = jest.spyOn(shop.app.get(Readiness), 'isStarting').mockReturnValue(true);
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const headers = { accept, ...(accepted ? { 'accept-language': accepted } : {}) };
    const { statusCode, headers: answered, body } = await shop.inject({ method: 'GET', url, headers });
    expect({ statusCode, answered }).toMatchObject({
      statusCode: 503,
      answered: {
        'retry-after': '5',
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'no-store',
        vary: 'accept, accept-language, accept-encoding',
        'content-security-policy': expect.stringContaining("script-src 'self'"),
      },
    });
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1>${heading}</h1>`);
    // It loads nothing: the shop answers nothing else either.
    expect(body).not.toMatch(/<script|\ssrc=|url\(|<link(?! rel="icon" href="data:)/);
    const others = [
      { url: '/v1/products/', headers },
      { url: '/uploads/a-960.webp', headers },
      { url, headers: { accept: 'application/json' } },
    ];
    for (const other of others) {
      const { body: problem } = await shop.inject({ method: 'GET', ...other });
      expect(JSON.parse(problem)).toMatchObject({ code: 'shop.starting' });
    }
    expect((await shop.inject({ method: 'POST', url, headers })).json()).toMatchObject({ statusCode: 503 });
    isStarting.mockRestore();
  });

  it('serves while it ends, on connections that it closes', async () => {
    shop.app.get(Readiness).end();
    expect((await ask('/health/ready')).json()).toMatchObject({
      message: 'The shop is shutting down.',
      code: 'shop.ending',
    });
    const last = await ask('/v1/products/');
    // A client that used its connection again after the end would lose a request.
    expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
  });
});
