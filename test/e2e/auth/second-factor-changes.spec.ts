import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type {
  RecoveryCodesDto,
  SecondFactorSetupDto,
} from '../../../src/modules/auth/second-factor/dto/second-factor.dto';
import type { CustomerDto } from '../../../src/modules/customers/dto/customer.dto';
import { resetSecondFactor } from '../../../src/shop/reset-second-factor';
import { codeOf } from '../support/authenticator';
import { PASSWORD } from '../support/factories/customer';
import { messagesTo } from '../support/outbox';
import { aShopper, aStaffMember, signIn } from '../support/people';
import { settled } from '../support/settled';
import { createTestApp, type TestApp } from '../support/test-app';
import { currentPassword, enrol, isSignedIn, passHalfMinutes, urlOf, useTwoStepShop } from './two-steps';

const desk = useTwoStepShop();
const { enrolled, login } = desk;

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

  it('are only for people with a second factor', async () => {
    const anna = await aShopper(desk.shop);
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
    const manager = await aStaffMember(desk.shop, 'manager');
    await manager.post(urlOf(person, '/reset'), { currentPassword });
    await manager.post(urlOf(person, '/reset'), { currentPassword });
    const messages = await messagesTo(desk.shop, email);
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
    const [admin, manager] = [
      await aStaffMember(desk.shop, 'admin'),
      await aStaffMember(desk.shop, 'manager'),
    ];
    expect((await admin.post(urlOf(person, '/reset'))).status).toBe(403);
    expect((await manager.post(urlOf(person, '/reset'), { currentPassword })).status).toBe(204);
    expect(await isSignedIn(person)).toBe(false);
    expect((await login(email)).status).toBe(200);
    const again = await signIn(desk.shop, email, person.id);
    expect((await manager.post(urlOf(person, '/reset'), { currentPassword })).status).toBe(204);
    expect(await isSignedIn(again)).toBe(true);
  });

  it('is done by the operator for who has lost the app, and leaves a trail', async () => {
    const { person, email } = await enrolled();
    expect(await resetSecondFactor(desk.shop.app, email)).toContain(email);
    expect(await isSignedIn(person)).toBe(false);
    expect((await login(email)).status).toBe(200);
    await expect(resetSecondFactor(desk.shop.app, email)).rejects.toThrow('has no two-step sign-in');
    const events = await desk.shop.dataSource.query<{ actorId: unknown; address: unknown }[]>(
      "SELECT actorId, address FROM audit_events WHERE subjectId = ? AND action = 'account-second-factor-reset'",
      [person.id],
    );
    expect(events).toEqual([{ actorId: null, address: null }]);
  });

  it('is no way for a manager around their own code, only for another’s', async () => {
    const { person } = await enrol(await aStaffMember(desk.shop, 'manager'));
    expect((await person.post(urlOf(person, '/reset'))).status).toBe(403);
    const other = await aStaffMember(desk.shop, 'manager');
    expect((await other.post(urlOf(person, '/reset'), { currentPassword })).status).toBe(204);
  });
});

describe('the traces of two-step sign-in', () => {
  it('stay in the audit trail', async () => {
    const { person, secret } = await enrolled();
    await person.post(urlOf(person, '/remove'), { currentPassword, code: codeOf(secret) });
    await enrol(person);
    const manager = await aStaffMember(desk.shop, 'manager');
    await manager.post(urlOf(person, '/reset'), { currentPassword });
    await manager.post(urlOf(person, '/reset'), { currentPassword });
    const events = await desk.shop.dataSource.query<{ action: string; actorId: string }[]>(
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
    await settled(desk.shop);
    const events = await desk.shop.dataSource.query<{ action: string; actorId: string | null }[]>(
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
    const { person, secret } = await enrolled();
    const proof = { currentPassword, code: codeOf(secret) };
    expect((await person.post(`/v1/customers/${person.id}/erase`, proof)).status).toBe(204);
    for (const table of ['second_factors', 'recovery_codes']) {
      const rows = await desk.shop.dataSource.query(`SELECT * FROM ${table} WHERE customerId = ?`, [
        person.id,
      ]);
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
    expect((await client.get<ErrorDto>('/v1/customers')).body.code).toBe('role.forbidden');
    const url = `/v1/customers/${client.id}/changeRole`;
    expect((await manager.put<CustomerDto>(url, { role: 'admin' })).status).toBe(200);
    expect((await client.get('/v1/customers')).body).toEqual(REFUSAL);
  });
});
