import type { ErrorDto } from '../../../src/http/errors/error.dto';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import { PasswordHasher } from '../../../src/modules/customers/password-hasher';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { messagesTo, outbox, tokenSentTo } from '../support/outbox';
import { aStaffMember, call, Shopper, type Answer } from '../support/people';
import { stopClock } from '../support/clock';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

const NEW_PASSWORD = 'Another#2027';

let shop: TestApp;

beforeAll(async () => {
  // Each request has its own address, since limits count by address.
  shop = await createTestApp({
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'loopback',
    PUBLIC_URL: 'https://shop.example/',
  });
});
afterAll(() => shop.close());

let addresses = 0;

async function post<T = ErrorDto>(path: string, payload: object, address?: string): Promise<Answer<T>> {
  addresses += 1;
  const from = address ?? `10.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
  const headers = { 'x-forwarded-for': from };
  const response = await shop.inject({ method: 'POST', url: `/v1/customers/${path}`, payload, headers });
  const body = response.body === '' ? undefined : response.json<T>();
  return { status: response.statusCode, body: body as T, headers: response.headers };
}

const forgot = (email: string, address?: string) => post('forgot-password', { email }, address);
const check = (token: unknown) => post('reset-password/check', { token });
const reset = (token: unknown, password: unknown = NEW_PASSWORD, address?: string) =>
  post('reset-password', { token, password }, address);

/** A person with an account and a sign-in. */
class Person extends Shopper {
  email: string;
  phone: string;

  async login(password: string): Promise<number> {
    return (await post('login', { username: this.email, password })).status;
  }

  async isLetIn(): Promise<boolean> {
    return (await this.get(`/v1/customers/${this.id}`)).status === 200;
  }

  change<T = ErrorDto>(currentPassword: unknown, newPassword: unknown = NEW_PASSWORD): Promise<Answer<T>> {
    return this.put<T>(`/v1/customers/${this.id}/password`, { currentPassword, newPassword });
  }

  /** Asks for a link and reads the token from the message. */
  async token(): Promise<string> {
    expect((await forgot(this.email)).status).toBe(204);
    return tokenSentTo(shop, this.email, 'reset-password');
  }
}

async function aPerson(): Promise<Person> {
  const { email, phone, ...rest } = aRegistration();
  const signedUp = await post<{ _id: string }>('', { email, phone, ...rest });
  return signInAgain({ id: signedUp.body._id, email, phone });
}

/** The same person on another device. */
async function signInAgain({ id, email, phone }: Pick<Person, 'id' | 'email' | 'phone'>): Promise<Person> {
  const { body } = await post<TokensDto>('login', { username: email, password: PASSWORD });
  return Object.assign(new Person(shop, id, body), { email, phone });
}

describe('a forgotten password', () => {
  it('is forgotten with the wrong ones that its network sent', async () => {
    const anna = await aPerson();
    const from = (household: number): string => `2001:db8:7:${household}::1`;
    const login = async (password: string, household: number): Promise<number> =>
      (await post('login', { username: anna.email, password }, from(household))).status;
    for (let household = 1; household <= 30; household += 1) await login('Wrong#2026', household);
    expect(await login(PASSWORD, 77)).toBe(429);
    expect((await reset(await anna.token(), NEW_PASSWORD, from(77))).status).toBe(204);
    expect(await login(NEW_PASSWORD, 78)).toBe(200);
  });

  it('is replaced with the link that was sent, once', async () => {
    const anna = await aPerson();
    const token = await anna.token();
    expect(await reset(token)).toMatchObject({ status: 204, body: undefined });
    expect(await anna.login(PASSWORD)).toBe(401);
    expect(await anna.login(NEW_PASSWORD)).toBe(200);

    const again = await reset(token, PASSWORD);
    expect(again.status).toBe(400);
    expect(Object.keys(again.body.errors!)).toEqual(['token']);
    expect(await anna.login(NEW_PASSWORD)).toBe(200);
  });

  it('is asked about before a password is typed, which leaves the link as it is', async () => {
    const anna = await aPerson();
    const token = await anna.token();
    for (let i = 0; i < 2; i += 1) expect(await check(token)).toMatchObject({ status: 204, body: undefined });
    expect((await reset(token)).status).toBe(204);
    const spent = await check(token);
    expect(spent.status).toBe(400);
    expect(Object.keys(spent.body.errors!)).toEqual(['token']);
    for (const malformed of ['x', '', 7, null]) expect((await check(malformed)).status).toBe(400);

    const ben = await aPerson();
    const left = await ben.token();
    await ben.moveTo(`other.${ben.email}`);
    expect((await check(left)).status).toBe(400);
  });

  it('ends every sign-in', async () => {
    const anna = await aPerson();
    const elsewhere = await signInAgain(anna);
    expect((await reset(await anna.token())).status).toBe(204);
    for (const device of [anna, elsewhere]) {
      expect(await device.isLetIn()).toBe(false);
      const { refreshToken } = device.tokens;
      expect((await post('refresh-token', { refreshToken })).status).toBe(401);
    }
    const staff = await aStaffMember(shop, 'admin');
    const { body } = await staff.get<{ isActive: boolean }>(`/v1/customers/${anna.id}`);
    expect(body.isActive).toBe(false);
  });

  it('gets the same answer for unknown addresses, which get no message', async () => {
    const anna = await aPerson();
    const before = outboxSize();
    const unknown = await forgot('nobody@example.com');
    expect(await messagesTo(shop, 'nobody@example.com')).toEqual([]);
    expect(outboxSize()).toBe(before);
    const known = await forgot(` ${anna.email.toUpperCase()} `);
    expect(unknown).toMatchObject({ status: 204, body: undefined });
    expect({ ...known, headers: comparable(known) }).toEqual({ ...unknown, headers: comparable(unknown) });
    expect(await messagesTo(shop, anna.email)).toHaveLength(1);
  });

  it('is answered before anybody is looked for', async () => {
    const anna = await aPerson();
    let open!: () => void;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const sql = 'UPDATE customers SET address = ? WHERE id = ?';
    // Until this transaction ends, no link can be written.
    const held = shop.app.get(TransactionRunner).run(async (manager) => {
      await manager.query(sql, ['held', anna.id]);
      await gate;
    });
    const answers = [await forgot(anna.email), await forgot('nobody@example.com')];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    open();
    await held;
    expect(await messagesTo(shop, anna.email)).toHaveLength(1);
  });

  it('is kept as a hash only, the token as well', async () => {
    const anna = await aPerson();
    const token = await anna.token();
    const rows = JSON.stringify(await shop.dataSource.query('SELECT * FROM password_resets'));
    expect(rows).toContain(anna.id);
    expect(rows).not.toContain(token);
  });

  it('has one link at a time, which is sent again while it is valid: a stranger’s request does not break it', async () => {
    const anna = await aPerson();
    const first = await anna.token();
    expect(await anna.token()).toBe(first);
    // However many requests come from anywhere, the mailbox gets five messages an hour, and their link is valid.
    for (let i = 0; i < 10; i += 1) expect((await forgot(anna.email)).status).toBe(204);
    // The first of them was that of the sign-up.
    expect(await messagesTo(shop, anna.email)).toHaveLength(4);
    expect((await reset(first)).status).toBe(204);
    const next = await anna.token();
    expect(next).not.toBe(first);
    expect((await reset(next)).status).toBe(204);
  });

  it('ends half an hour after the link was made, whoever asks for it meanwhile', async () => {
    const anna = await aPerson();
    const start = Date.now();
    stopClock(start);
    try {
      const token = await anna.token();
      for (const minutes of [10, 20, 29]) {
        stopClock(start + minutes * 60_000);
        expect((await forgot(anna.email)).status).toBe(204);
        await messagesTo(shop, anna.email);
      }
      expect(await anna.token()).toBe(token);
      stopClock(start + 31 * 60_000);
      expect((await reset(token)).status).toBe(400);
      expect((await forgot(anna.email)).status).toBe(204);
      expect((await reset(token)).status).toBe(400);
      expect((await reset(await anna.token())).status).toBe(204);
    } finally {
      jest.useRealTimers();
    }
  });

  it('gets its next link by mail, however many mails others have asked for', async () => {
    const anna = await aPerson();
    const token = await anna.token();
    for (let i = 0; i < 8; i += 1) await forgot(anna.email);
    await messagesTo(shop, anna.email);
    const past = new Date(Date.now() - 1000);
    await shop.dataSource.query('UPDATE password_resets SET expiresAt = ? WHERE customerId = ?', [
      past,
      anna.id,
    ]);
    expect((await check(token)).status).toBe(400);
    expect((await reset(token)).status).toBe(400);
    const next = await anna.token();
    expect(next).not.toBe(token);
    expect((await reset(next)).status).toBe(204);
  });

  it('cannot be replaced after half an hour', async () => {
    const anna = await aPerson();
    const [early, late] = [29, 31].map((minutes) => new Date(Date.now() - minutes * 60_000));
    const move = (asked: Date) =>
      shop.dataSource.query('UPDATE password_resets SET createdAt = ?, expiresAt = ? WHERE customerId = ?', [
        ...[asked, new Date(asked.getTime() + 30 * 60_000)],
        anna.id,
      ]);
    const lifetime = async (): Promise<number> => {
      const [row] = await shop.dataSource.query<Record<'createdAt' | 'expiresAt', Date | string>[]>(
        'SELECT createdAt, expiresAt FROM password_resets WHERE customerId = ?',
        [anna.id],
      );
      return new Date(row!.expiresAt).getTime() - new Date(row!.createdAt).getTime();
    };
    const token = await anna.token();
    expect(await lifetime()).toBe(30 * 60_000);
    await move(late!);
    expect((await reset(token)).status).toBe(400);
    await move(early!);
    expect((await reset(token)).status).toBe(204);
  });

  it('keeps its link when the new one is weak, and says what is wrong with it', async () => {
    const anna = await aPerson();
    const token = await anna.token();
    const weak = await reset(token, 'sneaker#2026');
    expect(weak).toMatchObject({
      status: 400,
      body: { errors: { password: 'At least one uppercase letter.' } },
    });
    expect((await reset(token)).status).toBe(204);
  });

  it('cannot be replaced with a link to an address that the account has left', async () => {
    const anna = await aPerson();
    const token = await anna.token();
    const email = `new.${anna.email}`;
    await anna.moveTo(email);
    expect((await reset(token)).status).toBe(400);
    expect((await post('login', { username: email, password: PASSWORD })).status).toBe(200);
  });

  it('cannot be replaced once the account is deleted', async () => {
    const anna = await aPerson();
    const token = await anna.token();
    const manager = await aStaffMember(shop, 'manager');
    expect((await manager.put(`/v1/customers/${anna.id}/delete`, undefined)).status).toBe(204);
    expect((await reset(token)).status).toBe(400);
    expect((await forgot(anna.email)).status).toBe(204);
    // The earlier message was erased with the rest of her data, and no later one came.
    expect(await messagesTo(shop, anna.email)).toHaveLength(0);
  });

  it('is replaced once, however often the link is sent at once', async () => {
    const anna = await aPerson();
    const token = await anna.token();
    const passwords = Array.from({ length: 8 }, (_, i) => `Another#${i}000`);
    const statuses = (await Promise.all(passwords.map((password) => reset(token, password)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(7);
    expect(await anna.login(passwords[statuses.indexOf(204)]!)).toBe(200);
  });

  it.each([undefined, '', 7, 'x', 'A'.repeat(43), 'A'.repeat(600), ['x']])(
    'is not replaced with the token %j',
    async (token) => {
      const answer = await reset(token);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors!)).toEqual(['token']);
    },
  );

  it.each(['', 'nonsense', 'two@at@signs', `${'x'.repeat(250)}@example.com`])(
    'needs an e-mail address, not %j',
    async (email) => {
      const answer = await forgot(email);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors!)).toEqual(['email']);
    },
  );

  it('lets its owner in at once, even after too many guesses by others', async () => {
    const anna = await aPerson();
    const from = '10.9.9.7';
    const login = async (password: string) =>
      (await post('login', { username: anna.email, password }, from)).status;
    // Each guess after the fifth lengthens the wait: now to some seconds.
    const guesses: number[] = [];
    for (let i = 0; i < 20; i += 1) guesses.push(await login('Wrong#2026'));
    expect(guesses).toContain(429);
    expect((await reset(await anna.token(), NEW_PASSWORD, from)).status).toBe(204);
    expect(await login(NEW_PASSWORD)).toBe(200);
  });
});

