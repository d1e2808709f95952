import { aRegistration, PASSWORD } from '../support/factories/customer';
import { aShopper, call } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

const SIGN_UPS = 200;

describe('the line of passwords to be hashed', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  it('lets a sign-in go before a crowd of sign-ups', async () => {
    const { email } = await (await aShopper(shop)).profile();
    let answered = 0;
    let first: () => void;
    const someoneIsDone = new Promise<void>((resolve) => (first = resolve));
    const crowd = Array.from({ length: SIGN_UPS }, async () => {
      const { status } = await call(shop, 'POST', '/v1/customers', aRegistration());
      answered += 1;
      first();
      return status;
    });
    await someoneIsDone;
    const { status } = await call(shop, 'POST', '/v1/customers/login', {
      username: email,
      password: PASSWORD,
    });
    const before = answered;

    expect(status).toBe(200);
    // Sign-ups that are already being hashed finish first; without the order, nearly all of them would come first.
    expect(before).toBeLessThan(SIGN_UPS / 2);
    expect(new Set(await Promise.all(crowd))).toEqual(new Set([201]));
  });
});
