import { aRegistration, PASSWORD } from '../support/factories/customer';
import { stopClock } from '../support/clock';
import { aNewAddress, aShopper, call, signIn } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

const DAY_MS = 86_400_000;
const OTHER_SITE = 'https://evil.example';

/** What docs/security.md claims of the whole shop and no other test shows. */
describe('the shop', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());
  afterEach(() => jest.useRealTimers());

  it('takes no token from an address', async () => {
    const { id, tokens } = await aShopper(shop);
    for (const name of ['token', 'access_token', 'authorization', 'refreshToken']) {
      const url = `/v1/customers/${id}?${name}=${tokens.token}`;
      expect((await call(shop, 'GET', url)).status).toBe(401);
    }
  });

  it('lets no cookie sign in', async () => {
    const registration = aRegistration();
    const { body: person } = await call<{ _id: string }>(shop, 'POST', '/v1/customers', registration);
    const body = { username: registration.email, password: PASSWORD };
    const signedIn = await shop.inject({
      method: 'POST',
      url: '/v1/customers/login',
      payload: body,
      remoteAddress: aNewAddress(),
    });
    const { token } = signedIn.json<{ token: string }>();
    const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
    expect(Object.keys(cookies)).not.toEqual([]);
    const own = `/v1/customers/${person._id}`;
    const withCookies = { ...cookies, token, access_token: token };
    expect((await shop.inject({ method: 'GET', url: own, cookies: withCookies })).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect((await shop.inject({ method: 'GET', url: own, headers })).statusCode).toBe(200);
  });

  it.each(['GET', 'POST', 'OPTIONS'] as const)(
    'lets no page of another site read an answer: %s',
    async (method) => {
      const headers = {
        origin: OTHER_SITE,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      };
      for (const url of ['/v1/products', '/v1/customers/login', '/openapi.json']) {
        const answer = await shop.inject({ method, url, headers, remoteAddress: aNewAddress() });
        const cors = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
        expect(cors).toEqual([]);
      }
    },
  );

  it('says of what type each answer is, and in which encoding', async () => {
    for (const url of ['/v1/products', '/v1/nothing', '/health/live', '/openapi.json']) {
      const { headers } = await shop.inject({ method: 'GET', url });
      expect(headers['content-type']).toMatch(/^application\/json; charset=utf-8$/i);
    }
  });

  it('begins each sign-in with a token of its own, of 384 random bits', async () => {
    const registration = aRegistration();
    const { body: person } = await call<{ _id: string }>(shop, 'POST', '/v1/customers', registration);
    const sessions = [
      await signIn(shop, registration.email, person._id),
      await signIn(shop, registration.email, person._id),
    ];
    const [one, other] = sessions.map(({ tokens }) => tokens.refreshToken.split('.').slice(1));
    for (const [family, secret] of [one!, other!]) {
      expect(Buffer.from(family!, 'base64url').length + Buffer.from(secret!, 'base64url').length).toBe(48);
    }
    expect(other![0]).not.toBe(one![0]);
    expect(other![1]).not.toBe(one![1]);
  });

  it('takes a password after years, and one of before again', async () => {
    const shopper = await aShopper(shop);
    const { email } = await shopper.profile();
    const change = (currentPassword: string, newPassword: string) =>
      shopper.put(`/v1/customers/${shopper.id}/password`, { currentPassword, newPassword });
    expect((await change(PASSWORD, 'Another#Way2031')).status).toBe(204);
    expect((await change('Another#Way2031', PASSWORD)).status).toBe(204);
    stopClock(Date.now() + 1000 * DAY_MS);
    expect((await signIn(shop, email, shopper.id)).id).toBe(shopper.id);
  });
});