describe('the limits on forgotten passwords', () => {
  it('stop links to one e-mail address after three from one place, whether anybody has it or not', async () => {
    const anna = await aPerson();
    for (const email of [anna.email, 'no.such.person@example.com']) {
      const statuses: number[] = [];
      for (const name of [email, email.toUpperCase(), email, email])
        statuses.push((await forgot(name, '10.9.9.6')).status);
      expect(statuses).toEqual([204, 204, 204, 429]);
      const limited = await forgot(email, '10.9.9.6');
      expect(Number(limited.headers['retry-after'])).toBeGreaterThan(800);
      expect((await forgot(email)).status).toBe(204);
    }
    expect(await messagesTo(shop, anna.email)).toHaveLength(4);
  });

  it('stop an address that asks for many people’s links', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await forgot(`no.${i}@example.com`, '10.9.9.9')).status);
    expect(statuses).toEqual([...Array<number>(20).fill(204), 429]);
  });

  it('stop an address that tries links, and never count the good ones', async () => {
    const anna = await aPerson();
    const from = '10.9.9.8';
    const token = await anna.token();
    for (let i = 0; i < 20; i += 1) expect((await reset('guess', NEW_PASSWORD, from)).status).toBe(400);
    const limited = await reset('guess', NEW_PASSWORD, from);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(800);
    expect((await reset(token, 'weak', from)).status).toBe(400);
    expect((await reset(token, NEW_PASSWORD, from)).status).toBe(204);
  });
});

