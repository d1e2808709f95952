import { Body, Controller, Module, Post } from '@nestjs/common';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Public } from '../../../src/access/public.decorator';
import { currentRequestId } from '../../../src/observability/request-id';
import { buildServer, ServerProcess } from '../support/server-process';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

@Controller('v1/probe-id')
class ProbeIdController {
  @Public()
  @Post()
  async tell(@Body() { ms }: { ms: number }): Promise<{ id: string | undefined }> {
    await sleep(ms);
    return { id: currentRequestId() };
  }
}

@Module({ controllers: [ProbeIdController] })
class ProbeIdModule {}

describe('a request’s id', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp({ TRUST_PROXY: '10.0.0.0/8' }, [ProbeIdModule]);
    await shop.app.listen(0, '127.0.0.1');
  });
  afterAll(() => shop.close());

  const idFor = async (remoteAddress: string) =>
    (
      await shop.inject({
        ...{ method: 'GET', url: '/health/live', remoteAddress },
        headers: { 'x-request-id': 'chosen-1', 'x-forwarded-for': '10.0.0.1' },
      })
    ).headers['x-request-id'];

  it.each(['127.0.0.1', '::1', '10.1.2.3'])('is the one that a trusted sender gives: %s', async (sender) => {
    expect(await idFor(sender)).toBe('chosen-1');
  });

  it.each(['203.0.113.5', '192.168.1.1', '2001:db8::1'])(
    'is never a visitor’s choice: %s',
    async (sender) => {
      expect(await idFor(sender)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('is known to what runs for it, also after its body and beside other requests', async () => {
    const { port } = shop.app.getHttpServer().address() as AddressInfo;
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_none, index) => {
        const response = await fetch(`http://127.0.0.1:${port}/v1/probe-id`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          // Bodies of several packets, and answers in another order.
          body: JSON.stringify({ ms: 40 - 2 * index, more: 'x'.repeat(3000 * index) }),
        });
        const { id } = (await response.json()) as { id: string };
        return { id, header: response.headers.get('x-request-id') };
      }),
    );
    expect(answers.map(({ id }) => id)).toEqual(answers.map(({ header }) => header));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(20);
  });
});

describe('the log', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-log-'));
  let server: ServerProcess | undefined;
  beforeAll(buildServer, 300_000);
  afterAll(async () => {
    await server?.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('has the request’s id once in every line that is written for it, also by services', async () => {
    server = new ServerProcess({
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'info', DATA_DIR: dataDir },
      JWT_SECRET: 'u0b4Y3lHhXv9T1nQmZ7rKc2WfSgD8aPjE5oLxVtNqB6yIiUzGkOeRwMCdJhAs+/p',
      // Nothing listens there: the limits' service warns when the first call is counted.
      REDIS_URL: 'redis://127.0.0.1:1',
    });
    const response = await fetch(`http://127.0.0.1:${await server.port()}/v1/customers/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'support-7' },
      body: JSON.stringify({ username: 'client@shop.test', password: 'Wrong#2026' }),
    });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([401, 'support-7']);
    const { stdout } = await server.kill('SIGTERM');
    const lines = stdout.trim().split('\n');
    const withId = lines.filter((line) => line.includes('"reqId"'));
    expect(withId.map((line) => line.split('"reqId":"support-7"').length)).toEqual([2, 2]);
    expect(withId.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      expect.stringContaining('The store of the rate limits does not answer'),
      'request',
    ]);
    expect(lines.filter((line) => !withId.includes(line)).join()).toContain('The shop is open.');
  });
});
