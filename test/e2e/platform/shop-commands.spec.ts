import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { buildServer, ServerProcess } from '../support/server-process';
import { createTestDatabase, type TestDatabase } from '../support/test-database';
import { aMailServer, closeMailServers } from '../support/mail-server';

jest.setTimeout(240_000);

const ROOT = join(__dirname, '..', '..', '..');
const EMAIL = 'lan@shop.test';
const PASSWORD = 'Quầy#Hàng31';
const LAN = ['create-manager', '--email', EMAIL, '--first-name', 'Lan', '--last-name', 'Nguyễn'];

interface Run {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

describe('npm run shop', () => {
  let directory: string;
  let database: TestDatabase;
  let environment: Record<string, string>;
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    await buildServer();
    directory = mkdtempSync(join(tmpdir(), 'shop-commands-'));
    database = await createTestDatabase();
    environment = {
      DATA_DIR: directory,
      DEMO: 'false',
      ...(database.url ? { DATABASE_URL: database.url } : {}),
    };
  });
  afterAll(async () => {
    for (const server of servers) await server.kill('SIGKILL');
    await database.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  const shop = (given: string[], settings: Record<string, string> = {}): Promise<Run> =>
    new Promise((resolve) => {
      const env = { PATH: process.env.PATH, ...environment, ...settings };
      const child = execFile(
        process.execPath,
        [join(ROOT, 'dist', 'server', 'main.js'), 'shop', ...given],
        { cwd: directory, env },
        (failed, out, error) => resolve({ code: failed ? Number(failed.code) : 0, out, error }),
      );
      child.stdin?.end();
    });
  const call = async (port: number, path: string, body?: object, token?: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/v1/customers/${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
  const login = (port: number, username = EMAIL): Promise<Response> =>
    call(port, 'login', { username, password: PASSWORD });

  it('lists all commands, and explains each', async () => {
    const { code, out } = await shop([]);
    expect(code).toBe(1);
    const names = [...out.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name!);
    expect(names).toEqual(
      expect.arrayContaining(['create-manager', 'set-password', 'reset-second-factor', 'end-sessions']),
    );
    for (const name of names) {
      expect(await shop([name, '--help'])).toEqual({
        code: 0,
        out: expect.stringMatching(new RegExp(`^shop ${name}`)),
        error: '',
      });
    }
  });

  it('names commands as the operator calls them, with npm or without', async () => {
    const byNpm = await shop(['set-password'], { npm_lifecycle_event: 'shop' });
    expect(byNpm.error).toContain(': npm run shop -- set-password <email>');
    expect((await shop(['set-password'])).error).toContain(': shop set-password <email>');
  });

  it('opens managers’ accounts, ends sign-ins, and leaves a trail, while the server runs', async () => {
    const server = new ServerProcess(environment);
    servers.push(server);
    const port = await server.port();
    expect(await shop(LAN, { SHOP_PASSWORD: PASSWORD })).toMatchObject({ code: 0, error: '' });
    const signedIn = await login(port);
    expect(signedIn.status).toBe(200);
    const { token } = (await signedIn.json()) as { token: string };
    const { userId, role } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
      userId: string;
      role: string;
    };
    expect(role).toBe('manager');

    expect(await shop(['end-sessions', EMAIL])).toMatchObject({
      code: 0,
      out: `${EMAIL} is signed out everywhere.\n`,
    });
    expect((await call(port, userId, undefined, token)).status).toBe(401);
    expect((await shop(['end-sessions', EMAIL])).out).toContain('it was signed in nowhere');

    await login(port);
    const other = LAN.map((word) => word.replace(EMAIL, 'mai@shop.test'));
    expect(await shop([...other, '--phone', '0901234567'], { SHOP_PASSWORD: PASSWORD })).toMatchObject({
      code: 0,
    });
    await login(port, 'mai@shop.test');
    expect((await shop(['end-sessions', '--all'])).out).toBe('2 accounts signed out everywhere.\n');

    const { token: next } = (await (await login(port)).json()) as { token: string };
    const trail = await (await call(port, `${userId}/audit-events`, undefined, next)).text();
    expect(trail).toContain('account-manager-created');
    expect(trail.match(/account-sessions-ended/g)).toHaveLength(2);
    await server.kill('SIGTERM');
  });

  it('sends a test mail, into the outbox without a mail server', async () => {
    expect(await shop(['send-test-mail', EMAIL])).toMatchObject({
      code: 0,
      out: expect.stringContaining('SMTP_URL is not set'),
    });
    const [file = ''] = readdirSync(join(directory, 'outbox'));
    expect(readFileSync(join(directory, 'outbox', file), 'utf8')).toContain(`To: ${EMAIL}`);
    const { port, received } = await aMailServer();
    const SMTP_URL = `smtp://127.0.0.1:${port}`;
    expect(await shop(['send-test-mail', EMAIL], { SMTP_URL })).toMatchObject({
      code: 0,
      out: `The mail server has taken the mail to ${EMAIL}.\n`,
    });
    expect(received.map(({ to }) => to)).toEqual([[EMAIL]]);
    await closeMailServers();
    expect(await shop(['send-test-mail', EMAIL], { SMTP_URL })).toMatchObject({
      code: 1,
      error: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it.each([
    ['no address', ['create-manager', '--first-name', 'Lan', '--last-name', 'N'], /^--email is missing\.$/m],
    ['an unknown option', [...LAN, '--role', 'admin'], /^It is used so/],
    ['a taken address', [...LAN, '--phone', '0901234568'], /^No account was opened: /],
    ['no phone number again', LAN.map((word) => word.replace('lan@', 'hoa@')), /add --phone/],
    ['a wrong address', LAN.map((word) => word.replace(EMAIL, 'lan')), /^No account was opened: .*email/i],
    ['nobody', ['end-sessions'], /^Name either an e-mail address or --all\./],
    ['both', ['end-sessions', EMAIL, '--all'], /^Name either/],
    ['a stranger', ['end-sessions', 'x@shop.test'], /^No account has the e-mail address x@/],
    ['no second factor', ['reset-second-factor', EMAIL], /has no two-step sign-in/],
    ['no mail address', ['send-test-mail', 'lan'], /^lan is no e-mail address/],
  ])('refuses %s', async (_what, given, sentence) => {
    const { code, out, error } = await shop(given, { SHOP_PASSWORD: PASSWORD });
    expect({ code, out, error }).toEqual({ code: 1, out: '', error: expect.stringMatching(sentence) });
    expect(error).not.toContain('    at ');
  });
});
