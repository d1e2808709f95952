import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import type { CustomerDto } from '../../../src/modules/customers/dto/customer.dto';
import { stopClock } from '../support/clock';
import { PASSWORD } from '../support/factories/customer';
import { messagesTo, outbox, tokenSentTo } from '../support/outbox';
import { aShopper, aStaffMember, call, Shopper, signIn, type Answer } from '../support/people';
import { settled } from '../support/settled';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

let shop: TestApp;
let anna: Shopper;
let email: string;
let phone: string;
let newEmail: string;
let people = 0;

beforeAll(async () => {
  shop = await createTestApp({
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'loopback',
    PUBLIC_URL: 'https://shop.example/',
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  people += 1;
  newEmail = `moved${people}@example.com`;
  anna = await aShopper(shop);
  ({ email, phone } = await anna.profile());
});
afterEach(() => void jest.useRealTimers());

const change = <T = ErrorDto>(changes: object, person = anna): Promise<Answer<T>> =>
  person.put<T>(`/v1/customers/${person.id}/updateCustomer`, changes);
const confirm = (token: unknown): Promise<Answer<ErrorDto>> =>
  call<ErrorDto>(shop, 'POST', '/v1/customers/confirm-email', { token });
const linkTo = (address: string): Promise<string> => tokenSentTo(shop, address, 'confirm-email');
const login = async (username: string, password = PASSWORD): Promise<number> =>
  (await call<TokensDto>(shop, 'POST', '/v1/customers/login', { username, password })).status;
const isLetIn = async ({ id, tokens }: Shopper): Promise<boolean> =>
  (await call(shop, 'GET', `/v1/customers/${id}`, undefined, tokens.token)).status === 200;
const aPhone = (): string => `098${String(people).padStart(7, '0')}`;

describe('another e-mail address or phone number', () => {
  it.each([
    ['email', () => ({ email: newEmail })],
    ['phone', () => ({ phone: aPhone() })],
  ])('needs the current password: %s', async (_field, changes) => {
    const before = await anna.profile();
    const asked = await change({ firstName: 'Changed', ...changes() });
    expect(asked).toMatchObject({ status: 403, body: { code: 'reauthentication-required' } });
    expect(asked.body.message).toBe('Enter your current password to change this.');
    const wrong = await change({ ...changes(), currentPassword: 'Wrong#2026' });
    const message = 'The current password is not correct.';
    expect(wrong).toMatchObject({ status: 400, body: { errors: { currentPassword: message } } });
    expect(await anna.profile()).toEqual(before);
    expect((await change({ ...changes(), currentPassword: PASSWORD })).status).toBe(200);
  });

  it('is nothing else: the same ones, in any case, and other fields ask for no password', async () => {
    const same = { email: ` ${email.toUpperCase()} `, phone: ` ${phone} ` };
    expect(await change({ ...same, lastName: 'Lê' })).toMatchObject({
      status: 200,
      body: { lastName: 'Lê' },
    });
    expect((await anna.profile()).pendingEmail).toBeNull();
  });

  it('ends every other sign-in', async () => {
    for (const changes of [{ email: newEmail }, { phone: aPhone() }]) {
      const elsewhere = await signIn(shop, email, anna.id);
      expect((await change({ address: '1 Huế' })).status).toBe(200);
      expect(await isLetIn(elsewhere)).toBe(true);
      expect((await change({ ...changes, currentPassword: PASSWORD })).status).toBe(200);
      expect([await isLetIn(elsewhere), await isLetIn(anna)]).toEqual([false, true]);
    }
  });

  it('lets a phone number sign in at once', async () => {
    const next = aPhone();
    const answer = await change<CustomerDto>({ phone: next, currentPassword: PASSWORD });
    expect(answer.body.phone).toBe(next);
    expect([await login(next), await login(phone)]).toEqual([200, 401]);
    const [notice, ...others] = await messagesTo(shop, email);
    expect(others).toEqual([]);
    expect(notice).toMatch(/Số điện thoại tài khoản của bạn vừa được đổi[^]*phone number of your account/);
    expect(notice).toContain('https://shop.example/forgot-password');
    expect(notice).not.toContain(next);
  });

  it('cannot be tried with guessed passwords', async () => {
    // Five attempts are free; then each has a longer wait, which may pass by itself on a slow machine.
    let limited = await change({ phone: aPhone(), currentPassword: 'Wrong#2026' });
    for (let i = 0; i < 20 && limited.status === 400; i += 1) {
      limited = await change({ phone: aPhone(), currentPassword: 'Wrong#2026' });
    }
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await anna.profile()).phone).toBe(phone);
  });

  it('reveals only five times an hour whether an account exists', async () => {
    const taken = await (await aShopper(shop)).profile();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      statuses.push((await change({ email: taken.email, currentPassword: PASSWORD })).status);
    }
    expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
    expect((await anna.profile()).pendingEmail).toBeNull();
  });
});

