import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { SessionListDto } from '../../../src/modules/auth/dto/sessions.dto';
import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import { stopClock } from '../support/clock';
import { PASSWORD } from '../support/factories/customer';
import { aShopper, aStaffMember, call, Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

const DAY_MS = 24 * 3_600_000;

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('the devices on which a person is signed in', () => {
  let shop: TestApp;
  let anna: Shopper;
  let email: string;

  beforeAll(async () => {
    shop = await createTestApp({ TRUST_PROXY: 'loopback' });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    anna = await aShopper(shop);
    ({ email } = await anna.profile());
  });
  afterEach(() => void jest.useRealTimers());

  /** Another sign-in of Anna. */
  const signIn = async (headers: Record<string, string> = {}): Promise<Shopper> => {
    const payload = { username: email, password: PASSWORD };
    const answer = await shop.inject({ method: 'POST', url: '/v1/customers/login', payload, headers });
    expect(answer.statusCode).toBe(200);
    return new Shopper(shop, anna.id, answer.json<TokensDto>());
  };
  const list = async (person: Shopper): Promise<SessionListDto> => {
    const { status, body } = await person.get<SessionListDto>(`/v1/customers/${person.id}/sessions`);
    expect(status).toBe(200);
    return body;
  };
  const isLetIn = async ({ id, tokens }: Shopper): Promise<boolean> =>
    (await call(shop, 'GET', `/v1/customers/${id}`, undefined, tokens.token)).status === 200;
  const refresh = async ({ tokens: { refreshToken } }: Shopper, headers = {}) => {
    const url = '/v1/customers/refresh-token';
    const answer = await shop.inject({ method: 'POST', url, payload: { refreshToken }, headers });
    return { status: answer.statusCode, tokens: answer.json<TokensDto>() };
  };
  const end = (by: Shopper, sessionId: string, id = by.id) =>
    by.delete<ErrorDto>(`/v1/customers/${id}/sessions/${sessionId}`);
  const sessionIdOf = ({ tokens }: Shopper): string => tokens.refreshToken.split('.')[0]!;

  it('are listed in words, with where and when, the one that asks marked', async () => {
    const laptop = await signIn({ 'user-agent': CHROME, 'x-forwarded-for': '203.0.113.7' });
    const { sessions, total } = await list(laptop);
    expect(total).toBe(2);
    const [newest] = sessions.filter(({ isCurrent }) => isCurrent);
    expect(newest).toMatchObject({
      _id: sessionIdOf(laptop),
      device: 'Chrome on Windows',
      address: '203.0.113.7',
      lastUsedAt: newest!.createdAt,
    });
    expect(Date.parse(newest!.expiresAt) - Date.parse(newest!.createdAt)).toBe(30 * DAY_MS);
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect(other).toMatchObject({ _id: sessionIdOf(anna), address: expect.stringMatching(/^10\./) });
    expect(JSON.stringify(sessions)).not.toMatch(/hash/i);
  });

  it('are described in the language of the request', async () => {
    const laptop = await signIn({ 'user-agent': CHROME });
    const inVietnamese = await shop.inject({
      ...{ method: 'GET', url: `/v1/customers/${laptop.id}/sessions` },
      headers: { authorization: `Bearer ${laptop.tokens.token}`, 'accept-language': 'vi' },
    });
    const { sessions } = inVietnamese.json<SessionListDto>();
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({ device: 'Chrome trên Windows' });
  });

  it('are named after their last use', async () => {
    const laptop = await signIn({ 'user-agent': CHROME });
    stopClock(Date.now() + 3_600_000);
    const phone = { 'user-agent': SAFARI, 'x-forwarded-for': '203.0.113.8' };
    const { tokens } = await refresh(laptop, phone);
    const [first] = (await list(new Shopper(shop, anna.id, tokens))).sessions;
    expect(first).toMatchObject({ device: 'Safari on iOS', address: '203.0.113.8', isCurrent: true });
    expect(Date.parse(first!.lastUsedAt) - Date.parse(first!.createdAt)).toBeGreaterThan(3_500_000);
  });

  it.each([
    ['nothing', ''],
    ['a tool', 'curl/8.14'],
    ['a long text', `Mozilla/5.0 (${'('.repeat(3000)}`],
    ['markup', '<script>alert(1)</script>/1.0 (x)'],
  ])('have some words also for %s', async (_name, userAgent) => {
    const device = await signIn({ 'user-agent': userAgent });
    const [current] = (await list(device)).sessions.filter(({ isCurrent }) => isCurrent);
    expect(current!.device).toMatch(/^[\w ]{1,60}$/);
  });

  it('can be signed out one by one, at once', async () => {
    const [lost, kept] = [await signIn(), await signIn()];
    expect((await end(anna, sessionIdOf(lost))).status).toBe(204);
    expect(await isLetIn(lost)).toBe(false);
    expect((await refresh(lost)).status).toBe(401);
    expect([await isLetIn(kept), await isLetIn(anna)]).toEqual([true, true]);
    expect((await list(anna)).sessions.map(({ _id }) => _id)).not.toContain(sessionIdOf(lost));
    expect((await end(anna, sessionIdOf(lost))).status).toBe(404);

    expect((await end(anna, sessionIdOf(anna))).status).toBe(204);
    expect(await isLetIn(anna)).toBe(false);
    expect((await kept.profile()).isActive).toBe(true);
  });

  it('are the person’s alone', async () => {
    const [stranger, manager] = [await aShopper(shop), await aStaffMember(shop, 'manager')];
    const url = `/v1/customers/${anna.id}/sessions`;
    expect((await stranger.get(url)).status).toBe(404);
    expect((await manager.get(url)).status).toBe(403);
    for (const id of [stranger.id, anna.id]) {
      expect((await end(stranger, sessionIdOf(anna), id)).status).toBe(404);
    }
    expect((await end(manager, sessionIdOf(anna), anna.id)).status).toBe(403);
    expect((await end(manager, sessionIdOf(anna))).status).toBe(404);
    expect(await isLetIn(anna)).toBe(true);
  });

  it('are twenty at most: the oldest ends when another begins', async () => {
    const devices = [anna];
    for (let i = 1; i < 20; i += 1) devices.push(await signIn());
    expect((await list(anna)).total).toBe(20);
    const newest = await signIn();
    expect(await isLetIn(anna)).toBe(false);
    expect((await refresh(anna)).status).toBe(401);
    expect(await isLetIn(devices[1]!)).toBe(true);
    expect((await list(newest)).total).toBe(20);
  });

  it('are twenty at most, also when thirty begin at once', async () => {
    const devices = await Promise.all(Array.from({ length: 30 }, () => signIn()));
    const alive = await Promise.all(devices.map(isLetIn));
    expect(alive.filter(Boolean)).toHaveLength(20);
    expect(await isLetIn(anna)).toBe(false);
    expect((await list(devices[alive.indexOf(true)]!)).total).toBe(20);
  });

  it('stay signed in for ninety days, however often they are used', async () => {
    const begun = Date.now();
    let device = await signIn();
    const expiry = async (): Promise<number> => {
      const [current] = (await list(device)).sessions.filter(({ isCurrent }) => isCurrent);
      return Math.round((Date.parse(current!.expiresAt) - begun) / DAY_MS);
    };
    for (const [day, expected] of [
      [29, 59],
      [58, 88],
      [87, 90],
      [89, 90],
    ] as const) {
      stopClock(begun + day * DAY_MS);
      const { status, tokens } = await refresh(device);
      expect(status).toBe(200);
      device = new Shopper(shop, anna.id, tokens);
      expect(await expiry()).toBe(expected);
    }
    stopClock(begun + 90 * DAY_MS + 60_000);
    expect(await isLetIn(device)).toBe(false);
    expect((await refresh(device)).status).toBe(401);
  });
});
