import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadSqliteDriver } from '../../../src/database/sqlite/sqlite-driver';
import { tryLock } from '../../../src/database/sqlite/file-lock';
import { buildServer, ServerProcess, type Ending } from '../support/server-process';

// Each test starts processes, which takes seconds on a busy machine.
jest.setTimeout(60_000);

describe('the process', () => {
  let directory: string;
  let dataDir: string;
  const running: ServerProcess[] = [];

  beforeAll(buildServer, 300_000);
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'shop-process-'));
    dataDir = join(directory, 'data');
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.kill('SIGKILL')));
    rmSync(directory, { recursive: true, force: true });
  });

  function start(environment: Record<string, string> = {}): ServerProcess {
    const server = new ServerProcess({ DATA_DIR: dataDir, ...environment });
    running.push(server);
    return server;
  }

  /** The output of a failed start: only sentences, and no success. */
  function complaints({ code, stdout, stderr }: Ending): string[] {
    expect(code).toBe(1);
    expect(stdout).toBe('');
    const [heading, ...sentences] = stderr.trim().split('\n');
    expect(heading).toBe('The shop cannot start.');
    return sentences;
  }

  it('opens no debugger in production at SIGUSR1, and goes on', async () => {
    const spare = createServer().listen(0, '127.0.0.1');
    await once(spare, 'listening');
    const { port } = spare.address() as AddressInfo;
    spare.close();
    const server = start({
      ...{ NODE_ENV: 'production', JWT_SECRET: randomBytes(48).toString('base64'), LOG_LEVEL: 'info' },
      NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}`,
    });
    const shop = `http://127.0.0.1:${await server.port()}/health/live`;
    server.signal('SIGUSR1');
    await sleep(1000);
    expect((await fetch(shop)).status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${port}/json/version`)).rejects.toThrow('fetch failed');
    const { code, stdout, stderr } = await server.kill('SIGTERM');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('SIGUSR1 opens no debugger in production.');
  });

  describe('does not start, and says why in a sentence,', () => {
    it('when variables are wrong', async () => {
      const sentences = complaints(await start({ PORT: 'abc', DEMO: 'maybe' }).ending);
      expect(sentences).toHaveLength(2);
      expect(sentences).toContain('PORT must be a whole number from 0 to 65535.');
      expect(sentences).toContain('DEMO must be true or false.');
    });

    it('when production has no secret, in a line of its log', async () => {
      const { code, stdout, stderr } = await start({ NODE_ENV: 'production', LOG_LEVEL: 'silent' }).ending;
      expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
      expect(JSON.parse(stdout)).toMatchObject({
        level: 60,
        msg: 'The shop cannot start. JWT_SECRET must be set in production to a long random text.',
      });
    });

    it('when the port is taken', async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => other.once('listening', resolve));
      const { port } = other.address() as AddressInfo;
      const ending = await start({ PORT: String(port) }).ending;
      other.close();
      expect(complaints(ending)).toEqual([`PORT ${port} is taken by another program: choose another one.`]);
    });

    it('when HOST is no address of this machine', async () => {
      expect(complaints(await start({ HOST: '192.0.2.1' }).ending)).toEqual([
        'HOST must be an address of this machine, but 192.0.2.1 is not.',
      ]);
    });

    it('when HOST is no address at all, also with a database server', async () => {
      const environment = { HOST: '999.1.1.1', DATABASE_URL: 'mysql://shop@127.0.0.1:1/shop' };
      expect(complaints(await start(environment).ending)).toEqual([
        'HOST must be an address of this machine, but 999.1.1.1 is not.',
      ]);
    });

    it('when DATA_DIR is a file, or cannot be written to', async () => {
      const file = join(directory, 'file');
      writeFileSync(file, '');
      expect(complaints(await start({ DATA_DIR: file }).ending)).toEqual([
        `DATA_DIR must be a directory, but ${file} is, or lies in, a file.`,
      ]);
      // Even root cannot create a directory there.
      expect(complaints(await start({ DATA_DIR: '/proc/shop' }).ending)).toEqual([
        'DATA_DIR must be a directory this process can write to, but /proc/shop is not.',
      ]);
    });

    it('when the database file is invalid', async () => {
      const file = join(directory, 'shop.sqlite');
      writeFileSync(file, 'not a database at all, but long enough to be looked at as one'.repeat(100));
      expect(complaints(await start({ DATA_DIR: directory }).ending)).toEqual([
        `DATA_DIR must hold a sound database: ${file} is not one. Move it away to start afresh.`,
      ]);
    });

    it('when the database is another program’s', async () => {
      const Sqlite = await loadSqliteDriver();
      const file = join(directory, 'shop.sqlite');
      const database = new Sqlite(file);
      database.exec(
        'CREATE TABLE posts (id); CREATE TABLE migrations (id, name); INSERT INTO migrations VALUES (1, 1)',
      );
      database.close();
      expect(complaints(await start({ DATA_DIR: directory }).ending)).toEqual([
        `DATA_DIR must name an empty database or the shop’s: ${file} holds tables of another program (posts, migrations).`,
      ]);
    });

    it.each([
      ['DATABASE_URL', 'mysql://shop:100%@127.0.0.1/shop'],
      ['REDIS_URL', 'redis://127.0.0.1/notadb'],
      ['SMTP_URL', 'smtp://'],
      ['TRUST_PROXY', '0.0.0.0/0'],
    ])('when %s is %s', async (name, value) => {
      expect(complaints(await start({ [name]: value }).ending)).toEqual([
        expect.stringMatching(`^${name} must be (?:an address like|addresses or ranges) .+\\.$`),
      ]);
    });

    it('when no database server answers', async () => {
      const ending = await start({ DATABASE_URL: 'mysql://shop:hunter2@127.0.0.1:1/shop' }).ending;
      expect(complaints(ending)).toEqual([
        'DATABASE_URL must lead to a database server: none answers at 127.0.0.1:1.',
      ]);
    });
  });

  describe('when asked to stop', () => {
    it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends with success: %s', async (signal) => {
      const server = start();
      await server.port();
      const { code, stderr } = await server.kill(signal);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    });

    it('finishes what is in flight and takes nothing new', async () => {
      const server = start();
      const port = await server.port();
      const body = JSON.stringify({ username: 'nobody@shop.test', password: 'Sneaker#2026' });
      const request = connect(port, '127.0.0.1');
      const answer = read(request);
      request.write(
        'POST /v1/customers/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n' +
          `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
      );
      // Answered after the server has processed the earlier data.
      await fetch(`http://127.0.0.1:${port}/health/live`);

      const ended = server.kill('SIGTERM');
      const isListening = (): Promise<boolean> =>
        fetch(`http://127.0.0.1:${port}/health/live`).then(
          () => true,
          () => false,
        );
      while (await isListening()) await sleep(20);
      request.write(body.slice(10));

      expect(await answer).toMatch(/^HTTP\/1\.1 401 [\s\S]+"statusCode":401/);
      expect((await ended).code).toBe(0);
    });
  });

  describe('with DRAIN_SECONDS', () => {
    const get = (port: number, path: string): Promise<Response> => fetch(`http://127.0.0.1:${port}${path}`);

    it('is not ready but serves, then ends', async () => {
      const server = start({ DRAIN_SECONDS: '2' });
      const port = await server.port();
      expect((await get(port, '/health/ready')).status).toBe(200);
      const begun = performance.now();
      const ended = server.kill('SIGTERM');
      while ((await get(port, '/health/ready')).status === 200) await sleep(20);
      const statuses = ['/health/live', '/v1/products/'].map(async (path) => (await get(port, path)).status);
      expect(await Promise.all(statuses)).toEqual([200, 200]);
      expect((await ended).code).toBe(0);
      expect(performance.now() - begun).toBeGreaterThan(2000);
    });

    it.each(['SIGTERM', 'SIGINT'] as const)('ends at once at a second signal: %s', async (signal) => {
      const server = start({ DRAIN_SECONDS: '60' });
      const port = await server.port();
      void server.kill('SIGTERM');
      while ((await get(port, '/health/ready')).status === 200) await sleep(20);
      expect((await server.kill(signal)).code).toBe(1);
    });
  });

  it('listens before it migrates, answers health checks and refuses all else', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => free.once('listening', resolve));
    const { port } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    // Another process migrates.
    mkdirSync(dataDir);
    const unlock = await tryLock(join(dataDir, 'shop.sqlite-start'));
    const server = start({ PORT: String(port), DATABASE_URL: '' });

    const status = (path: string): Promise<number> =>
      fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.status);
    while ((await status('/health/live').catch(() => 0)) !== 200) await sleep(20);
    expect(await Promise.all(['/health/ready', '/v1/products/', '/'].map(status))).toEqual([503, 503, 503]);
    unlock!();
    await server.port();
    expect(await Promise.all(['/health/ready', '/v1/products/'].map(status))).toEqual([200, 200]);
  });

  describe('on a DATA_DIR that a server runs on already', () => {
    const warned = async (server: ServerProcess): Promise<boolean> => {
      await server.port();
      const { stdout } = await server.kill('SIGKILL');
      return stdout.includes('Another server runs on the SQLite database in');
    };

    it('warns, and not once the other was killed', async () => {
      const first = start({ LOG_LEVEL: 'warn' });
      await first.port();
      expect(await warned(start({ LOG_LEVEL: 'warn' }))).toBe(true);
      expect(await warned(first)).toBe(false);
      expect(await warned(start({ LOG_LEVEL: 'warn' }))).toBe(false);
    });
  });

  const PRODUCTION = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    JWT_SECRET: 'u0b4Y3lHhXv9T1nQmZ7rKc2WfSgD8aPjE5oLxVtNqB6yIiUzGkOeRwMCdJhAs+/p',
  };

  it('writes nothing but lines of JSON in production, from all code that prints', async () => {
    const print = join(directory, 'print.mjs');
    writeFileSync(
      print,
      `process.on('SIGUSR2', () => {
         console.warn('from a %s', 'package');
         process.emitWarning('from Node');
         setImmediate(() => setImmediate(() => { throw new Error('at the end'); }));
       });`,
    );
    const server = start({ ...PRODUCTION, NODE_OPTIONS: `--import ${print}` });
    await server.port();
    const { code, stdout, stderr } = await server.kill('SIGUSR2');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    const said = stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(said).toEqual(
      expect.arrayContaining(['The shop is open.', 'from a package', 'from Node', 'at the end']),
    );
  });

  it('creates the first manager of a production shop, who can sign in, also after a restart', async () => {
    const environment = {
      ...PRODUCTION,
      MANAGER_EMAIL: 'boss@shop.test',
      MANAGER_PASSWORD: 'Quay#Hang2031',
    };
    for (const _time of ['first', 'second']) {
      const server = start(environment);
      const response = await fetch(`http://127.0.0.1:${await server.port()}/v1/customers/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'boss@shop.test', password: 'Quay#Hang2031' }),
      });
      const { token } = (await response.json()) as { token: string };
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
      expect(claims).toMatchObject({ role: 'manager' });
      const { code, stdout } = await server.kill('SIGTERM');
      expect(code).toBe(0);
      expect(stdout).not.toContain('Demo accounts');
    }
  });
});

function read(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}
