import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import { stopClock, useStoppedClock } from '../support/clock';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { aNewAddress, call, type Answer } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

const WRONG = 'Wrong#2026';

describe('wrong passwords', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp({ RATE_LIMITS: 'on' });
  });
  afterAll(() => shop.close());
  // A wait ends when the test moves the clock.
  useStoppedClock();

  interface From {
    address?: string;
    cookie?: string | undefined;
  }

  async function login<T = TokensDto>(
    username: string,
    password: string,
    { address = aNewAddress(), cookie }: From = {},
  ): Promise<Answer<T>> {
    const response = await shop.inject({
      method: 'POST',
      url: '/v1/customers/login',
      payload: { username, password },
      remoteAddress: address,
      headers: cookie === undefined ? {} : { cookie },
    });
    return { status: response.statusCode, body: response.json<T>(), headers: response.headers };
  }

  const register = async () => {
    const registration = aRegistration();
    expect((await call(shop, 'POST', '/v1/customers', registration)).status).toBe(201);
    return registration;
  };
  const cookieOf = ({ headers }: Answer<unknown>): string => String(headers['set-cookie']).split(';')[0]!;
  const statusesOf = (answers: Answer<unknown>[]): number[] => answers.map(({ status }) => status);
  const guess = async (times: number, username: string, from: From): Promise<Answer<ErrorDto>[]> => {
    const answers: Answer<ErrorDto>[] = [];
    for (let i = 0; i < times; i += 1) answers.push(await login<ErrorDto>(username, WRONG, from));
    return answers;
  };

  it('make one place wait ever longer for an account, the right one included', async () => {
    const { email } = await register();
    const from = { address: aNewAddress() };
    expect(statusesOf(await guess(5, email, from))).toEqual([401, 401, 401, 401, 401]);
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      const limited = await login<ErrorDto>(email.toUpperCase(), PASSWORD, from);
      expect(limited).toMatchObject({ status: 429, headers: { 'retry-after': String(seconds) } });
      stopClock(Date.now() + seconds * 1000);
      expect((await login(email, WRONG, from)).status).toBe(401);
    }
    stopClock(Date.now() + 900_000);
    expect((await login(email, PASSWORD, from)).status).toBe(200);
    expect(statusesOf(await guess(5, email, from))).toEqual([401, 401, 401, 401, 401]);
  });

  it('do not get past the limit by coming at once', async () => {
    const { email } = await register();
    const address = aNewAddress();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => login<ErrorDto>(email, WRONG, { address })),
    );
    const statuses = statusesOf(answers);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(95);
  });

  it('count for an account under each of its names, and in the same way for an unknown name', async () => {
    const { email, phone } = await register();
    const address = aNewAddress();
    const statuses: number[] = [];
    for (const name of [email, phone, email, phone, email, phone])
      statuses.push((await login(name, WRONG, { address })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);

    const unknown = await guess(6, 'nobody@example.com', { address });
    expect(statusesOf(unknown)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await login('nóbody@example.com', WRONG, { address })).status).toBe(401);
    expect((await login(email.replace('o', 'ó'), WRONG, { address })).status).toBe(401);
  });

  it('from many households of one IPv6 network make that network wait for the account', async () => {
    const { email } = await register();
    const statuses: number[] = [];
    for (let i = 1; i <= 30; i += 1) {
      const address = `2001:db8:48:${i.toString(16)}::1`;
      statuses.push(...statusesOf(await guess(1, email, { address })));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect((await login(email, PASSWORD, { address: '2001:db8:48:77::1' })).status).toBe(429);
    expect((await login(email, PASSWORD, { address: '2001:db8:49:1::1' })).status).toBe(200);
  });

  it('from a network are forgotten once the owner has a new password', async () => {
    const { email } = await register();
    const { body: mine } = await login(email, PASSWORD, { address: '2001:db8:50:99::1' });
    const payload = Buffer.from(mine.token.split('.')[1]!, 'base64url').toString();
    const { userId } = JSON.parse(payload) as { userId: string };
    for (let i = 1; i <= 25; i += 1) await guess(1, email, { address: `2001:db8:50:${i.toString(16)}::1` });
    const there = { address: '2001:db8:50:99::1' };
    const elsewhere = { address: '2001:db8:50:77::1' };
    expect((await login(email, PASSWORD, elsewhere)).status).toBe(429);
    const answer = await shop.inject({
      method: 'PUT',
      url: `/v1/customers/${userId}/password`,
      payload: { currentPassword: PASSWORD, newPassword: 'Another#2027' },
      headers: { authorization: `Bearer ${mine.token}` },
      remoteAddress: there.address,
    });
    expect(answer.statusCode).toBe(204);
    expect((await login(email, 'Another#2027', elsewhere)).status).toBe(200);
  });

  it('of strangers in many places do not keep out the owner', async () => {
    const { email } = await register();
    for (let i = 0; i < 30; i += 1) await guess(5, email, { address: aNewAddress() });
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('of a stranger behind the same address do not keep out a device that has signed in before', async () => {
    const { email } = await register();
    const address = aNewAddress();
    const cookie = cookieOf(await login(email, PASSWORD, { address }));
    const stranger = await register();
    const others = cookieOf(await login(stranger.email, PASSWORD, { address }));

    expect(statusesOf(await guess(6, email, { address })).at(-1)).toBe(429);
    for (const forged of [undefined, others, cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))]) {
      expect((await login(email, PASSWORD, { address, cookie: forged })).status).toBe(429);
    }
    expect((await login(email, PASSWORD, { address, cookie })).status).toBe(200);
  });

  it('do not keep out a device whose sign-in began before it was known, once it has exchanged its tokens', async () => {
    const { email } = await register();
    const address = aNewAddress();
    const { body } = await login(email, PASSWORD);
    const refresh = async (refreshToken: string, cookie?: string) => {
      const url = '/v1/customers/refresh-token';
      const headers = cookie === undefined ? {} : { cookie };
      const response = await shop.inject({ method: 'POST', url, payload: { refreshToken }, headers });
      expect(response.statusCode).toBe(200);
      return { tokens: response.json<TokensDto>(), cookie: cookieOf({ headers: response.headers } as never) };
    };
    const first = await refresh(body.refreshToken);
    // Without its cookie the sign-in remains the same device: it does not create new devices to guess from.
    const second = await refresh(first.tokens.refreshToken);
    const idOf = (cookie: string): string => cookie.split('.')[0]!;
    expect(idOf(second.cookie)).toBe(idOf(first.cookie));

    stopClock(Date.now() + 29 * 24 * 3600 * 1000);
    const third = await refresh(second.tokens.refreshToken, second.cookie);
    expect(idOf(third.cookie)).toBe(idOf(first.cookie));
    stopClock(Date.now() + 89 * 24 * 3600 * 1000);
    expect(statusesOf(await guess(6, email, { address })).at(-1)).toBe(429);
    expect((await login(email, PASSWORD, { address, cookie: first.cookie })).status).toBe(429);
    expect((await login(email, PASSWORD, { address, cookie: third.cookie })).status).toBe(200);
  });

  it('on a known device count for it alone, so that a stolen cookie is no free pass', async () => {
    const { email } = await register();
    const cookie = cookieOf(await login(email, PASSWORD));
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await login(email, WRONG, { cookie })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('for many accounts stop their address, but for accounts and devices that are known there', async () => {
    const address = aNewAddress();
    const [known, unknown] = [await register(), await register()];
    expect((await login(known.email, PASSWORD, { address })).status).toBe(200);
    const cookie = cookieOf(await login(unknown.email, PASSWORD));
    const attempts = Array.from({ length: 64 }, (_, i) =>
      login(`nobody${i}@example.com`, WRONG, { address }),
    );
    const statuses = statusesOf(await Promise.all(attempts));
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect((await login(unknown.email, PASSWORD, { address })).status).toBe(429);
    expect((await login(unknown.email, PASSWORD, { address, cookie })).status).toBe(200);
    expect((await login(known.email, PASSWORD, { address })).status).toBe(200);
    expect((await login(unknown.email, PASSWORD)).status).toBe(200);
  });

  it('are reported, but not people who get it right, however often', async () => {
    const { email } = await register();
    const address = aNewAddress();
    for (let i = 0; i < 10; i += 1) {
      const answers = await Promise.all([
        login(email, PASSWORD, { address }),
        login(email, PASSWORD, { address }),
      ]);
      expect(statusesOf(answers)).toEqual([200, 200]);
    }
  });

  it('no script and no other site can read a device’s cookie, and it names no person', async () => {
    const { email } = await register();
    const answer = await login(email, PASSWORD);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(
      /^device=[\w-]+\.[\w-]+\.\d+\.[\w-]+; Path=\/v1\/customers; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
    );
    stopClock(Date.now() + 91 * 24 * 3600 * 1000);
    const address = aNewAddress();
    await guess(5, email, { address });
    expect((await login(email, PASSWORD, { address, cookie: cookieOf(answer) })).status).toBe(429);
  });
});

describe('the cookie of a device', () => {
  it('is sent over https only, where the shop is reached by it', async () => {
    const shop = await createTestApp({ RATE_LIMITS: 'on', PUBLIC_URL: 'https://shop.example' });
    const registration = aRegistration();
    await call(shop, 'POST', '/v1/customers', registration);
    const { email: username } = registration;
    const { headers } = await call(shop, 'POST', '/v1/customers/login', { username, password: PASSWORD });
    expect(String(headers['set-cookie'])).toMatch(/; Secure$/);
    await shop.close();
  });
});
