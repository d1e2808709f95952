import type { ErrorDto } from '../../../src/common/errors/error.dto';
import type {
  RecoveryCodesDto,
  SecondFactorSetupDto,
} from '../../../src/modules/auth/second-factor/dto/second-factor.dto';
import { SecondFactorService } from '../../../src/modules/auth/second-factor/second-factor.service';
import type { TokensDto } from '../../../src/modules/auth/dto/tokens.dto';
import type { CustomerDto } from '../../../src/modules/customers/dto/customer.dto';
import { codeOf } from '../support/authenticator';
import { stopClock } from '../support/clock';
import { PASSWORD } from '../support/factories/customer';
import { messagesTo } from '../support/outbox';
import { aShopper, aStaffMember, call, signIn, type Answer, type Shopper } from '../support/people';
import { settled } from '../support/settled';
import { createTestApp, type TestApp } from '../support/test-app';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp({ RATE_LIMITS: 'on' });
});
afterAll(() => shop.close());
// A code is good for a while: whether it still is must not depend on when a test began.
beforeEach(() => stopClock(Date.now()));
afterEach(() => jest.useRealTimers());

const currentPassword = PASSWORD;
const urlOf = ({ id }: Shopper, step = ''): string => `/v1/customers/${id}/second-factor${step}`;

/** Lets time pass, so that another code is good. */
function passHalfMinutes(count = 1): void {
  stopClock(Date.now() + 30_000 * count);
}

interface Enrolled {
  person: Shopper;
  email: string;
  secret: string;
  recoveryCodes: string[];
}

async function enrol(person: Shopper): Promise<Enrolled> {
  const { email } = await person.profile();
  const { secret } = (await person.post<SecondFactorSetupDto>(urlOf(person), { currentPassword })).body;
  const answer = await person.post<RecoveryCodesDto>(urlOf(person, '/confirm'), { code: codeOf(secret) });
  expect(answer.status).toBe(200);
  passHalfMinutes();
  return { person, email, secret, recoveryCodes: answer.body.recoveryCodes };
}

const enrolled = async (): Promise<Enrolled> => enrol(await aShopper(shop));

function login(username: string, code?: string, password = PASSWORD): Promise<Answer<TokensDto & ErrorDto>> {
  const body = { username, password, ...(code === undefined ? {} : { code }) };
  return call(shop, 'POST', '/v1/customers/login', body);
}

async function sessionsOf({ id }: Shopper): Promise<number> {
  const rows = await shop.dataSource.query<object[]>(
    'SELECT id FROM sessions WHERE customerId = ? AND endedAt IS NULL',
    [id],
  );
  return rows.length;
}

const isSignedIn = async (person: Shopper): Promise<boolean> =>
  (await person.get(`/v1/customers/${person.id}`)).status === 200;

describe('setting two-step sign-in up', () => {
  it('takes the password, a code of the app, and gives ten recovery codes', async () => {
    const anna = await aShopper(shop);
    const { email } = await anna.profile();
    const elsewhere = await signIn(shop, email, anna.id);
    expect(await anna.profile()).toMatchObject({ hasSecondFactor: false });

    const begun = await anna.post<SecondFactorSetupDto>(urlOf(anna), { currentPassword });
    expect(begun.status).toBe(200);
    expect(begun.headers['cache-control']).toBe('no-store');
    const uri = new URL(begun.body.uri);
    expect(uri.protocol + uri.host + decodeURIComponent(uri.pathname)).toBe(`otpauth:totp/buoc.:${email}`);
    expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: begun.body.secret, issuer: 'buoc.' });
    expect((await login(email)).status).toBe(200);

    const confirmed = await anna.post<RecoveryCodesDto>(urlOf(anna, '/confirm'), {
      code: codeOf(begun.body.secret),
    });
    expect(confirmed.status).toBe(200);
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect(confirmed.body.recoveryCodes.every((code) => /^([0-9A-HJKMNP-TV-Z]{4}-?){4}$/.test(code))).toBe(
      true,
    );
    expect(await anna.profile()).toMatchObject({ hasSecondFactor: true });
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await sessionsOf(anna)).toBe(1);
  });

  it('is refused with a wrong password or a wrong code, and changes nothing', async () => {
    const anna = await aShopper(shop);
    const { email } = await anna.profile();
    const refused = await anna.post<ErrorDto>(urlOf(anna), { currentPassword: 'Wrong#2026' });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ currentPassword: 'The current password is not correct.' });
    expect((await anna.post(urlOf(anna, '/confirm'), { code: '123456' })).status).toBe(409);

    const { secret } = (await anna.post<SecondFactorSetupDto>(urlOf(anna), { currentPassword })).body;
    for (const code of [codeOf(secret, 2), codeOf(secret, -2), '12345', 'ABCD-EFGH-JKMN-PQRS']) {
      const answer = await anna.post<ErrorDto>(urlOf(anna, '/confirm'), { code });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual({ code: 'The code is not correct.' });
    }
    expect((await login(email)).status).toBe(200);
    expect(await isSignedIn(anna)).toBe(true);
  });

  it('makes an earlier secret worthless when it begins again, and is refused once it is on', async () => {
    const anna = await aShopper(shop);
    const begin = () => anna.post<SecondFactorSetupDto>(urlOf(anna), { currentPassword });
    const [first, second] = [(await begin()).body.secret, (await begin()).body.secret];
    const confirm = (secret: string) => anna.post(urlOf(anna, '/confirm'), { code: codeOf(secret) });
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(second)).status).toBe(409);
    expect((await begin()).status).toBe(409);
  });
});

