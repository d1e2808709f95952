import { verify } from '@node-rs/argon2';
import { createHmac } from 'node:crypto';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { aShopper, aStaffMember, call, type Answer } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...argon2, verify: jest.fn(argon2.verify) };
});

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;

describe('signing in', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  const login = <T = TokensDto>(username: unknown, password: unknown = PASSWORD): Promise<Answer<T>> =>
    call<T>(shop, 'POST', '/v1/customers/login', { username, password });
  const signUp = async (): Promise<string> => {
    const registration = aRegistration();
    await call(shop, 'POST', '/v1/customers', registration);
    return registration.email;
  };
  const sign = (header: object, claims: object, secret: string, algorithm = 'sha256'): string => {
    const content = `${encode(header)}.${encode(claims)}`;
    return `${content}.${createHmac(algorithm, secret).update(content).digest('base64url')}`;
  };

  it('gives an access token for fifteen minutes with the customer’s id and role', async () => {
    const { tokens, id } = await aShopper(shop);
    const { iat, exp, ...claims } = decode(tokens.token) as { iat: number; exp: number };
    expect(claims).toEqual({ userId: id, role: 'client', sessionId: expect.any(String) as string });
    expect(exp - iat).toBe(900);
    expect(Object.keys(tokens).sort()).toEqual(['refreshToken', 'token']);
  });

  it('answers nothing personal that a cache may keep', async () => {
    const signedIn = await login(await signUp());
    const shopper = await aShopper(shop);
    const cart = await shopper.post('/v1/orders');
    const profile = await shopper.get(`/v1/customers/${shopper.id}`);
    for (const { headers } of [signedIn, cart, profile]) expect(headers['cache-control']).toBe('no-store');
  });

  it('keeps no token, only hashes', async () => {
    const { tokens } = await aShopper(shop);
    const rows = JSON.stringify(await shop.dataSource.query('SELECT * FROM sessions'));
    const [, family, secret] = tokens.refreshToken.split('.');
    expect(rows).not.toContain(family);
    expect(rows).not.toContain(secret);
  });

  it('says the same for an unknown name and a wrong password', async () => {
    const email = await signUp();
    const wrong = await login<ErrorDto>(email, 'Wrong#2026');
    const unknown = await login<ErrorDto>('nobody@example.com', 'Wrong#2026');
    expect(wrong.status).toBe(401);
    expect(unknown).toMatchObject({ status: 401, body: wrong.body });
  });

  it('works as hard for an unknown name as for a wrong password', async () => {
    const email = await signUp();
    const check = jest.mocked(verify);
    const workFor = async (identity: string): Promise<string[]> => {
      check.mockClear();
      await login(identity, 'Wrong#2026');
      return check.mock.calls.map(([hashed]) => String(hashed).split('$').slice(1, 4).join(' '));
    };
    const known = await workFor(email);
    expect(known).toEqual(['argon2id v=19 m=19456,t=2,p=1']);
    expect(await workFor('nobody@example.com')).toEqual(known);
  });

  it.each([
    ['username', undefined, PASSWORD],
    ['username', '', PASSWORD],
    ['username', { $gt: '' }, PASSWORD],
    ['password', 'anna@example.com', ''],
    ['password', 'anna@example.com', ['x']],
  ])('answers 400 for a wrong %s', async (field, username, password) => {
    const answer = await login<ErrorDto>(username, password);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors!)).toEqual([field]);
  });

  it.each(['', 'Bearer', 'Bearer nonsense', 'Basic YTpi'])(
    'lets nobody in with the header %j',
    async (authorization) => {
      const headers = authorization ? { authorization } : {};
      for (const url of ['/v1/orders', '/v1/customers/logout']) {
        expect((await shop.inject({ method: 'POST', url, headers })).statusCode).toBe(401);
      }
    },
  );

  it('takes no token that it did not sign, or that has run out', async () => {
    const { tokens, id } = await aShopper(shop);
    const claims = decode(tokens.token);
    const secret = shop.config.jwtSecret;
    const header = { alg: 'HS256', typ: 'JWT' };
    const get = async (token: string) =>
      (await call(shop, 'GET', `/v1/customers/${id}`, undefined, token)).status;

    expect(await get(sign(header, claims, secret))).toBe(200);
    expect(await get(sign(header, claims, 'another secret'))).toBe(401);
    expect(await get(sign({ alg: 'HS384', typ: 'JWT' }, claims, secret, 'sha384'))).toBe(401);
    expect(await get(`${encode({ alg: 'none' })}.${encode(claims)}.`)).toBe(401);
    const past = Math.floor(Date.now() / 1000) - 1;
    expect(await get(sign(header, { ...claims, exp: past }, secret))).toBe(401);
    const other = await aShopper(shop);
    expect(await get(sign(header, { ...claims, userId: other.id }, secret))).toBe(401);
  });

  it.each([undefined, null, 5, {}, { id: 'x' }, ['x']])(
    'lets nobody in or out with a token of its own whose sign-in is %j',
    async (sessionId) => {
      const { tokens, id } = await aShopper(shop);
      const claims = { ...decode(tokens.token), sessionId };
      const token = sign({ alg: 'HS256', typ: 'JWT' }, claims, shop.config.jwtSecret);
      expect((await call(shop, 'GET', `/v1/customers/${id}`, undefined, token)).status).toBe(401);
      const logout = await call(shop, 'POST', '/v1/customers/logout', undefined, token);
      expect(logout.status).toBe(401);
    },
  );

  it('reads the role from the database at each call, not from the token', async () => {
    const admin = await aStaffMember(shop, 'admin');
    const client = await aShopper(shop);
    const look = async () => (await admin.get(`/v1/customers/${client.id}`)).status;
    expect(await look()).toBe(200);
    await shop.dataSource.query("UPDATE customers SET role = 'client' WHERE id = ?", [admin.id]);
    expect(await look()).toBe(404);
  });

  it('shuts a deleted account out at once, in every way', async () => {
    const email = await signUp();
    const { body: tokens } = await login(email);
    const headers = { authorization: `Bearer ${tokens.token}` };
    const cart = () => shop.inject({ method: 'POST', url: '/v1/orders', headers });
    expect((await cart()).statusCode).toBe(201);
    const deletedAt = '2026-01-01 00:00:00.000';
    await shop.dataSource.query('UPDATE customers SET deletedAt = ? WHERE email = ?', [deletedAt, email]);
    expect((await cart()).statusCode).toBe(401);
    expect((await login(email)).status).toBe(401);
    const { refreshToken } = tokens;
    expect((await call(shop, 'POST', '/v1/customers/refresh-token', { refreshToken })).status).toBe(401);
  });
});