describe('a new e-mail address', () => {
  const ask = (address = newEmail, person = anna): Promise<Answer<CustomerDto>> =>
    change<CustomerDto>({ email: address, currentPassword: PASSWORD }, person);

  it('waits for its link; until then the old one signs in', async () => {
    expect(await ask(` ${newEmail.toUpperCase()}`)).toMatchObject({
      status: 200,
      body: { email, pendingEmail: newEmail },
    });
    expect([await login(newEmail), await login(email)]).toEqual([401, 200]);
    const staff = await aStaffMember(shop, 'admin');
    const seen = await staff.get<CustomerDto>(`/v1/customers/${anna.id}`);
    expect(seen.body).toMatchObject({ email, pendingEmail: newEmail });

    expect((await confirm(await linkTo(newEmail))).status).toBe(204);
    expect([await login(newEmail), await login(email)]).toEqual([200, 401]);
    expect(await anna.profile()).toMatchObject({ email: newEmail, pendingEmail: null });
  });

  it('is told the old one, in both languages, without a way to confirm it', async () => {
    await settled(shop);
    const before = outbox(shop).length;
    await ask();
    const [notice] = await messagesTo(shop, email);
    expect(notice).toMatch(/Tài khoản của bạn sắp đổi sang một địa chỉ email khác[^]*another email address/);
    expect(notice).toContain('https://shop.example/forgot-password');
    expect(notice).not.toContain('token=');
    const [letter] = await messagesTo(shop, newEmail);
    expect(letter).toMatch(/xác nhận[^]*Please confirm[^]*https:\/\/shop\.example\/confirm-email\?token=/);
    expect(outbox(shop)).toHaveLength(before + 2);
  });

  it('is kept with the hash of its token only', async () => {
    await ask();
    const token = await linkTo(newEmail);
    const rows = JSON.stringify(await shop.dataSource.query('SELECT * FROM customers'));
    expect(rows).toContain(newEmail);
    expect(rows).not.toContain(token);
  });

  it('is replaced by the next one that is asked for', async () => {
    await ask();
    const first = await linkTo(newEmail);
    await ask(`second.${newEmail}`);
    expect((await confirm(first)).body.errors).toHaveProperty('token');
    expect((await confirm(await linkTo(`second.${newEmail}`))).status).toBe(204);
    expect((await anna.profile()).email).toBe(`second.${newEmail}`);
  });

  it('is confirmed once, however often its link is followed at once', async () => {
    await ask();
    const token = await linkTo(newEmail);
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400, 400, 400, 400]);
    expect((await confirm(token)).status).toBe(400);
    expect((await anna.profile()).email).toBe(newEmail);
  });

  it.each([
    [23.9, 204],
    [24.1, 400],
  ])('may be confirmed for 24 hours: after %d hours %d', async (hours, status) => {
    await ask();
    const token = await linkTo(newEmail);
    stopClock(Date.now() + hours * 3_600_000);
    expect((await confirm(token)).status).toBe(status);
    jest.useRealTimers();
    expect((await anna.profile()).email).toBe(status === 204 ? newEmail : email);
  });

  it('is refused when it is taken, at the request and again at the link', async () => {
    const { email: taken } = await (await aShopper(shop)).profile();
    const refused = await ask(taken);
    expect(refused).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) as string } } });
    expect(await messagesTo(shop, taken)).toEqual([]);

    await ask();
    const token = await linkTo(newEmail);
    const quicker = await aShopper(shop);
    await quicker.moveTo(newEmail);
    const late = await confirm(token);
    expect(late).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) as string } } });
    expect((await anna.profile()).email).toBe(email);
    expect((await quicker.profile()).email).toBe(newEmail);
  });

  it('is given up when the password is reset, with a link that goes to the old one', async () => {
    await ask();
    const token = await linkTo(newEmail);
    const forgot = (address: string) =>
      call(shop, 'POST', '/v1/customers/forgot-password', { email: address });
    await forgot(newEmail);
    await forgot(email);
    expect(await messagesTo(shop, newEmail)).toHaveLength(1);
    const body = { token: await tokenSentTo(shop, email, 'reset-password'), password: 'Another#2027' };
    expect((await call(shop, 'POST', '/v1/customers/reset-password', body)).status).toBe(204);
    expect((await confirm(token)).status).toBe(400);
    const again = await call<TokensDto>(shop, 'POST', '/v1/customers/login', {
      username: email,
      password: 'Another#2027',
    });
    expect((await new Shopper(shop, anna.id, again.body).profile()).pendingEmail).toBeNull();
  });

  it('is given up when the password is changed, and with the account', async () => {
    await ask();
    const first = await linkTo(newEmail);
    const passwords = { currentPassword: PASSWORD, newPassword: 'Another#2027' };
    expect((await anna.put(`/v1/customers/${anna.id}/password`, passwords)).status).toBe(204);
    expect((await confirm(first)).status).toBe(400);

    const ben = await aShopper(shop);
    await ask(`ben.${newEmail}`, ben);
    const second = await linkTo(`ben.${newEmail}`);
    const manager = await aStaffMember(shop, 'manager');
    await manager.put(`/v1/customers/${ben.id}/delete`, undefined);
    expect((await confirm(second)).status).toBe(400);
  });

  it.each([undefined, '', 7, 'x', 'A'.repeat(43), 'A'.repeat(600), ['x']])(
    'is not confirmed with the token %j',
    async (token) => {
      const answer = await confirm(token);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors!)).toEqual(['token']);
    },
  );
});
