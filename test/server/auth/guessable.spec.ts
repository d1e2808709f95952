import type { ErrorDto } from '../../../src/common/errors/error.dto';
import { CustomersService } from '../../../src/modules/customers/customers.service';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { tokenSentTo } from '../support/outbox';
import { aShopper, call, type Answer } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

const COMMON = 'Choose a password that fewer people use.';
const OWN = 'Choose a password without your name or email.';

const PERSON = { lastName: 'Nguyễn', firstName: 'Ái Đoàn', email: 'sunny.day@example.com' };

/** Passwords that meet the rules for characters but are refused as easy to guess (rule A25). */
const REFUSED: [password: string, message: string][] = [
  ['Password1!', COMMON],
  ['PASSWORD#2026', COMMON],
  ['P@ssw0rd!', COMMON],
  ['Dragon!!!2027', COMMON],
  ['Starwars1!', COMMON],
  ['Nguyen#2026', OWN],
  ['xXNGUYỄNXx#1', OWN],
  ['Ai-Doan#2026', OWN],
  ['My.Sunny.Day1', OWN],
  ['xSunnyDay#77', OWN],
];

/** Acceptable passwords. */
const TAKEN = [
  'Sneaker#2026',
  'Another#2027',
  'Đôi giày xanh 42!',
  'correct Horse battery 9!',
  'Ai#20262027',
];

/** Short names are common here, and part of many ordinary words. */
const SHORT_NAMES: [lastName: string, firstName: string, password: string, status: 201 | 400][] = [
  ['Lê', 'An', 'LeAn#2026', 400],
  ['Lê', 'An', 'x.An-Lê.2026', 400],
  ['Lê', 'Thị An', 'LêAn#2026', 400],
  ['Hồ', 'Vy', 'hồVY#2026', 400],
  ['Lê', 'An', 'An#Sneaker26', 201],
  ['Võ', 'An', 'Banana#Split26', 201],
  ['Lê', 'Mai', 'Mai#2026', 400],
  ['Lê', 'Mai', 'yeuMai2026!', 400],
  ['Lê', 'Bảo', '2026_BẢO_x', 400],
  ['Lê', 'Mai', 'Maintain#42', 201],
  ['Lê', 'Anh', 'Thanh-Xuân7', 201],
  ['Lê', 'Mai', 'correct Horse Mai battery 9!', 201],
];

describe('a password that is easy to guess', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  const register = (change: object): Promise<Answer<ErrorDto>> =>
    call(shop, 'POST', '/v1/customers', aRegistration(change));

  it.each(REFUSED)('is refused at the sign-up: %s', async (password, message) => {
    const answer = await register({ ...PERSON, password });
    expect(answer).toMatchObject({ status: 400, body: { message, errors: { password: message } } });
  });

  it('is reported together with other errors, and after the four rules', async () => {
    const both = await register({ ...PERSON, phone: '1', password: 'Password1!' });
    expect(both.body.errors).toEqual({ phone: 'Enter valid Phone Number.', password: COMMON });
    const weak = await register({ ...PERSON, password: 'Password' });
    expect(weak.body.errors).toEqual({ password: 'At least one number.' });
    const broken = await register({ lastName: { a: 1 }, firstName: 7, email: [], password: 'Password1!' });
    expect(broken.body.errors).toMatchObject({ password: COMMON });
  });

  it.each(TAKEN)('is not %s', async (password) => {
    const { email: _email, ...names } = PERSON;
    expect((await register({ ...names, password })).status).toBe(201);
  });

  it.each(SHORT_NAMES)('is, of %s %s, %s: %i', async (lastName, firstName, password, status) => {
    const answer = await register({ lastName, firstName, password });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.errors).toEqual({ password: OWN });
  });

  it('is refused at a change and at a reset as well, which leaves the link good', async () => {
    const anna = await aShopper(shop);
    const { email } = await anna.profile();
    for (const [newPassword, message] of [
      ['Password1!', COMMON],
      ['MinhAnh#2027', OWN],
    ]) {
      const body = { currentPassword: PASSWORD, newPassword };
      const changed = await anna.put<ErrorDto>(`/v1/customers/${anna.id}/password`, body);
      expect(changed).toMatchObject({ status: 400, body: { errors: { newPassword: message } } });
    }
    await call(shop, 'POST', '/v1/customers/forgot-password', { email });
    const token = await tokenSentTo(shop, email, 'reset-password');
    const reset = (password: string) =>
      call<ErrorDto>(shop, 'POST', '/v1/customers/reset-password', { token, password });
    for (const [password, message] of [
      ['Password1!', COMMON],
      ['MinhAnh#2027', OWN],
    ]) {
      const refused = await reset(password!);
      expect(refused).toMatchObject({ status: 400, body: { errors: { password: message } } });
    }
    expect((await reset('Đôi giày xanh 42!')).status).toBe(204);
  });

  it('does not open a shop: the first manager’s is held against the same list', async () => {
    const customers = shop.app.get(CustomersService);
    for (const password of ['Password1!', 'Bigboss#2026']) {
      await expect(customers.ensureManager('bigboss@shop.test', password)).rejects.toThrow(
        /MANAGER_PASSWORD/,
      );
    }
  });
});
