import { hashSync } from '@node-rs/argon2';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import { aRegistration } from '../support/factories/customer';
import { tokenSentTo } from '../support/outbox';
import { call, Shopper, type Answer } from '../support/people';
import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

const TYPED = 'Trời9!xanh';
const FORMS = [TYPED.normalize('NFC'), TYPED.normalize('NFD')] as const;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const login = (username: string, password: string): Promise<Answer<TokensDto & ErrorDto>> =>
  call(shop, 'POST', '/v1/customers/login', { username, password });

async function aPerson(password: string): Promise<{ email: string; shopper: Shopper }> {
  const registration = aRegistration({ password });
  const { status, body } = await call<{ _id: string }>(shop, 'POST', '/v1/customers', registration);
  expect(status).toBe(201);
  const { body: tokens } = await login(registration.email, password);
  return { email: registration.email, shopper: new Shopper(shop, body._id, tokens) };
}

describe('a password with accents', () => {
  it.each([
    ['composed', 'decomposed', ...FORMS],
    ['decomposed', 'composed', FORMS[1], FORMS[0]],
  ])('chosen %s is the one typed %s, wherever it is asked for', async (_one, _other, chosen, typed) => {
    const { email, shopper } = await aPerson(chosen);
    expect((await login(email, typed)).status).toBe(200);
    expect((await login(email, chosen)).status).toBe(200);
    expect((await login(email, 'Troi9!xanh')).status).toBe(401);

    const moved = await shopper.put(`/v1/customers/${shopper.id}/updateCustomer`, {
      ...{ email: `moved.${email}`, currentPassword: typed },
    });
    expect(moved.status).toBe(200);
    const same = { currentPassword: typed, newPassword: chosen };
    const refused = await shopper.put<ErrorDto>(`/v1/customers/${shopper.id}/password`, same);
    expect(refused).toMatchObject({ status: 400, body: { errors: { newPassword: expect.any(String) } } });

    await call(shop, 'POST', '/v1/customers/forgot-password', { email });
    const token = await tokenSentTo(shop, email, 'reset-password');
    const next = `${chosen}ề`;
    const reset = await call(shop, 'POST', '/v1/customers/reset-password', { token, password: next });
    expect(reset.status).toBe(204);
    expect((await login(email, `${typed}ề`.normalize('NFD'))).status).toBe(200);
  });

  it('that an earlier release hashed as it was typed still signs in', async () => {
    const { email } = await aPerson(FORMS[0]);
    await shop.dataSource.query('UPDATE customers SET passwordHash = ? WHERE email = ?', [
      hashSync(FORMS[1]),
      email,
    ]);
    expect((await login(email, FORMS[1])).status).toBe(200);
    expect((await login(email, 'Wrong9!xanh')).status).toBe(401);
  });

  it('may have 128 characters, each with its accents apart', async () => {
    const longest = `${'ề'.repeat(125)}A1#`.normalize('NFD');
    const { email, shopper } = await aPerson(longest);
    expect((await login(email, longest)).status).toBe(200);
    expect((await login(email, longest.normalize('NFC'))).status).toBe(200);
    const body = { currentPassword: longest, newPassword: 'Another#2027' };
    expect((await shopper.put(`/v1/customers/${shopper.id}/password`, body)).status).toBe(204);
  });

  it.each(['composed', 'decomposed'])('may not have 129: %s', async (form) => {
    const long = `${'ề'.repeat(126)}A1#`.normalize(form === 'composed' ? 'NFC' : 'NFD');
    const refused = await call<ErrorDto>(shop, 'POST', '/v1/customers', aRegistration({ password: long }));
    expect(refused.body.errors).toEqual({ password: 'At most 128 characters.' });
    expect((await login('somebody@example.com', long)).status).toBe(400);
  });

  it('is counted as it is kept: accents apart make it no longer', async () => {
    const short = 'Ề1!ềề'.normalize('NFD');
    const refused = await call<ErrorDto>(shop, 'POST', '/v1/customers', aRegistration({ password: short }));
    expect(refused.body.errors).toEqual({ password: 'At least 8 characters.' });
  });

  it('takes no time when it is long', async () => {
    const marks = `A1#${'\u0301\u0327'.repeat(4000)}`;
    const before = performance.now();
    expect((await login('somebody@example.com', marks)).status).toBe(400);
    const refused = await call<ErrorDto>(shop, 'POST', '/v1/customers', aRegistration({ password: marks }));
    expect(refused.status).toBe(400);
    expect(performance.now() - before).toBeLessThan(3000);
  });
});
