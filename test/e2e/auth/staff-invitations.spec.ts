import { setTimeout } from 'node:timers/promises';
import { MailWorker } from '../../../src/mail/mail-worker';
import { Mailer } from '../../../src/mail/mailer';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import { INVITATION_LIFETIME_DAYS } from '../../../src/modules/auth/message-texts';
import type {
  InviteeDto,
  StaffInvitationDto,
  StaffListDto,
  StaffMemberDto,
} from '../../../src/modules/auth/staff-invitations/dto/staff.dto';
import { StaffInvitationsService } from '../../../src/modules/auth/staff-invitations/staff-invitations.service';
import { LIMITS } from '../../../src/rate-limits/limits';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { messagesTo, outbox, tokenSentTo } from '../support/outbox';
import { aNewAddress, aShopper, aStaffMember, call, type Answer, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { tracesOf } from '../support/traces';

jest.setTimeout(60_000);

let shop: TestApp;
let manager: Shopper;
let email: string;

beforeAll(async () => {
  shop = await createTestApp({ RATE_LIMITS: 'on', PUBLIC_URL: 'https://shop.example' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  manager = await aStaffMember(shop, 'manager');
  ({ email } = aRegistration());
});

const invite = <T = StaffInvitationDto>(to = email, by = manager): Promise<Answer<T>> =>
  by.post<T>('/v1/staff/invitations', { email: to });
const tokenOf = (to = email): Promise<string> => tokenSentTo(shop, to, 'join');
const check = <T = InviteeDto>(token: string, from?: string): Promise<Answer<T>> =>
  call<T>(shop, 'POST', '/v1/staff/invitations/check', { token }, undefined, from);
const accept = (token: string, details: object = {}): Promise<Answer<ErrorDto>> =>
  call(shop, 'POST', '/v1/staff/invitations/accept', { token, ...details });
const list = async (): Promise<StaffListDto> => (await manager.get<StaffListDto>('/v1/staff')).body;
const memberWith = async (address: string): Promise<StaffMemberDto | undefined> =>
  (await list()).staff.find((member) => member.email === address);
const details = (): object => {
  const { lastName, firstName, phone, password } = aRegistration();
  return { lastName, firstName, phone, password };
};
const login = async (username: string): Promise<TokensDto> =>
  (await call<TokensDto>(shop, 'POST', '/v1/customers/login', { username, password: PASSWORD })).body;
const actionsOf = (subjectId: string): Promise<{ action: string; actorId: string; details: string }[]> =>
  shop.dataSource.query(
    "SELECT action, actorId, details FROM audit_events WHERE subjectId = ? AND (action LIKE 'account-invitation-%' OR action LIKE 'account-access-%') ORDER BY createdAt, id",
    [subjectId],
  );
const expire = (): Promise<unknown> =>
  shop.dataSource.query(
    "UPDATE staff_invitations SET expiresAt = '2020-01-01 00:00:00.000' WHERE email = ?",
    [email],
  );

async function aConfirmedShopper(): Promise<{ person: Shopper; email: string }> {
  const person = await aShopper(shop);
  await person.confirmEmail();
  return { person, email: (await person.profile()).email };
}

describe('an invitation (rule R9)', () => {
  it('is a mail in both languages with a link, and stands in the list for seven days', async () => {
    const { status, body } = await invite(`  ${email.toUpperCase()} `);
    expect(status).toBe(201);
    expect(body).toMatchObject({ email, role: 'admin' });
    const days = (Date.parse(body.expiresAt) - Date.parse(body.createdAt)) / 86_400_000;
    expect(days).toBe(INVITATION_LIFETIME_DAYS);
    const [mail, ...others] = await messagesTo(shop, email);
    expect(others).toEqual([]);
    expect(mail).toMatch(/mời bạn làm nhân viên[^]*invites you to its staff[^]*shop\.example\/join\?token=/);
    expect((await list()).invitations).toContainEqual(body);
    expect(await actionsOf(manager.id)).toEqual([
      expect.objectContaining({ action: 'account-invitation-sent', actorId: manager.id }),
    ]);
  });

  it('opens an admin’s account by name, phone number and password, once', async () => {
    await invite();
    const token = await tokenOf();
    expect(await check(token)).toMatchObject({ status: 200, body: { email, hasAccount: false } });
    expect((await accept(token, details())).status).toBe(204);
    expect(await memberWith(email)).toMatchObject({ role: 'admin', signedInAt: null });
    const tokens = await login(email);
    expect((await call(shop, 'GET', '/v1/customers', undefined, tokens.token)).status).toBe(200);
    const member = await memberWith(email);
    expect(Date.now() - Date.parse(member!.signedInAt!)).toBeLessThan(60_000);
    expect((await list()).invitations.map((one) => one.email)).not.toContain(email);
    expect(await accept(token, details())).toMatchObject({ status: 400, body: { errors: { token: {} } } });
    expect(await actionsOf(member!._id)).toEqual([
      expect.objectContaining({ action: 'account-invitation-accepted', actorId: member!._id }),
    ]);
  });

  it('keeps its link through a weak password and a number that is taken', async () => {
    await invite();
    const token = await tokenOf();
    const weak = await accept(token, { ...details(), password: 'weak', firstName: '' });
    expect(weak).toMatchObject({ status: 400, body: { errors: { password: {}, firstName: {} } } });
    expect(await accept(token)).toMatchObject({ status: 400, body: { errors: { phone: {}, password: {} } } });
    const { phone } = await manager.profile();
    expect(await accept(token, { ...details(), phone })).toMatchObject({
      ...{ status: 409, body: { code: 'phone.taken' } },
    });
    expect((await accept(token, details())).status).toBe(204);
  });

  it('makes a client with this confirmed address an admin, whose password and sign-ins stay', async () => {
    const client = await aConfirmedShopper();
    await invite(client.email);
    const token = await tokenOf(client.email);
    expect((await check(token)).body).toEqual({ email: client.email, hasAccount: true });
    expect((await accept(token, { password: 'Khac#Han2033' })).status).toBe(204);
    expect((await client.person.get('/v1/customers')).status).toBe(200);
    expect((await login(client.email)).token).toBeDefined();
  });

  it('refuses an address that nobody has confirmed, also one that signs up meanwhile', async () => {
    const registration = aRegistration();
    await invite(registration.email);
    const token = await tokenOf(registration.email);
    await call(shop, 'POST', '/v1/customers', registration);
    const refused = { status: 409, body: { code: 'invitation.unconfirmed' } };
    expect(await invite<ErrorDto>(registration.email)).toMatchObject(refused);
    expect(await check<ErrorDto>(token)).toMatchObject(refused);
    expect(await accept(token, details())).toMatchObject(refused);
    expect(await memberWith(registration.email)).toBeUndefined();
  });

  it('is not for those who work here already', async () => {
    const admin = await aStaffMember(shop, 'admin');
    const refused = { status: 409, body: { code: 'invitation.staff' } };
    expect(await invite<ErrorDto>((await admin.profile()).email)).toMatchObject(refused);
  });

  it('replaces an earlier one to the same address', async () => {
    const first = await invite();
    const old = await tokenOf();
    const second = await invite();
    expect((await list()).invitations.filter((one) => one.email === email)).toEqual([second.body]);
    expect((await check(old)).status).toBe(400);
    expect((await manager.delete(`/v1/staff/invitations/${first.body._id}`)).status).toBe(404);
    expect((await check(await tokenOf())).status).toBe(200);
  });

  it('comes although an earlier one was still being sent', async () => {
    const mailer = shop.app.get(Mailer);
    const send = mailer.send.bind(mailer);
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const began = new Promise<void>((resolve) => {
      jest.spyOn(mailer, 'send').mockImplementationOnce(async (message, origin) => {
        resolve();
        await held;
        await send(message, origin);
      });
    });
    await invite();
    await began;
    await invite();
    const worker = shop.app.get(MailWorker);
    while (outbox(shop).every((message) => !message.includes(`\nTo: ${email}\n`))) {
      worker.wake();
      await setTimeout(10);
    }
    goOn();
    expect((await check(await tokenOf())).status).toBe(200);
    expect(await messagesTo(shop, email)).toHaveLength(1);
  });

  it('is withdrawn, or expires, and its link with it', async () => {
    const { body } = await invite();
    const token = await tokenOf();
    const url = `/v1/staff/invitations/${body._id}`;
    expect((await manager.delete(url)).status).toBe(204);
    expect((await accept(token, details())).status).toBe(400);
    expect(await manager.delete(url)).toMatchObject({ status: 404, body: { code: 'invitation.unknown' } });
    expect((await actionsOf(manager.id)).map(({ action }) => action)).toEqual([
      ...['account-invitation-sent', 'account-invitation-withdrawn'],
    ]);
    await invite();
    await expire();
    expect((await check(await tokenOf())).status).toBe(400);
    expect((await list()).invitations.map((one) => one.email)).not.toContain(email);
    await shop.app.get(StaffInvitationsService).sweep();
    expect(await tracesOf(shop, [email])).not.toContain('staff_invitations.email');
  });

  it('is used by one of two who follow it at once', async () => {
    await invite();
    const token = await tokenOf();
    const answers = await Promise.all([accept(token, details()), accept(token, details())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, expect.any(Number)]);
    expect((await list()).staff.filter((member) => member.email === email)).toHaveLength(1);
  });

  it('leaves nothing of an address behind when its account is deleted', async () => {
    const client = await aConfirmedShopper();
    await invite(client.email);
    await client.person.post(`/v1/customers/${client.person.id}/erase`, { currentPassword: PASSWORD });
    expect(await tracesOf(shop, [client.email])).toEqual([]);
  });

  it('is limited: so many of a manager, so many links to an address, so many wrong links', async () => {
    for (let i = 0; i < LIMITS.linkMails.limit; i += 1) expect((await invite()).status).toBe(201);
    expect((await invite()).status).toBe(429);
    const other = await aStaffMember(shop, 'manager');
    const { email: staff } = await manager.profile();
    for (let i = 0; i < LIMITS.invitations.limit; i += 1) await invite(staff, other);
    expect((await invite(staff, other)).status).toBe(429);
    const from = aNewAddress();
    for (let i = 0; i < LIMITS.badInvitations.limit; i += 1) await check('guess', from);
    expect((await check('guess', from)).status).toBe(429);
    expect((await check(await tokenOf(), from)).status).toBe(200);
  });
});

describe('the end of a person’s access (rule R9)', () => {
  it('makes them a client and signs them out everywhere at once', async () => {
    const admin = await aStaffMember(shop, 'admin');
    const { email: address } = await admin.profile();
    expect((await manager.delete(`/v1/staff/${admin.id}`)).status).toBe(204);
    expect((await admin.get('/v1/customers')).status).toBe(401);
    const { refreshToken } = admin.tokens;
    expect((await call(shop, 'POST', '/v1/customers/refresh-token', { refreshToken })).status).toBe(401);
    const { token } = await login(address);
    expect((await call(shop, 'GET', '/v1/customers', undefined, token)).status).toBe(403);
    expect(await memberWith(address)).toBeUndefined();
    expect(await manager.delete(`/v1/staff/${admin.id}`)).toMatchObject({
      ...{ status: 404, body: { code: 'staff.unknown' } },
    });
    expect(await actionsOf(admin.id)).toEqual([
      expect.objectContaining({ action: 'account-access-ended', actorId: manager.id }),
    ]);
  });

  it('does not come for a manager, themself included', async () => {
    for (const id of [manager.id, (await aStaffMember(shop, 'manager')).id])
      expect(await manager.delete(`/v1/staff/${id}`)).toMatchObject({
        ...{ status: 403, body: { code: 'manager.role-fixed' } },
      });
    expect((await list()).staff.find(({ _id }) => _id === manager.id)).toMatchObject({ role: 'manager' });
  });
});
