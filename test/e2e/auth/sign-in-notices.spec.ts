import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import type { CustomerDto } from '../../../src/modules/customers/dto/customer.dto';
import { LIMITS } from '../../../src/rate-limits/limits';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { allMessagesTo } from '../support/outbox';
import { aNewAddress, aShopper, aStaffMember, Shopper } from '../support/people';
import { settled } from '../support/settled';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => shop.close());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

/** Signs in from another address each time; returns the status and the device's cookie. */
async function login(
  username: string,
  { cookie = '', agent = CHROME, language = '', remoteAddress = aNewAddress() } = {},
) {
  const answer = await shop.inject({
    method: 'POST',
    url: '/v1/customers/login',
    remoteAddress,
    payload: { username, password: PASSWORD },
    headers: {
      'user-agent': agent,
      ...(cookie && { cookie }),
      ...(language && { 'accept-language': language }),
    },
  });
  expect(answer.statusCode).toBe(200);
  return { cookie: String(answer.headers['set-cookie']).split(';')[0]!, tokens: answer.json<TokensDto>() };
}

const notices = async (email: string): Promise<string[]> =>
  (await allMessagesTo(shop, email)).filter((mail) => /new device/.test(mail) || /thiết bị mới/.test(mail));

const eventsOf = (id: string, action: string) =>
  shop.dataSource.query<{ actorId: string; address: string }[]>(
    'SELECT actorId, address FROM audit_events WHERE subjectId = ? AND action = ?',
    [id, action],
  );

describe('a sign-in (rule A36)', () => {
  let email: string;
  let id: string;
  beforeEach(async () => {
    const registration = aRegistration();
    email = registration.email;
    const url = '/v1/customers';
    const answer = await shop.inject({
      method: 'POST',
      url,
      payload: registration,
      remoteAddress: aNewAddress(),
    });
    id = answer.json<CustomerDto>()._id;
  });

  it('on a new device is told by mail; the first one, and those on a device that is known, are not', async () => {
    const { cookie } = await login(email);
    await login(email, { cookie });
    expect(await notices(email)).toEqual([]);
    const other = await login(email);
    expect(await notices(email)).toHaveLength(1);
    await login(email, { cookie: other.cookie });
    expect(await notices(email)).toHaveLength(1);
    expect((await notices(email))[0]).toContain('/forgot-password\n');
  });

  it('is told in the person’s language, with the device only once the address is confirmed', async () => {
    const { tokens } = await login(email, { language: 'en' });
    const agent = 'evil.example/1.0 (visit)';
    await login(email, { agent });
    const [first] = await notices(email);
    expect(first).toContain('Subject: A sign-in from a new device\n');
    expect(first).not.toMatch(/evil|Chrome/);
    const person = new Shopper(shop, id, tokens);
    await person.confirmEmail();
    await login(email);
    await login(email, { agent });
    const [, second, third] = await notices(email);
    expect(second).toContain(' · Chrome on Windows\n');
    expect(third).not.toContain('evil.example');
  });

  it('is told five times an hour at most', async () => {
    for (let i = 0; i < LIMITS.signInMails.limit + 3; i += 1) await login(email);
    expect(await notices(email)).toHaveLength(LIMITS.signInMails.limit);
  });

  it('is told five times an hour at most to one mailbox, whichever accounts name it', async () => {
    const [name = '', host = ''] = aRegistration().email.split('@');
    let told = 0;
    for (const tag of ['a', 'b', 'c']) {
      const own = `${name}+${tag}@${host}`;
      const payload = { ...aRegistration(), email: own };
      await shop.inject({ method: 'POST', url: '/v1/customers', payload, remoteAddress: aNewAddress() });
      for (let i = 0; i < 4; i += 1) await login(own);
      told += (await notices(own)).length;
    }
    expect(told).toBe(LIMITS.signInMails.limit);
  });

  it('is in the audit trail: who, and from where', async () => {
    await login(email, { remoteAddress: '203.0.113.77' });
    expect(await eventsOf(id, 'account-signed-in')).toEqual([{ actorId: id, address: '203.0.113.77' }]);
  });
});

describe('staff who read a customer’s details', () => {
  const read = (reader: Shopper, id: string) => reader.get(`/v1/customers/${id}`);

  it('are in the audit trail, once an hour for each of them and each customer', async () => {
    const [admin, manager] = [await aStaffMember(shop, 'admin'), await aStaffMember(shop, 'manager')];
    const [anna, bao] = [await aShopper(shop), await aShopper(shop)];
    await Promise.all(Array.from({ length: 5 }, () => read(admin, anna.id)));
    await settled(shop);
    await read(admin, anna.id);
    await read(manager, anna.id);
    await read(admin, bao.id);
    await settled(shop);
    const readers = (await eventsOf(anna.id, 'account-read')).map(({ actorId }) => actorId);
    expect(readers.sort()).toEqual([admin.id, manager.id].sort());
    expect(await eventsOf(bao.id, 'account-read')).toHaveLength(1);
  });

  it('leave no event of what was not there, nor of their own, nor of a list', async () => {
    const [admin, anna] = [await aStaffMember(shop, 'admin'), await aShopper(shop)];
    await read(admin, 'f'.repeat(24));
    await read(admin, admin.id);
    await admin.get('/v1/customers');
    await anna.profile();
    await settled(shop);
    for (const id of ['f'.repeat(24), admin.id, anna.id])
      expect(await eventsOf(id, 'account-read')).toEqual([]);
  });

  it('read also while the event cannot be written', async () => {
    const [admin, anna] = [await aStaffMember(shop, 'admin'), await aShopper(shop)];
    await shop.dataSource.query('ALTER TABLE audit_events RENAME TO audit_events_away');
    try {
      expect((await read(admin, anna.id)).status).toBe(200);
      await settled(shop);
    } finally {
      await shop.dataSource.query('ALTER TABLE audit_events_away RENAME TO audit_events');
    }
  });
});
