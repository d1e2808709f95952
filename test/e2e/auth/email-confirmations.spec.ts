import { ConfirmedAddresses1700000041000 } from '../../../src/database/migrations/1700000041000-confirmed-addresses';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { CustomerDto } from '../../../src/modules/customers/dto/customer.dto';
import { LIMITS } from '../../../src/rate-limits/limits';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { allMessagesTo, tokenSentTo } from '../support/outbox';
import { aShopper, aStaffMember, call, type Answer, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

let shop: TestApp;
let anna: Shopper;
let email: string;

beforeAll(async () => {
  shop = await createTestApp({ RATE_LIMITS: 'on', PUBLIC_URL: 'https://shop.example' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  anna = await aShopper(shop);
  ({ email } = await anna.profile());
});

const confirm = (token: string): Promise<Answer<ErrorDto>> =>
  call(shop, 'POST', '/v1/customers/confirm-email', { token });
const again = (person = anna): Promise<Answer<ErrorDto>> =>
  person.post<ErrorDto>(`/v1/customers/${person.id}/confirmation`);
const isConfirmed = async (): Promise<boolean> => (await anna.profile()).isEmailConfirmed;
const actions = async (): Promise<string[]> =>
  (
    await shop.dataSource.query<{ action: string }[]>(
      "SELECT action FROM audit_events WHERE subjectId = ? AND action LIKE 'account-email-%'",
      [anna.id],
    )
  ).map(({ action }) => action);

describe('the address of a new account (rule X19)', () => {
  it('gets a link in both languages, without anything that was entered, and works at once', async () => {
    const registration = aRegistration({ lastName: 'visit', firstName: 'evil.example' });
    const answer = await call<CustomerDto>(shop, 'POST', '/v1/customers', registration);
    expect(answer).toMatchObject({ status: 201, body: { isEmailConfirmed: false, pendingEmail: null } });
    const [mail, ...others] = await allMessagesTo(shop, registration.email);
    expect(others).toEqual([]);
    expect(mail).toMatch(/email là của mình[^]*that the address is yours[^]*confirm-email\?token=/);
    expect(mail).not.toMatch(/visit|evil/);
    const credentials = { username: registration.email, password: PASSWORD };
    expect((await call(shop, 'POST', '/v1/customers/login', credentials)).status).toBe(200);
  });

  it('is confirmed by its link, once', async () => {
    const token = await tokenSentTo(shop, email, 'confirm-email');
    expect((await confirm(token)).status).toBe(204);
    expect(await anna.profile()).toMatchObject({ email, isEmailConfirmed: true, pendingEmail: null });
    expect((await confirm(token)).status).toBe(400);
    expect(await actions()).toEqual(['account-email-confirmed']);
  });

  it('is confirmed by a link to a new password too', async () => {
    await call(shop, 'POST', '/v1/customers/forgot-password', { email });
    const token = await tokenSentTo(shop, email, 'reset-password');
    await call(shop, 'POST', '/v1/customers/reset-password', { token, password: 'Giay#Moi2027' });
    const [row] = await shop.dataSource.query<{ emailConfirmedAt: unknown }[]>(
      'SELECT emailConfirmedAt FROM customers WHERE id = ?',
      [anna.id],
    );
    expect(row!.emailConfirmedAt).not.toBeNull();
  });

  it('that takes the place of another one needs its own link', async () => {
    const next = `next.${email}`;
    await anna.update({ email: next });
    expect(await isConfirmed()).toBe(false);
    const token = await tokenSentTo(shop, next, 'confirm-email');
    expect((await confirm(token)).status).toBe(204);
    expect(await anna.profile()).toMatchObject({ email: next, isEmailConfirmed: true });
    expect(await actions()).toEqual(['account-email-asked', 'account-email-changed']);
  });
});

describe('another link', () => {
  it('goes to the address of the account; the one before is not good any more', async () => {
    const first = await tokenSentTo(shop, email, 'confirm-email');
    expect((await again()).status).toBe(204);
    const second = await tokenSentTo(shop, email, 'confirm-email');
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(second)).status).toBe(204);
    expect(await again()).toMatchObject({ status: 409, body: { code: 'email.confirmed' } });
  });

  it('goes to a new address while one waits, and does not end its wait', async () => {
    const next = `waits.${email}`;
    await anna.update({ email: next });
    expect((await again()).status).toBe(204);
    expect((await anna.profile()).pendingEmail).toBe(next);
    expect((await confirm(await tokenSentTo(shop, next, 'confirm-email'))).status).toBe(204);
    expect((await anna.profile()).email).toBe(next);
  });

  it('is one of the mails with a link that a mailbox gets in an hour', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < LIMITS.linkMails.limit; i += 1) statuses.push((await again()).status);
    // The sign-up has had the first.
    expect(statuses).toEqual([204, 204, 204, 204, 429]);
    expect(await allMessagesTo(shop, email)).toHaveLength(LIMITS.linkMails.limit);
  });

  it('is its owner’s alone to ask for', async () => {
    const url = `/v1/customers/${anna.id}/confirmation`;
    expect((await (await aShopper(shop)).post(url)).status).toBe(404);
    expect((await (await aStaffMember(shop, 'manager')).post(url)).status).toBe(403);
  });

  it('is sent once for sign-ups again and again with one mailbox, within its five an hour', async () => {
    const [name, domain] = email.split('@');
    const addresses = Array.from({ length: 8 }, (_, i) => `${name}+${i}@${domain}`);
    for (const address of addresses)
      expect((await call(shop, 'POST', '/v1/customers', aRegistration({ email: address }))).status).toBe(201);
    const sent = await Promise.all(addresses.map((address) => allMessagesTo(shop, address)));
    expect(sent.flat()).toHaveLength(LIMITS.linkMails.limit - 1);
  });
});

describe('accounts from before the addresses were confirmed', () => {
  it('are confirmed when a link was followed, or the shop opened them', async () => {
    const [changed, other] = [await aShopper(shop), await aShopper(shop)];
    const manager = await aStaffMember(shop, 'manager');
    await changed.moveTo(`moved.${email}`);
    const runner = shop.dataSource.createQueryRunner();
    await runner.query('ALTER TABLE customers DROP COLUMN emailConfirmedAt');
    await runner.query('ALTER TABLE customers DROP COLUMN signedInAt');
    await new ConfirmedAddresses1700000041000().up(runner);
    await runner.release();
    const seen = [changed, manager, other].map(async (person) => (await person.profile()).isEmailConfirmed);
    expect(await Promise.all(seen)).toEqual([true, true, false]);
  });
});
