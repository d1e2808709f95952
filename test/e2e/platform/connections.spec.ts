import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestApp, type TestApp } from '../support/test-app';

const MOST = 5;
const REFUSED = {
  statusCode: 429,
  message: 'Too many connections are open from this address. Please close some, or try again later.',
  code: 'connections.too-many',
};

describe('the connections of one address', () => {
  const shops: TestApp[] = [];
  const sockets: Socket[] = [];

  async function listen(environment: Record<string, string> = {}): Promise<Server> {
    const limits = { RATE_LIMITS: 'on', CONNECTIONS_PER_ADDRESS: String(MOST) };
    const shop = await createTestApp({ ...limits, ...environment });
    shops.push(shop);
    await shop.app.listen(0, '0.0.0.0');
    return shop.app.getHttpServer();
  }

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    for (const shop of shops.splice(0)) await shop.close();
  });

  /** Opens a connection from one of this machine's own addresses. */
  async function open(server: Server, localAddress = '127.0.0.1'): Promise<Socket> {
    const { port } = server.address() as AddressInfo;
    const taken = once(server, 'connection');
    const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
    sockets.push(socket);
    await taken;
    return socket;
  }

  /** The answer on an open connection, to a request or unasked. */
  async function answerOn(socket: Socket, request = ''): Promise<string> {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    if (request) socket.write(request);
    if (!socket.destroyed) await once(socket, 'close');
    return text;
  }

  const ask = async (socket: Socket): Promise<number> => {
    const text = await answerOn(socket, 'GET /health/live HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    return Number(text.split(' ')[1]);
  };

  it('are few: the next one is told so and closed, and other addresses are served', async () => {
    const server = await listen();
    const own: Socket[] = [];
    for (let i = 0; i < MOST; i += 1) own.push(await open(server));
    const text = await answerOn(await open(server));
    expect(text).toMatch(/^HTTP\/1.1 429 Too Many Requests\r\n/);
    expect(text).toContain('retry-after: 5\r\n');
    expect(text).toContain('content-security-policy: ');
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual(REFUSED);
    expect(await ask(await open(server, '127.0.0.2'))).toBe(200);
    // Open connections continue to work.
    expect(await ask(own[0]!)).toBe(200);
  });

  it('are counted while they are open only', async () => {
    const server = await listen();
    for (let round = 0; round < 3; round += 1) {
      const own: Socket[] = [];
      for (let i = 0; i < MOST; i += 1) own.push(await open(server));
      expect(await answerOn(await open(server))).toContain('429');
      for (const socket of own) socket.destroy();
      while ((await connectionsOf(server)) > 0) await sleep(5);
    }
    expect(await ask(await open(server))).toBe(200);
  });

  it.each(['loopback', '127.0.0.0/8', '127.0.0.1'])(
    'are everybody’s when they come from a trusted proxy: %s',
    async (proxy) => {
      const server = await listen({ TRUST_PROXY: proxy });
      for (let i = 0; i < 3 * MOST; i += 1) await open(server);
      expect(await ask(await open(server))).toBe(200);
    },
  );

  it('are limited, except for a trusted proxy', async () => {
    const server = await listen({ TRUST_PROXY: '127.0.0.2, fd00::1, uniquelocal' });
    for (let i = 0; i < MOST; i += 1) await open(server);
    expect(await answerOn(await open(server))).toContain('429');
    for (let i = 0; i < 2 * MOST; i += 1) await open(server, '127.0.0.2');
    expect(await ask(await open(server, '127.0.0.2'))).toBe(200);
  });

  it('are 300 unless the operator says otherwise', async () => {
    const shop = await createTestApp();
    shops.push(shop);
    expect(shop.config.connectionsPerAddress).toBe(300);
  });
});

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