describe('signing in with two steps', () => {
  it('asks for the code after the right password only, and begins nothing before it', async () => {
    const { person, email, secret } = await enrolled();
    const before = await sessionsOf(person);
    expect((await login(email, codeOf(secret), 'Wrong#2026')).body.message).toBe(
      'The user name or the password is not correct.',
    );
    const asked = await login(email);
    expect([asked.status, asked.body]).toEqual([
      401,
      {
        statusCode: 401,
        code: 'second-factor-required',
        message: 'Enter the code from your authenticator app.',
      },
    ]);
    const wrong = await login(email, codeOf(secret, 3));
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { statusCode: 401, code: 'second-factor-wrong', message: 'The code is not correct.' },
    ]);
    expect(await sessionsOf(person)).toBe(before);

    const { status, body } = await login(email, ` ${codeOf(secret).replace(/^.../, '$& ')} `);
    expect(status).toBe(200);
    expect((await call(shop, 'GET', `/v1/customers/${person.id}`, undefined, body.token)).status).toBe(200);
    const { refreshToken } = body;
    expect((await call(shop, 'POST', '/v1/customers/refresh-token', { refreshToken })).status).toBe(200);
  });

  it.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('takes the code of %i half-minutes from now with %i', async (steps, status) => {
    const { email, secret } = await enrolled();
    passHalfMinutes(5);
    expect((await login(email, codeOf(secret, steps))).status).toBe(status);
  });

  it('takes no code twice, and none from before the last', async () => {
    const { email, secret } = await enrolled();
    const code = codeOf(secret);
    expect((await login(email, code)).status).toBe(200);
    expect((await login(email, code)).body.code).toBe('second-factor-wrong');
    expect((await login(email, codeOf(secret, -1))).status).toBe(401);
    passHalfMinutes();
    expect((await login(email, code)).status).toBe(401);
    expect((await login(email, codeOf(secret))).status).toBe(200);
  });

  it('does not take the code again that confirmed the set-up', async () => {
    const { email, secret } = await enrolled();
    expect((await login(email, codeOf(secret, -1))).status).toBe(401);
  });

  it('lets one of ten in who come with the same code at once', async () => {
    const { person, email, secret } = await enrolled();
    const before = await sessionsOf(person);
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 401, 429].includes(status))).toBe(true);
    expect(await sessionsOf(person)).toBe(before + 1);
  });

  it('takes each recovery code once, in any spelling', async () => {
    const { email, recoveryCodes } = await enrolled();
    const [first, second] = recoveryCodes as [string, string];
    expect((await login(email, first)).status).toBe(200);
    expect((await login(email, first)).status).toBe(401);
    const typed = second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await login(email, typed)).status).toBe(200);
    expect((await login(email, second)).status).toBe(401);
  });

  it('lets one of ten in who come with the same recovery code at once', async () => {
    const { email, recoveryCodes } = await enrolled();
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(email, recoveryCodes[0])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes nobody else’s codes', async () => {
    const [anna, bao] = [await enrolled(), await enrolled()];
    expect((await login(anna.email, codeOf(bao.secret))).status).toBe(401);
    expect((await login(anna.email, bao.recoveryCodes[0])).status).toBe(401);
  });

  it('limits wrong codes as wrong passwords, and codes that were not asked for change nothing', async () => {
    const { email, secret } = await enrolled();
    for (let i = 0; i < 20; i += 1) expect((await login(email)).status).toBe(401);
    // Five are free; then each costs a longer wait, which a slow machine may sit out at first.
    const statuses: number[] = [];
    while (statuses.length < 20) statuses.push((await login(email, 'wrong')).status);
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(401));
    expect(statuses.at(-1)).toBe(429);
    expect((await login(email, codeOf(secret))).status).toBe(429);
    const other = await aShopper(shop);
    expect((await login((await other.profile()).email, 'wrong')).status).toBe(200);
  });

  it.each([
    ['was tampered with', (secret: string) => (secret.startsWith('A') ? 'B' : 'A') + secret.slice(1)],
    ['is cut off', (secret: string) => secret.slice(0, 20)],
    ['is empty', () => ''],
  ])('takes no code when the stored secret %s', async (_what, change) => {
    const { person, email, secret, recoveryCodes } = await enrolled();
    await rewriteSecret(person, change(await storedSecret(person)));
    expect((await login(email, codeOf(secret))).status).toBe(401);
    expect((await login(email, recoveryCodes[0])).status).toBe(200);
  });

  it('takes no code of a secret that was copied from someone else’s row', async () => {
    const [anna, bao] = [await enrolled(), await enrolled()];
    await rewriteSecret(anna.person, await storedSecret(bao.person));
    expect((await login(anna.email, codeOf(bao.secret))).status).toBe(401);
  });

  it('keeps nothing of secret and codes in the clear', async () => {
    const { person, secret, recoveryCodes } = await enrolled();
    const kept = JSON.stringify([
      await shop.dataSource.query('SELECT * FROM second_factors WHERE customerId = ?', [person.id]),
      await shop.dataSource.query('SELECT * FROM recovery_codes WHERE customerId = ?', [person.id]),
    ]);
    expect(kept).not.toContain(secret);
    expect(recoveryCodes.some((code) => kept.includes(code.replaceAll('-', '')))).toBe(false);
  });
});

