import type { ErrorDto } from '../../../src/http/errors/error.dto';
import { PASSWORD } from '../support/factories/customer';
import { messagesTo, tokenSentTo } from '../support/outbox';
import { aShopper, aStaffMember, call, signIn, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

interface Event {
  action: string;
  actor: { _id: string } | null;
  address: string | null;
}

let shop: TestApp;
let manager: Shopper;
let anna: Shopper;

beforeAll(async () => {
  shop = await createTestApp({ RATE_LIMITS: 'on' });
  manager = await aStaffMember(shop, 'manager');
});
beforeEach(async () => {
  anna = await aShopper(shop);
});
afterAll(() => shop.close());

const NEXT_PASSWORD = 'Giay#Moi2027';
const trailOf = async ({ id }: Shopper): Promise<Event[]> =>
  (await manager.get<{ events: Event[] }>(`/v1/customers/${id}/audit-events`)).body.events;

/** Retries, since the event is written after the answer. */
async function eventually(person: Shopper, action: string): Promise<Event> {
  for (;;) {
    const found = (await trailOf(person)).find((event) => event.action === action);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('the audit trail of an account', () => {
  it('tells of a failed sign-in and of one that had to wait, from where', async () => {
    const { email } = await anna.profile();
    const wrong = { username: email, password: 'Wrong#2026' };
    const attempts = Array.from({ length: 12 }, () =>
      call(shop, 'POST', '/v1/customers/login', wrong, undefined, '203.0.113.9'),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    const failed = await eventually(anna, 'account-sign-in-failed');
    expect(failed).toMatchObject({ actor: null, address: '203.0.113.9' });
    expect(await eventually(anna, 'account-sign-in-blocked')).toMatchObject({ address: '203.0.113.9' });
  });

  it('tells of each change of what signs in', async () => {
    const email = 'moved-and-told@example.com';
    await anna.moveTo(email);
    await anna.put(`/v1/customers/${anna.id}/password`, {
      currentPassword: PASSWORD,
      newPassword: NEXT_PASSWORD,
    });
    await call(shop, 'POST', '/v1/customers/forgot-password', { email });
    const token = await tokenSentTo(shop, email, 'reset-password');
    const reset = await call(shop, 'POST', '/v1/customers/reset-password', { token, password: PASSWORD });
    expect(reset.status).toBe(204);
    const notices = (await messagesTo(shop, email)).filter((message) =>
      /Mật khẩu tài khoản của bạn vừa được đổi[^]*password of your account/.test(message),
    );
    expect(notices).toHaveLength(2);
    expect((await trailOf(anna)).map(({ action }) => action)).toEqual([
      'account-password-reset',
      'account-reset-asked',
      'account-password-changed',
      'account-email-changed',
      'account-email-asked',
      'account-signed-in',
    ]);
  });

  it('gives its owner what they did, and of others only what was done', async () => {
    await manager.put(`/v1/customers/${anna.id}/changeRole`, { role: 'admin' });
    const again = await signIn(shop, (await anna.profile()).email, anna.id);
    const { body } = await again.post<{ events: Event[] }>(`/v1/customers/${anna.id}/export`, {
      currentPassword: PASSWORD,
    });
    expect(body.events[0]).toMatchObject({ action: 'account-exported', actor: { _id: anna.id } });
    expect(body.events[1]).toMatchObject({ action: 'account-signed-in', actor: { _id: anna.id } });
    expect(body.events[2]).toMatchObject({ action: 'account-role-changed', actor: null, address: null });
  });
});

describe('passwords that are entered once more', () => {
  it('are counted when they are right too', async () => {
    const ask = () => anna.post<ErrorDto>(`/v1/customers/${anna.id}/export`, { currentPassword: PASSWORD });
    const statuses = (await Promise.all(Array.from({ length: 40 }, ask))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});

it('a sign-in forgets the person’s sign-ins that are over', async () => {
  const { email } = await anna.profile();
  const ended = await signIn(shop, email, anna.id);
  await ended.post('/v1/customers/logout');
  await signIn(shop, email, anna.id);
  const rows = await shop.dataSource.query<object[]>('SELECT id FROM sessions WHERE customerId = ?', [
    anna.id,
  ]);
  expect(rows).toHaveLength(2);
});
