import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer, ServerProcess } from '../support/server-process';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

jest.setTimeout(240_000);

const ROOT = join(__dirname, '..', '..', '..');
const PUBLISHED = 'Sneaker#2026';
const MANAGER = 'manager@shop.test';
const PRODUCTION = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'info',
  JWT_SECRET: 'u0b4Y3lHhXv9T1nQmZ7rKc2WfSgD8aPjE5oLxVtNqB6yIiUzGkOeRwMCdJhAs+/p',
  PUBLIC_URL: 'https://shop.example',
};

describe('the published password', () => {
  let directory: string;
  let database: TestDatabase;
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    await buildServer();
    directory = mkdtempSync(join(tmpdir(), 'shop-published-'));
    database = await createTestDatabase();
  });
  afterAll(async () => {
    for (const server of servers) await server.kill('SIGKILL');
    await database.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  const environment = (): Record<string, string> => ({
    DATA_DIR: directory,
    ...(database.url ? { DATABASE_URL: database.url } : {}),
  });
  const start = (settings: Record<string, string>): ServerProcess => {
    const server = new ServerProcess({ ...environment(), ...settings });
    servers.push(server);
    return server;
  };
  /** What a start says when it ends by itself. */
  const refusal = async (): Promise<string> => {
    const { code, stdout } = await start(PRODUCTION).ending;
    expect(code).toBe(1);
    return (JSON.parse(stdout.trim().split('\n').at(-1)!) as { msg: string }).msg;
  };
  const shop = (
    given: string[],
    settings: Record<string, string> = {},
  ): Promise<{ code: number; out: string; error: string }> =>
    new Promise((resolve) => {
      const env = { PATH: process.env.PATH, ...environment(), ...PRODUCTION, ...settings };
      const child = execFile(
        process.execPath,
        [join(ROOT, 'dist', 'server', 'main.js'), 'shop', ...given],
        { cwd: directory, env },
        (failed, out, error) => resolve({ code: failed ? Number(failed.code) : 0, out, error }),
      );
      child.stdin?.end();
    });
  const login = async (port: number, username: string, password: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/v1/customers/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });

  it('opens the demo, and no production shop on its data, until each account has another one', async () => {
    const demo = start({ DEMO: 'true' });
    const signedIn = await login(await demo.port(), MANAGER, PUBLISHED);
    expect(signedIn.status).toBe(200);
    const { refreshToken } = (await signedIn.json()) as { refreshToken: string };
    await demo.kill('SIGTERM');

    const said = await refusal();
    expect(said).toMatch(
      /^The shop cannot start\. The published password of the demo still opens the accounts /,
    );
    expect(said).toContain(`${MANAGER}, admin@shop.test, `);
    expect(said).toMatch(/ and \d+ more\. /);
    expect(said).toContain(`\`shop set-password ${MANAGER}`);

    const set = await shop(['set-password', ` ${MANAGER.toUpperCase()} `], { SHOP_PASSWORD: 'Quầy#Hàng31' });
    expect(set).toMatchObject({
      code: 0,
      error: '',
      out: expect.stringContaining(`${MANAGER} has the new password`),
    });
    const next = await refusal();
    expect(next).not.toContain(MANAGER);
    expect(next).toContain('`shop set-password admin@shop.test');

    expect(await shop(['close-published'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('admin@shop.test'),
    });
    const open = start(PRODUCTION);
    const port = await open.port();
    expect((await login(port, MANAGER, PUBLISHED)).status).toBe(401);
    expect((await login(port, 'admin@shop.test', PUBLISHED)).status).toBe(401);
    const manager = await login(port, MANAGER, 'Quầy#Hàng31'.normalize('NFD'));
    expect(manager.status).toBe(200);
    const refreshed = await fetch(`http://127.0.0.1:${port}/v1/customers/refresh-token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken }),
    });
    expect(refreshed.status).toBe(401);
    const { token } = (await manager.json()) as { token: string };
    const { userId } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
      userId: string;
    };
    const trail = await fetch(`http://127.0.0.1:${port}/v1/customers/${userId}/audit-events`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await trail.text()).toContain('account-password-reset');
    await open.kill('SIGTERM');
    expect(await shop(['close-published'])).toMatchObject({
      code: 0,
      out: 'No account takes the published password.\n',
    });
  });

  it.each([
    ['no command', [], {}, /^shop <command>[\s\S]*set-password <email>/],
    ['an unknown command', ['make-coffee'], {}, /^There is no command make-coffee\./],
    ['no address', ['set-password'], {}, / shop set-password <email>/],
    ['a password as an argument', ['set-password', MANAGER, 'Quay#Hang31'], {}, /no password either/],
    [
      'an address without an account',
      ['set-password', 'nobody@shop.test'],
      {},
      /^No account has the e-mail address nobody@/,
    ],
    ['neither variable nor terminal', ['set-password', MANAGER], {}, /^Set SHOP_PASSWORD/],
    [
      'a weak password',
      ['set-password', MANAGER],
      { SHOP_PASSWORD: 'short' },
      /refused: At least 8 characters\./,
    ],
    [
      'a common password',
      ['set-password', MANAGER],
      { SHOP_PASSWORD: 'Matkhau1!' },
      /^The password is refused: /,
    ],
    [
      'the published one',
      ['set-password', MANAGER],
      { SHOP_PASSWORD: PUBLISHED },
      /^The password is refused: /,
    ],
    ['settings that are wrong', ['set-password', MANAGER], { PORT: 'x' }, /^PORT must be a whole number/],
  ])('is not replaced by a command with %s', async (_what, given, settings, sentence) => {
    const { code, out, error } = await shop(given, settings);
    expect({ code, said: out + error }).toEqual({ code: 1, said: expect.stringMatching(sentence) });
    expect(error).not.toContain('    at ');
  });

  it('has its commands explained', async () => {
    const { code, out } = await shop(['--help']);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('close-published') });
  });

  it('is not the only thing that production is told of: plain HTTP is read by others', async () => {
    const server = start({ ...PRODUCTION, PUBLIC_URL: 'http://shop.example' });
    await server.port();
    const { stdout } = await server.kill('SIGTERM');
    expect(stdout).toContain('http://shop.example is plain HTTP');
  });
});