async function storedSecret({ id }: Shopper): Promise<string> {
  const [row] = await shop.dataSource.query<{ secret: string }[]>(
    'SELECT secret FROM second_factors WHERE customerId = ?',
    [id],
  );
  return row!.secret;
}

async function rewriteSecret({ id }: Shopper, secret: string): Promise<void> {
  await shop.dataSource.query('UPDATE second_factors SET secret = ? WHERE customerId = ?', [secret, id]);
}

describe('wrong codes', () => {
  /** A sign-in of a browser: the answer's status, and the cookie by which it is known afterwards. */
  async function browse(email: string, code: string, cookie?: string) {
    const response = await shop.inject({
      method: 'POST',
      url: '/v1/customers/login',
      payload: { username: email, password: PASSWORD, code },
      headers: cookie === undefined ? {} : { cookie },
    });
    return { status: response.statusCode, cookie: String(response.headers['set-cookie']).split(';')[0]! };
  }

  it('of somebody who has the password do not keep out a device that has signed in before', async () => {
    const { email, secret } = await enrolled();
    const { status, cookie } = await browse(email, codeOf(secret));
    expect(status).toBe(200);
    passHalfMinutes();
    for (let i = 0; i < 6; i += 1) await login(email, 'wrong');
    expect((await login(email, codeOf(secret))).status).toBe(429);
    expect((await browse(email, codeOf(secret), cookie)).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await browse(email, 'wrong', cookie)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('of strangers do not keep the owner, who is signed in, from turning it off', async () => {
    const { person, email, secret } = await enrolled();
    for (let i = 0; i < 6; i += 1) await login(email, 'wrong');
    const answer = await person.post(urlOf(person, '/remove'), { currentPassword, code: codeOf(secret) });
    expect(answer.status).toBe(204);
  });

  it('are forgiven with a new password three times a day: a mailbox alone does not open the rest', async () => {
    const { email, secret, person } = await enrolled();
    const factors = shop.app.get(SecondFactorService);
    for (let day = 0; day < 3; day += 1) {
      for (let i = 0; i < 6; i += 1) await login(email, 'wrong');
      await factors.forgive(person.id);
      expect((await login(email, codeOf(secret))).status).toBe(200);
      passHalfMinutes();
    }
    for (let i = 0; i < 6; i += 1) await login(email, 'wrong');
    await factors.forgive(person.id);
    expect((await login(email, codeOf(secret))).status).toBe(429);
  });
});

describe('new recovery codes', () => {
  it('take the password and a code, and end those before', async () => {
    const { person, email, secret, recoveryCodes } = await enrolled();
    const renew = (password: string, code: string) =>
      person.post<RecoveryCodesDto & ErrorDto>(urlOf(person, '/recovery-codes'), {
        currentPassword: password,
        code,
      });
    expect((await renew('Wrong#2026', codeOf(secret))).body.errors).toHaveProperty('currentPassword');
    expect((await renew(PASSWORD, codeOf(secret, 3))).body.errors).toHaveProperty('code');
    const { status, body } = await renew(PASSWORD, codeOf(secret));
    expect(status).toBe(200);
    expect(new Set([...body.recoveryCodes, ...recoveryCodes]).size).toBe(20);
    expect((await login(email, recoveryCodes[0])).status).toBe(401);
    expect((await login(email, body.recoveryCodes[0])).status).toBe(200);
    expect(await isSignedIn(person)).toBe(true);
  });

  it('are made with one of those before, once', async () => {
    const { person, recoveryCodes } = await enrolled();
    const renew = () =>
      person.post(urlOf(person, '/recovery-codes'), { currentPassword, code: recoveryCodes[0] });
    const statuses = (await Promise.all(Array.from({ length: 4 }, renew))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
  });

  it('are for those who have a second factor', async () => {
    const anna = await aShopper(shop);
    const body = { currentPassword, code: '123456' };
    expect((await anna.post(urlOf(anna, '/recovery-codes'), body)).status).toBe(409);
  });
});

describe('the owner of a second factor', () => {
  it('is told by e-mail of each change, in both languages and without a code', async () => {
    const { person, email, secret, recoveryCodes } = await enrolled();
    await person.post(urlOf(person, '/recovery-codes'), { currentPassword, code: codeOf(secret) });
    passHalfMinutes();
    await person.post(urlOf(person, '/remove'), { currentPassword, code: codeOf(secret) });
    await enrol(person);
    const manager = await aStaffMember(shop, 'manager');
    await manager.post(urlOf(person, '/reset'));
    await manager.post(urlOf(person, '/reset'));
    const messages = await messagesTo(shop, email);
    const seen = messages.map((message) => /^Subject: (.*)$/m.exec(message)![1]);
    expect(seen.sort()).toEqual(
      [
        'Đăng nhập hai bước đã bật / Two-step sign-in is on',
        'Đăng nhập hai bước đã bật / Two-step sign-in is on',
        'Đăng nhập hai bước đã tắt / Two-step sign-in is off',
        'Đăng nhập hai bước đã tắt / Two-step sign-in is off',
        'Mã khôi phục mới / New recovery codes',
      ].sort(),
    );
    expect(messages.every((message) => message.includes('/forgot-password\n'))).toBe(true);
    expect(messages.join('\n')).not.toContain(recoveryCodes[0]);
  });
});

describe('turning two-step sign-in off', () => {
  it('takes the password and a code', async () => {
    const { person, email, secret } = await enrolled();
    const remove = (password: string, code: string) =>
      person.post<ErrorDto>(urlOf(person, '/remove'), { currentPassword: password, code });
    expect((await remove('Wrong#2026', codeOf(secret))).body.errors).toHaveProperty('currentPassword');
    expect((await remove(PASSWORD, codeOf(secret, 3))).body.errors).toHaveProperty('code');
    expect((await login(email)).status).toBe(401);
    expect((await remove(PASSWORD, codeOf(secret))).status).toBe(204);
    expect((await login(email)).status).toBe(200);
    expect(await person.profile()).toMatchObject({ hasSecondFactor: false });
    expect((await remove(PASSWORD, codeOf(secret, 1))).status).toBe(409);
  });

  it('makes the recovery codes worthless for the next time', async () => {
    const { person, email, recoveryCodes } = await enrolled();
    const [first, second] = recoveryCodes;
    const answer = await person.post(urlOf(person, '/remove'), { currentPassword, code: first });
    expect(answer.status).toBe(204);
    await enrol(person);
    expect((await login(email, second)).status).toBe(401);
  });

  it('is a manager’s for someone else, and ends their sign-ins', async () => {
    const { person, email } = await enrolled();
    const [admin, manager] = [await aStaffMember(shop, 'admin'), await aStaffMember(shop, 'manager')];
    expect((await admin.post(urlOf(person, '/reset'))).status).toBe(403);
    expect((await manager.post(urlOf(person, '/reset'))).status).toBe(204);
    expect(await isSignedIn(person)).toBe(false);
    expect((await login(email)).status).toBe(200);
    const again = await signIn(shop, email, person.id);
    expect((await manager.post(urlOf(person, '/reset'))).status).toBe(204);
    expect(await isSignedIn(again)).toBe(true);
  });

  it('is no way for a manager around their own code, only for another’s', async () => {
    const { person } = await enrol(await aStaffMember(shop, 'manager'));
    expect((await person.post(urlOf(person, '/reset'))).status).toBe(403);
    const other = await aStaffMember(shop, 'manager');
    expect((await other.post(urlOf(person, '/reset'))).status).toBe(204);
  });
});

describe('the traces of two-step sign-in', () => {
  it('stay in the audit trail', async () => {
    const { person, secret } = await enrolled();
    await person.post(urlOf(person, '/remove'), { currentPassword, code: codeOf(secret) });
    await enrol(person);
    const manager = await aStaffMember(shop, 'manager');
    await manager.post(urlOf(person, '/reset'));
    await manager.post(urlOf(person, '/reset'));
    const events = await shop.dataSource.query<{ action: string; actorId: string }[]>(
      "SELECT action, actorId FROM audit_events WHERE subjectId = ? AND action LIKE 'account-second-factor-%'",
      [person.id],
    );
    const seen = events.map(({ action, actorId }) => `${action} by ${actorId}`);
    expect(seen.sort()).toEqual(
      [
        `account-second-factor-added by ${person.id}`,
        `account-second-factor-added by ${person.id}`,
        `account-second-factor-removed by ${person.id}`,
        `account-second-factor-reset by ${manager.id}`,
      ].sort(),
    );
  });

  it('tell of wrong codes and of those that had to wait, at a sign-in and later', async () => {
    const { person, email } = await enrolled();
    for (let i = 0; i < 6; i += 1) await login(email, 'wrong');
    await person.post(urlOf(person, '/remove'), { currentPassword, code: 'wrong' });
    await settled(shop);
    const events = await shop.dataSource.query<{ action: string; actorId: string | null }[]>(
      `SELECT action, actorId FROM audit_events WHERE subjectId = ?
       AND action IN ('account-second-factor-failed', 'account-second-factor-blocked')`,
      [person.id],
    );
    const seen = new Set(events.map(({ action, actorId }) => `${action} by ${actorId}`));
    expect(seen).toEqual(
      new Set([
        'account-second-factor-failed by null',
        'account-second-factor-blocked by null',
        `account-second-factor-failed by ${person.id}`,
      ]),
    );
  });

  it('go with the account', async () => {
    const { person } = await enrolled();
    expect((await person.post(`/v1/customers/${person.id}/erase`, { currentPassword })).status).toBe(204);
    for (const table of ['second_factors', 'recovery_codes']) {
      const rows = await shop.dataSource.query(`SELECT * FROM ${table} WHERE customerId = ?`, [person.id]);
      expect(rows).toEqual([]);
    }
  });
});

describe('a second factor that staff must have', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await createTestApp({ STAFF_2FA: 'required' });
  });
  afterAll(() => strict.close());

  const REFUSAL = {
    statusCode: 403,
    code: 'second-factor-setup-required',
    message: 'Set up two-step sign-in in your profile first.',
  };

  it.each(['admin', 'manager'] as const)('is asked of each %s before any staff call', async (role) => {
    const staff = await aStaffMember(strict, role);
    const customer = await aShopper(strict);
    const refused = await staff.get(`/v1/customers`);
    expect([refused.status, refused.body]).toEqual([403, REFUSAL]);
    expect((await staff.get(`/v1/orders`)).body).toEqual(REFUSAL);
    expect((await staff.get(`/v1/customers/${customer.id}`)).status).toBe(404);
    expect(await staff.profile()).toMatchObject({ role, hasSecondFactor: false });

    const { secret } = (await staff.post<SecondFactorSetupDto>(urlOf(staff), { currentPassword })).body;
    await staff.post(urlOf(staff, '/confirm'), { code: codeOf(secret) });
    expect((await staff.get(`/v1/customers`)).status).toBe(200);
    expect((await staff.get(`/v1/customers/${customer.id}`)).status).toBe(200);
    passHalfMinutes();
    await staff.post(urlOf(staff, '/remove'), { currentPassword, code: codeOf(secret) });
    expect((await staff.get(`/v1/customers`)).body).toEqual(REFUSAL);
  });

  it('is asked of a client once they are an admin, and of no client', async () => {
    const [manager, client] = [await aStaffMember(strict, 'manager'), await aShopper(strict)];
    const { secret } = (await manager.post<SecondFactorSetupDto>(urlOf(manager), { currentPassword })).body;
    await manager.post(urlOf(manager, '/confirm'), { code: codeOf(secret) });
    expect((await client.get<ErrorDto>('/v1/customers')).body.code).toBeUndefined();
    const url = `/v1/customers/${client.id}/changeRole`;
    expect((await manager.put<CustomerDto>(url, { role: 'admin' })).status).toBe(200);
    expect((await client.get('/v1/customers')).body).toEqual(REFUSAL);
  });
});
