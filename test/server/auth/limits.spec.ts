import type { ErrorDto } from '../../../src/common/errors/error.dto';
import type { TokensDto } from '../../../src/modules/auth/dto/tokens.dto';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { call, type Answer } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

describe('failed logins', () => {
  let shop: TestApp;

  // A shop of its own for each test: the counters live as long as it does.
  beforeEach(async () => {
    shop = await createTestApp();
  });
  afterEach(() => shop.close());

  const login = <T = TokensDto>(username: string, password = PASSWORD): Promise<Answer<T>> =>
    call<T>(shop, 'POST', '/v1/customers/login', { username, password });
  const register = async () => {
    const registration = aRegistration();
    await call(shop, 'POST', '/v1/customers', registration);
    return registration;
  };
  const signUp = async (): Promise<string> => (await register()).email;

  it('stops guessing at one name before anything is hashed, the right password included', async () => {
    const email = await signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login<ErrorDto>(email, 'Wrong#2026')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8);
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(12);
    const wait = Number(limited[0]!.headers['retry-after']);
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect((await login(email)).status).toBe(429);
    expect((await login(email.toUpperCase())).status).toBe(429);
    expect((await login(await signUp())).status).toBe(200);
  });

  it('counts an account once, whichever of its names is tried', async () => {
    const { email, phone } = await register();
    for (let i = 0; i < 4; i += 1) {
      expect((await login(email, 'Wrong#2026')).status).toBe(401);
      expect((await login(phone, 'Wrong#2026')).status).toBe(401);
    }
    expect((await login(email)).status).toBe(429);
    expect((await login(phone)).status).toBe(429);
  });

  it('stops guessing at a name nobody has just as soon, and look-alikes of a name apart from it', async () => {
    const { email } = await register();
    const guess = async (name: string) => (await login(name, 'Wrong#2026')).status;
    for (const name of [email, 'nobody@example.com']) {
      const statuses: number[] = [];
      for (let i = 0; i < 9; i += 1) statuses.push(await guess(name));
      expect(statuses).toEqual([...Array<number>(8).fill(401), 429]);
    }
    expect(await guess(email.replace('o', 'ó'))).toBe(401);
    expect(await guess('nóbody@example.com')).toBe(401);
  });

  it('stops an address that tries many names', async () => {
    const attempts = Array.from({ length: 64 }, (_, i) => login(`nobody${i}@example.com`, 'Wrong#2026'));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it('does not count people who get it right, however many come at once', async () => {
    const email = await signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(email)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  });
});
