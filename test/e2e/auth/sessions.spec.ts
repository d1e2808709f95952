import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { aShopper, aStaffMember, call, Shopper, type Answer } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

describe('a sign-in', () => {
  let shop: TestApp;
  let shopper: Shopper;

  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = await aShopper(shop);
  });

  const refresh = (refreshToken: unknown): Promise<Answer<TokensDto>> =>
    call<TokensDto>(shop, 'POST', '/v1/customers/refresh-token', { refreshToken });
  const logout = (token: string) => call(shop, 'POST', '/v1/customers/logout', undefined, token);
  const isLetIn = async ({ token }: TokensDto): Promise<boolean> =>
    (await call(shop, 'GET', `/v1/customers/${shopper.id}`, undefined, token)).status === 200;
  const sessionIdOf = ({ refreshToken }: TokensDto): string => refreshToken.split('.')[0]!;
  /** Ages a sign-in: moves its last exchange and its end into the past. */
  const age = async (
    tokens: TokensDto,
    column: 'rotatedAt' | 'expiresAt',
    seconds: number,
  ): Promise<void> => {
    const moment = new Date(Date.now() - seconds * 1000);
    await shop.dataSource.query(`UPDATE sessions SET ${column} = ? WHERE id = ?`, [
      moment,
      sessionIdOf(tokens),
    ]);
  };
  const isActive = async (): Promise<boolean> => {
    const admin = await aStaffMember(shop, 'admin');
    return (await new Shopper(shop, shopper.id, admin.tokens).profile()).isActive;
  };

  it('goes on with a new pair of tokens at each exchange', async () => {
    const second = await refresh(shopper.tokens.refreshToken);
    expect(second.status).toBe(200);
    expect(second.body.refreshToken).not.toBe(shopper.tokens.refreshToken);
    expect(await isLetIn(second.body)).toBe(true);
    const third = await refresh(second.body.refreshToken);
    expect(third.status).toBe(200);
    expect(await isLetIn(third.body)).toBe(true);
  });

  it('gives ten tabs that exchange one token at once the same next one', async () => {
    const tabs = Array.from({ length: 10 }, () => refresh(shopper.tokens.refreshToken));
    const answers = await Promise.all(tabs);
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
    const next = await refresh(answers[3]!.body.refreshToken);
    expect(next.status).toBe(200);
    expect(await isLetIn(next.body)).toBe(true);
  });

  it('ends as a whole when a spent token is used after the grace, for thief and owner alike', async () => {
    const stolen = shopper.tokens.refreshToken;
    const { body: owner } = await refresh(stolen);
    await age(owner, 'rotatedAt', 5);
    expect((await refresh(stolen)).status).toBe(200);
    await age(owner, 'rotatedAt', 11);
    expect((await refresh(stolen)).status).toBe(401);
    expect((await refresh(owner.refreshToken)).status).toBe(401);
    expect(await isLetIn(owner)).toBe(false);
    expect(await isLetIn(shopper.tokens)).toBe(false);
    expect(await isActive()).toBe(false);
  });

  it('ends also when a token comes back that was spent long ago', async () => {
    const stolen = shopper.tokens.refreshToken;
    let { body: owner } = await refresh(stolen);
    for (let i = 0; i < 3; i += 1) owner = (await refresh(owner.refreshToken)).body;
    await age(owner, 'rotatedAt', 3600);
    expect((await refresh(stolen)).status).toBe(401);
    expect((await refresh(owner.refreshToken)).status).toBe(401);
  });

  it('is not ended by guessed tokens', async () => {
    const [id, family, secret] = shopper.tokens.refreshToken.split('.') as [string, string, string];
    const guesses = [
      `${id}.${'A'.repeat(22)}.${secret}`,
      `${id}.${'A'.repeat(22)}.${'A'.repeat(43)}`,
      `${'0'.repeat(24)}.${family}.${secret}`,
      `${id}`,
      shopper.tokens.token,
    ];
    for (const guess of guesses) expect((await refresh(guess)).status).toBe(401);
    expect((await refresh('')).status).toBe(400);
    expect((await refresh(7)).status).toBe(400);
    expect(await isLetIn(shopper.tokens)).toBe(true);
    expect((await refresh(shopper.tokens.refreshToken)).status).toBe(200);
  });

  it('runs out after thirty days without an exchange', async () => {
    const inDays = async (): Promise<number> => {
      const [row] = await shop.dataSource.query<{ expiresAt: Date | string }[]>(
        'SELECT expiresAt FROM sessions WHERE id = ?',
        [sessionIdOf(shopper.tokens)],
      );
      const { expiresAt } = row!;
      const instant = expiresAt instanceof Date ? expiresAt : new Date(`${expiresAt.replace(' ', 'T')}Z`);
      return (instant.getTime() - Date.now()) / 86_400_000;
    };
    expect(await inDays()).toBeCloseTo(30, 1);
    await age(shopper.tokens, 'expiresAt', 1);
    expect(await isLetIn(shopper.tokens)).toBe(false);
    expect((await refresh(shopper.tokens.refreshToken)).status).toBe(401);
  });

  it('ends with the logout, which may be repeated', async () => {
    const { token, refreshToken } = shopper.tokens;
    const first = await logout(token);
    expect(first).toMatchObject({ status: 204, body: undefined });
    expect((await logout(token)).status).toBe(204);
    expect(await isLetIn(shopper.tokens)).toBe(false);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect(await isActive()).toBe(false);
  });

  it('ends alone: the same person stays signed in elsewhere', async () => {
    const registration = aRegistration();
    const { body: customer } = await call<{ _id: string }>(shop, 'POST', '/v1/customers', registration);
    const login = async (): Promise<Shopper> => {
      const credentials = { username: registration.phone, password: PASSWORD };
      const { body } = await call<TokensDto>(shop, 'POST', '/v1/customers/login', credentials);
      return new Shopper(shop, customer._id, body);
    };
    const [laptop, phone] = [await login(), await login()];
    shopper = laptop;
    await logout(laptop.tokens.token);
    expect(await isLetIn(laptop.tokens)).toBe(false);
    expect(await isLetIn(phone.tokens)).toBe(true);
    expect(await isActive()).toBe(true);
    await logout(phone.tokens.token);
    expect(await isActive()).toBe(false);
  });
});