describe('one’s own password', () => {
  it('is changed by its owner with the current one; every other sign-in ends', async () => {
    const anna = await aPerson();
    const elsewhere = await signInAgain(anna);
    const token = await anna.token();
    expect(await anna.change(PASSWORD)).toMatchObject({ status: 204, body: undefined });
    expect(await anna.isLetIn()).toBe(true);
    expect(await elsewhere.isLetIn()).toBe(false);
    const { refreshToken } = elsewhere.tokens;
    expect((await post('refresh-token', { refreshToken })).status).toBe(401);
    expect((await post('refresh-token', { refreshToken: anna.tokens.refreshToken })).status).toBe(200);
    expect(await anna.login(PASSWORD)).toBe(401);
    expect(await anna.login(NEW_PASSWORD)).toBe(200);
    expect((await reset(token)).status).toBe(400);
    expect((await anna.profile()).isActive).toBe(true);
  });

  it.each([
    ['currentPassword', 'Wrong#2026', NEW_PASSWORD],
    ['currentPassword', '', NEW_PASSWORD],
    ['currentPassword', undefined, NEW_PASSWORD],
    ['newPassword', PASSWORD, 'short'],
    ['newPassword', PASSWORD, PASSWORD],
    ['newPassword', PASSWORD, `A1#${'x'.repeat(126)}`],
    ['newPassword', PASSWORD, 12345678],
  ])('stays when %s is wrong (%j, %j)', async (field, current, next) => {
    const anna = await aPerson();
    const answer = await anna.change(current, next);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors!)).toEqual([field]);
    expect(await anna.login(PASSWORD)).toBe(200);
  });

  it('is guessed ever more slowly in a sign-in that guesses wrong, and as fast as before in another', async () => {
    const anna = await aPerson();
    const elsewhere = await signInAgain(anna);
    stopClock(new Date());
    try {
      for (let i = 0; i < 5; i += 1) expect((await anna.change('Wrong#2026')).status).toBe(400);
      const limited = await anna.change(PASSWORD);
      expect(limited).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
      stopClock(Date.now() + 1000);
      expect((await anna.change('Wrong#2026')).status).toBe(400);
      expect(await anna.change(PASSWORD)).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
      expect(await anna.isLetIn()).toBe(true);
      expect((await elsewhere.change(PASSWORD)).status).toBe(204);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is not changed by anyone else', async () => {
    const [anna, stranger] = [await aPerson(), await aPerson()];
    const manager = await aStaffMember(shop, 'manager');
    const url = `/v1/customers/${anna.id}/password`;
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await stranger.put(url, body)).status).toBe(404);
    expect((await manager.put(url, body)).status).toBe(403);
    expect((await call(shop, 'PUT', url, body)).status).toBe(401);
    expect(await anna.login(PASSWORD)).toBe(200);
  });

  it('is changed once, however many ask at once', async () => {
    const anna = await aPerson();
    const passwords = Array.from({ length: 4 }, (_, i) => `Another#${i}000`);
    const answers = await Promise.all(passwords.map((password) => anna.change(PASSWORD, password)));
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([204, 400, 400, 400]);
    expect(await anna.login(passwords[statuses.indexOf(204)]!)).toBe(200);
  });

  it('begins no sign-in once it is not the account’s any more, though it was when it was checked', async () => {
    const anna = await aPerson();
    const passwords = shop.app.get(PasswordHasher);
    const verify = passwords.verify.bind(passwords);
    const spy = jest.spyOn(passwords, 'verify').mockImplementationOnce(async (hash, password) => {
      const isRight = await verify(hash, password);
      expect((await anna.change(PASSWORD)).status).toBe(204);
      return isRight;
    });
    expect(await anna.login(PASSWORD)).toBe(401);
    spy.mockRestore();
  });
});

function outboxSize(): number {
  return outbox(shop).length;
}

/** An answer's headers, without those that differ between any two answers. */
function comparable({ headers }: Answer<unknown>): Record<string, unknown> {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return rest;
}
