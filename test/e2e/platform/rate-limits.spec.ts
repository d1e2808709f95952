import { Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadSqliteDriver } from '../../../src/database/sqlite/sqlite-driver';
import { LIMITS } from '../../../src/rate-limits/limits';
import { RateLimits } from '../../../src/rate-limits/rate-limits.service';
import { SqliteCounters, type OpenSqlite } from '../../../src/rate-limits/counter-stores';
import { call } from '../support/people';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

/** A Redis server, to count there too: `TEST_REDIS_URL=redis://127.0.0.1:6379`. */
const { TEST_REDIS_URL } = process.env;

/** A new network each time, since Redis keeps the counts of earlier tests for minutes. */
function anAddress(): string {
  return `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
}

/** Sign-ups that are counted and then refused as invalid. */
async function signUps(shop: TestApp, address: string, times = 1): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const { status } = await call(shop, 'POST', '/v1/customers', {}, undefined, address);
    statuses.push(status);
  }
  return statuses;
}

describe('limits', () => {
  const shops: TestApp[] = [];
  const lines: Line[] = [];
  const warnings = jest.spyOn(Logger.prototype, 'warn');
  beforeEach(() => void warnings.mockReset());
  afterEach(async () => {
    for (const shop of shops.splice(0).reverse()) await shop.close();
    for (const line of lines.splice(0)) await line.cut();
  });

  const opened = async (shop: Promise<TestApp>): Promise<TestApp> => {
    shops.push(await shop);
    return shop;
  };
  const aShop = (environment: Record<string, string> = {}): Promise<TestApp> =>
    opened(createTestApp({ RATE_LIMITS: 'on', ...environment }));
  const aLine = async (target?: string): Promise<Line> => {
    const line = await Line.open(target);
    lines.push(line);
    return line;
  };
  const told = (): string[] => warnings.mock.calls.map(([line]) => String(line));
  const STORE_FAILS =
    'The store of the rate limits does not answer: this process counts by itself meanwhile.';

  const stores: [string, Record<string, string>][] = [
    ['the database', {}],
    ...(TEST_REDIS_URL ? [['Redis', { REDIS_URL: TEST_REDIS_URL }] satisfies [string, object]] : []),
  ];

  it.each(stores)('are counted in %s for all processes of a shop together', async (_store, environment) => {
    const one = await aShop(environment);
    const other = await opened(createSecondApp(one, { RATE_LIMITS: 'on', ...environment }));
    const address = anAddress();
    expect(await signUps(one, address, 3)).toEqual([400, 400, 400]);
    expect(await signUps(other, address, 3)).toEqual([400, 400, 429]);
    expect(await signUps(one, address.replace(/1$/, '2'))).toEqual([429]);
    expect(await signUps(one, anAddress())).toEqual([400]);

    const attempts = Array.from({ length: 20 }, (_, at) => signUps(at % 2 ? one : other, '192.0.2.1'));
    const statuses = (await Promise.all(attempts)).flat();
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(told()).toEqual([]);
  });

  it('are counted by a process alone while Redis cannot be reached, and the log says so once', async () => {
    const line = await aLine();
    await line.cut();
    const shop = await aShop({ REDIS_URL: line.url });
    const address = anAddress();
    expect(await signUps(shop, address, 6)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(told()).toEqual([expect.stringMatching(/^Redis does not answer at the start: /), STORE_FAILS]);
  });

  it('are counted likewise while Redis is silent', async () => {
    const line = await aLine();
    const shop = await aShop({ REDIS_URL: line.url });
    expect(await signUps(shop, anAddress(), 6)).toEqual([400, 400, 400, 400, 400, 429]);
    expect(told()).toContain(STORE_FAILS);
  });

  if (TEST_REDIS_URL) {
    it('go on while Redis is away, and are shared again once it is back', async () => {
      const line = await aLine(TEST_REDIS_URL);
      const shop = await aShop({ REDIS_URL: line.url });
      const address = anAddress();
      expect(await signUps(shop, address, 5)).toEqual([400, 400, 400, 400, 400]);
      expect(told()).toEqual([]);
      await line.cut();
      expect(await signUps(shop, address, 6)).toEqual([400, 400, 400, 400, 400, 429]);
      expect(told()).toEqual([STORE_FAILS]);
      await line.mend();
      // Redis has counted the first five; it does not know what memory counted.
      const limits = shop.app.get(RateLimits);
      while (!(await limits.remembers(LIMITS.signUp, limits.addressKey(address)))) await sleep(20);
      expect(await signUps(shop, address)).toEqual([429]);
    });
  }

  it('keep notes of a month while the store fails', async () => {
    const line = await aLine();
    await line.cut();
    const limits = (await aShop({ REDIS_URL: line.url })).app.get(RateLimits);
    await limits.remember(LIMITS.knownAddress, 'somebody');
    await sleep(20);
    expect(await limits.remembers(LIMITS.knownAddress, 'somebody')).toBe(true);
    expect(await limits.remembers(LIMITS.knownAddress, 'nobody')).toBe(false);
  });
});

describe('the file in which limits are counted', () => {
  let directory: string;
  let file: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'shop-limits-'));
    file = join(directory, 'limits.sqlite');
    writeFileSync(file, 'This is no database. '.repeat(500));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('starts again when it is broken', async () => {
    const counters = new SqliteCounters(await loadSqliteDriver(), file);
    await expect(counters.limiter(LIMITS.signUp).consume('a')).resolves.toMatchObject({ consumedPoints: 1 });
    await counters.close();
  });

  it('is left as it is when it only cannot be opened', () => {
    const before = readFileSync(file);
    const Busy = jest.fn(() => {
      throw Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
    }) as unknown as OpenSqlite;
    expect(() => new SqliteCounters(Busy, file)).toThrow('database is locked');
    expect(readFileSync(file)).toEqual(before);
  });
});

describe('a proxy that is not named', () => {
  const warnings = jest.spyOn(Logger.prototype, 'warn');
  beforeEach(() => void warnings.mockReset());

  const production = {
    NODE_ENV: 'production',
    JWT_SECRET: randomBytes(36).toString('base64'),
    RATE_LIMITS: 'on',
  };

  it.each([
    ['is told of once in production', production, '10.0.0.7', 1],
    ['is told of when another one is', { ...production, TRUST_PROXY: 'loopback' }, '10.0.0.7', 1],
    ['is none when it is', { ...production, TRUST_PROXY: '10.0.0.0/8' }, '10.0.0.7', 0],
    [
      'is none when it is, also of a sender on its own machine',
      { ...production, TRUST_PROXY: 'loopback' },
      '127.0.0.1',
      0,
    ],
    ['is nobody’s trouble in development', {}, '10.0.0.7', 0],
  ])('%s', async (_what, environment, remoteAddress, times) => {
    const shop = await createTestApp(environment);
    const sender = remoteAddress === '127.0.0.1' ? remoteAddress : '203.0.113.9';
    for (const name of ['forwarded', 'x-real-ip']) {
      const headers = { 'x-forwarded-for': sender, [name]: sender };
      await shop.inject({ method: 'GET', url: '/health/live', remoteAddress, headers });
    }
    await shop.close();
    const told = warnings.mock.calls.map(([line]) => String(line));
    const expected = expect.stringMatching(/^A request from 10\.0\.0\.7 names another sender .*TRUST_PROXY/);
    expect(told).toEqual(Array(times).fill(expected));
  });

  it.each([{}, { TRUST_PROXY: '10.0.0.0/8' }])(
    'is told of what it should write when it writes another header, with %j',
    async (named) => {
      const shop = await createTestApp({ ...production, ...named } as Record<string, string>);
      for (const name of ['forwarded', 'x-real-ip', 'forwarded', 'x-real-ip']) {
        const headers = { [name]: '203.0.113.9' };
        await shop.inject({ method: 'GET', url: '/health/live', remoteAddress: '10.0.0.7', headers });
      }
      await shop.close();
      const told = warnings.mock.calls.map(([line]) => String(line));
      expect(told).toEqual(
        ['forwarded', 'x-real-ip'].map((name) =>
          expect.stringMatching(
            `^A request from 10\\.0\\.0\\.7 names .+ in ${name}, .+let it write X-Forwarded-For`,
          ),
        ),
      );
    },
  );
});

/** A connection to Redis that can be cut and restored; while cut, it accepts data and never answers. */
class Line {
  private readonly sockets: Socket[] = [];
  private readonly server = createServer((socket) => this.connect(socket));
  private port = 0;

  private constructor(private readonly target: string | undefined) {}

  static async open(target?: string): Promise<Line> {
    const line = new Line(target);
    await line.mend();
    line.port = (line.server.address() as AddressInfo).port;
    return line;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async mend(): Promise<void> {
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
  }

  async cut(): Promise<void> {
    for (const socket of this.sockets.splice(0)) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private connect(socket: Socket): void {
    this.sockets.push(socket.on('error', () => undefined));
    if (!this.target) return;
    const { hostname, port } = new URL(this.target);
    const redis = connect(Number(port || 6379), hostname).on('error', () => undefined);
    this.sockets.push(redis);
    socket.pipe(redis).pipe(socket);
  }
}
