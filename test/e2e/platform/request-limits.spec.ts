import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createAdapter, type AdapterSettings } from '../../../src/http/fastify-adapter';
import { createTestApp, type TestApp } from '../support/test-app';
import { ProbeModule } from './probe.controller';

const NO_HOST = { message: 'The request names no host.', code: 'host.missing' };
const EXPECTATION = {
  message: 'The server does not support this Expect header.',
  code: 'request.expectation',
};
const NOT_HERE = { message: 'This cannot be done here.', code: 'method.unknown' };
const NOTHING = { message: 'There is nothing at this address.', code: 'address.unknown' };
const TOO_LARGE = { message: 'The request is too large.', code: 'request.too-large' };
const TOO_MANY = { message: 'The request body holds too many values.', code: 'body.too-many' };
const NO_REQUEST = { message: 'The request is not valid.', code: 'request.invalid' };
const twice = (name: string) => ({
  message: `The request has the header ${name} twice.`,
  code: 'header.repeated',
});
const TO_READ = 'GET /v1/products HTTP/1.1\r\nhost: a\r\n';
const KIB = 1024;

const keys = (count: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]));

describe('what one request may cost', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp({}, [ProbeModule]);
  });
  afterAll(() => shop.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    shop.inject({ method: 'GET', url, headers });

  const post = (url: string, payload: string | Buffer | object, headers: Record<string, string> = {}) =>
    shop.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
    });

  it.each([
    ['a sign-in of 80,000 unknown keys', '/v1/customers/login', keys(80_000), 413, TOO_LARGE],
    ['a sign-in of 51 keys', '/v1/customers/login', keys(51), 400, TOO_MANY],
    ['a sign-up of a megabyte', '/v1/customers', { lastName: '\u0301'.repeat(480_000) }, 413, TOO_LARGE],
    ['a sign-up a little too large', '/v1/customers', { lastName: 'a'.repeat(64 * KIB) }, 413, TOO_LARGE],
    ['340,000 turns', '/v1/chat', { message: 'hi', conversation: Array(340_000).fill({}) }, 413, TOO_LARGE],
    ['60,000 turns', '/v1/chat', { message: 'hi', conversation: Array(60_000).fill({}) }, 400, TOO_MANY],
    ['1,001 turns', '/v1/chat', { message: 'hi', conversation: Array(1001).fill({}) }, 400, TOO_MANY],
    ['many lists', '/v1/chat', { message: Array(5).fill(Array(900).fill(1)) }, 400, TOO_MANY],
    [
      'a long name of a field',
      '/v1/chat',
      { ['x'.repeat(101)]: 1 },
      400,
      { message: 'The request body has a field with too long a name.', code: 'body.long-name' },
    ],
  ])('refuses %s', async (_what, url, body, statusCode, said) => {
    const answer = await post(url, body);
    expect(answer.json()).toEqual({ statusCode, ...said });
  });

  it('lets a long conversation through, and a product of every colour and size as far as signing in', async () => {
    const turn = { text: 'giày '.repeat(100), sender: 'me', time: '2026-09-14T02:00:00.000Z' };
    const asked = await post('/v1/chat', { message: 'nike?', conversation: Array(100).fill(turn) });
    expect(asked.statusCode).toBe(200);
    const sizes = Array(40).fill({ size: '42.5', quantity: 1_000_000, quantityBefore: 1_000_000 });
    const color = {
      color: 'c'.repeat(60),
      colorHex: '#123456',
      imageDetail: Array(6).fill('x'.repeat(300)),
      sizes,
    };
    const product = { name: 'n', desc: 'ế'.repeat(10_000), colors: Array(20).fill(color) };
    expect((await post('/v1/products', product)).statusCode).toBe(401);
    expect((await post('/v1/products', { name: 'n'.repeat(256 * KIB) })).statusCode).toBe(413);
  });

  it('looks at no line that is longer than any may be', async () => {
    const marks = '\u0301\u0323'.repeat(15_000);
    const { errors } = (await post('/v1/customers', { lastName: `a${marks}` })).json<{ errors: object }>();
    expect(errors).toMatchObject({ lastName: 'Last Name is at most 50 characters.' });
  });

  it('names at most twenty errors, and says how many more there are', async () => {
    const parts = Array.from({ length: 150 }, () => ({ quantity: -1 }));
    const answer = await post('/v1/probe/body', { email: 'an@shop.test', name: 'An', parts });
    const { statusCode, message, errors } = answer.json<{
      statusCode: number;
      message: string;
      errors: object;
    }>();
    expect(statusCode).toBe(400);
    expect(Object.keys(errors)).toEqual(Array.from({ length: 20 }, (_, at) => `parts.${at}.quantity`));
    expect(message).toBe(
      `Please check these fields: ${Object.keys(errors).join(', ')}. There are 130 more errors.`,
    );
  });

  it('unpacks nothing', async () => {
    const answer = await post('/v1/customers/login', Buffer.from([31, 139]), { 'content-encoding': 'gzip' });
    expect(answer.statusCode).toBe(415);
  });

  it('answers 414 to an address that is too long or has too many parameters', async () => {
    const long = await get(`/v1/products?search=${'x'.repeat(8192)}`);
    expect(long.json()).toEqual({
      statusCode: 414,
      message: 'The address is too long.',
      code: 'address.too-long',
    });
    const many = await get(`/v1/products?${'a=1&'.repeat(100)}`);
    expect(many.json()).toEqual({
      statusCode: 414,
      message: 'The address has too many parameters.',
      code: 'address.too-many',
    });
    expect((await get(`/v1/products?${'a=1&'.repeat(99)}`)).statusCode).toBe(200);
    expect((await get(`/${'x'.repeat(9000)}`)).statusCode).toBe(414);
  });

  it('takes a token that no token is as long as for none', async () => {
    const answer = await get('/v1/probe/private', { authorization: `Bearer ${'x'.repeat(5000)}` });
    expect(answer.json()).toEqual({
      statusCode: 401,
      message: 'Please sign in to continue.',
      code: 'sign-in.required',
    });
  });

  it.each([
    ['DELETE', '/v1/products/some-shoe', 405],
    ['OPTIONS', '/v1/products/some-shoe', 204],
    ['GET', '/v1/probe/%zz', 400],
    ['GET', `/v1/products/${'x'.repeat(600)}`, 414],
    ['GET', `/${'x'.repeat(9000)}`, 414],
    ['GET', '/v1/nothing', 404],
  ] as const)('sends the headers of every answer with that to %s %s', async (method, url, status) => {
    const { statusCode, headers } = await shop.inject({ method, url });
    const usual = (await get('/health/live')).headers;
    expect(statusCode).toBe(status);
    for (const name of Object.keys(usual).filter((name) => SECURITY.test(name))) {
      expect([name, headers[name]]).toEqual([name, usual[name]]);
    }
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(['content-security-policy', 'x-request-id']));
  });

  describe('over a connection', () => {
    let server: Server;
    beforeAll(async () => {
      await shop.app.listen(0, '127.0.0.1');
      server = shop.app.getHttpServer();
    });
    afterEach(() => jest.useRealTimers());

    const open = (): Socket => connect((server.address() as AddressInfo).port, '127.0.0.1');

    async function answerTo(socket: Socket): Promise<string> {
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', () => undefined);
      await once(socket, 'close');
      return text;
    }

    it('bounds how long and how many they are', () => {
      expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 300_000, timeout: 120_000 });
      expect(server.maxConnections).toBeGreaterThanOrEqual(2000);
    });

    it('closes a body that does not arrive', async () => {
      jest.useFakeTimers({
        doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'],
      });
      const socket = open();
      const arrived = once(server, 'request');
      socket.write(`${HEAD}content-length: 100\r\n\r\n{"username"`);
      await arrived;
      const answer = answerTo(socket);
      jest.advanceTimersByTime(29_000);
      expect(socket.destroyed).toBe(false);
      jest.advanceTimersByTime(1000);
      const text = await answer;
      expect(text).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
      expect(text).toContain('content-security-policy: ');
      expect(text).toContain(
        '{"statusCode":408,"message":"The request took too long to arrive.","code":"request.too-slow"}',
      );
    });

    it.each([
      ['no host', 'GET /health/live HTTP/1.1\r\n\r\n', 400, NO_HOST],
      ['an unknown expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: foo\r\n\r\n', 417, EXPECTATION],
      ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nhost: a\r\n\r\n', 405, NOT_HERE],
      ['a path that leads up', 'GET /docs/../package.json HTTP/1.1\r\nhost: a\r\n\r\n', 404, NOTHING],
      ['two hosts', 'GET /health/live HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n', 400, twice('host')],
      ['the same host twice', 'GET /v1/products HTTP/1.1\r\nhost: a\r\nhost: a\r\n\r\n', 400, twice('host')],
      [
        'two tokens',
        `${TO_READ}authorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n`,
        400,
        twice('authorization'),
      ],
      [
        'two types',
        `${TO_READ}content-type: text/plain\r\ncontent-type: a/b\r\n\r\n`,
        400,
        twice('content-type'),
      ],
      [
        'two keys',
        `${TO_READ}idempotency-key: a\r\nidempotency-key: b\r\n\r\n`,
        400,
        twice('idempotency-key'),
      ],
      ['two lengths', `${TO_READ}content-length: 0\r\ncontent-length: 0\r\n\r\n`, 400, NO_REQUEST],
      ['one in disguise', 'GET /docs/%2e%2e%2fpackage.json HTTP/1.1\r\nhost: a\r\n\r\n', 404, NOTHING],
    ])('answers a request with %s in the shop’s words', async (_what, request, statusCode, said) => {
      const socket = open();
      socket.write(request.replace(/\r\n$/, 'connection: close\r\n\r\n'));
      const [head = '', body = ''] = (await answerTo(socket)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${statusCode} `));
      for (const header of ['content-security-policy: ', 'x-content-type-options: nosniff']) {
        expect(head.toLowerCase()).toContain(header);
      }
      expect(JSON.parse(body)).toEqual({ statusCode, ...said });
    });

    const PIPELINED = 'GET /health/live HTTP/1.1\r\nhost: a\r\n\r\n';
    const answersIn = (text: string): number => text.split('HTTP/1.1 200 OK').length - 1;

    it('answers ten requests that are sent at once, and ten more afterwards', async () => {
      const socket = open();
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      for (const answers of [10, 20]) {
        socket.write(PIPELINED.repeat(10));
        while (answersIn(text) < answers) await once(socket, 'data');
      }
      expect(socket.destroyed).toBe(false);
      socket.destroy();
    });

    it('closes a connection that sends eleven ahead of their answers, and does not begin the rest', async () => {
      const queries = jest.spyOn(shop.dataSource.logger, 'logQuery');
      const socket = open();
      socket.write(PIPELINED.replace('/health/live', '/v1/products/facets').repeat(1000));
      expect(answersIn(await answerTo(socket))).toBeLessThanOrEqual(10);
      expect((await get('/health/live')).statusCode).toBe(200);
      expect(queries.mock.calls.length).toBeLessThan(50);
      queries.mockRestore();
    });

    it('takes a request of HTTP 1.0, which need not name a host', async () => {
      const socket = open();
      socket.write('GET /health/live HTTP/1.0\r\n\r\n');
      expect(await answerTo(socket)).toMatch(/^HTTP\/1.1 200 /);
    });

    it('takes a request whose other headers are lists', async () => {
      const lists = [
        'accept: a/b',
        'accept: */*',
        'x-forwarded-for: 192.0.2.1',
        'x-forwarded-for: 192.0.2.2',
      ];
      const more = [
        ...lists,
        'cookie: a=b',
        'cookie: c=d',
        'if-none-match: "a"',
        'if-none-match: "b"',
        'connection: close',
      ];
      const socket = open();
      socket.write(`${TO_READ}${more.join('\r\n')}\r\n\r\n`);
      expect(await answerTo(socket)).toMatch(/^HTTP\/1.1 200 /);
    });

    it('answers what is no request, with the headers of every answer', async () => {
      const socket = open();
      socket.write('nonsense\r\n\r\n');
      const text = await answerTo(socket);
      expect(text).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
      expect(text).toContain('x-content-type-options: nosniff');
    });
  });
});

const SECURITY = /^(content-security|cross-origin|origin-agent|referrer|strict-transport|x-)(?!request-id)/;
const HEAD = 'POST /v1/customers/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n';

describe('the log', () => {
  async function listen(settings: Partial<AdapterSettings> = {}) {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const logger = pino({ level: 'trace' }, stream);
    const adapter = createAdapter(logger, { trustedProxies: [], logAddresses: 'short', ...settings });
    await adapter.getInstance().ready();
    return { adapter, lines };
  }

  const requestLine = async (
    settings: Partial<AdapterSettings>,
    remoteAddress: string,
    headers: Record<string, string> = {},
  ): Promise<object> => {
    const { adapter, lines } = await listen(settings);
    await adapter.inject({ method: 'GET', url: '/v1/orders', remoteAddress, headers });
    await adapter.close();
    return lines.map((line) => JSON.parse(line) as { msg: string }).find(({ msg }) => msg === 'request')!;
  };

  it.each([
    ['short', '203.0.113.57', '203.0.113.0/24'],
    ['short', '::ffff:203.0.113.57', '203.0.113.0/24'],
    ['short', '2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
    ['short', '2001:db8::1', '2001:db8::/48'],
    ['full', '203.0.113.57', '203.0.113.57'],
    ['full', '2001:db8::1', '2001:db8::1'],
    ['off', '203.0.113.57', undefined],
  ] as const)('has callers’ addresses, LOG_ADDRESSES=%s: %s', async (logAddresses, caller, logged) => {
    const line = await requestLine({ logAddresses }, caller);
    expect(line).toHaveProperty('path', '/v1/orders');
    expect(line).toEqual(expect.objectContaining(logged === undefined ? {} : { address: logged }));
    if (logged === undefined) expect(line).not.toHaveProperty('address');
  });

  it('has the address that a trusted proxy names, and nobody else', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const behind = { trustedProxies: ['10.0.0.0/8'] };
    expect(await requestLine(behind, '10.0.0.1', headers)).toHaveProperty('address', '198.51.100.0/24');
    expect(await requestLine(behind, '203.0.113.5', headers)).toHaveProperty('address', '203.0.113.0/24');
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64)', 'Mozilla/5.0 (X11; Linux x86_64)'],
    ['curl\u0009\u009b31mred', 'curl31mred'],
    ['x'.repeat(5000), 'x'.repeat(200)],
  ])('has the program that a request names, short and printable', async (named, logged) => {
    expect(await requestLine({}, '203.0.113.5', { 'user-agent': named })).toHaveProperty('agent', logged);
  });

  it('has no program where a request names none', async () => {
    expect(await requestLine({}, '203.0.113.5', { 'user-agent': '' })).not.toHaveProperty('agent');
  });

  it('has the paths of requests and never their queries', async () => {
    const { adapter, lines } = await listen();
    await adapter.inject({ method: 'GET', url: '/v1/orders?search=0901234567' });
    await adapter.inject({ method: 'GET', url: '/v1/%zz?search=0901234567' });
    expect(lines.join('')).toContain('"path":"/v1/orders"');
    expect(lines.join('')).not.toContain('0901234567');
    for (const url of [
      '/%761/chat',
      '/v%31/chat',
      'http://elsewhere/v1/chat',
      'HTTP://elsewhere:80/%761/x',
    ]) {
      lines.length = 0;
      await adapter.inject({ method: 'GET', url });
      expect(lines.join('')).toContain('"path":"/v1/');
    }
    await adapter.close();
  });
});

describe('the component library and the description of the API', () => {
  it('are not served when they are switched off', async () => {
    const shop = await createTestApp({ STORYBOOK: 'false', API_DOCS: 'false' });
    for (const url of ['/docs', '/docs/swagger-ui-init.js', '/openapi.json', '/storybook/', '/storybook']) {
      const answer = await shop.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
    await shop.close();
  });
});
