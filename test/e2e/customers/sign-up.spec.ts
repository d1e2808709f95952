import { DateTime } from 'luxon';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { CustomerDto } from '../../../src/modules/customers/dto/customer.dto';
import { aRegistration } from '../support/factories/customer';
import { aShopper, call, signIn, type Answer } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

describe('sign-up', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  const register = <T = ErrorDto>(body: unknown): Promise<Answer<T>> =>
    call<T>(shop, 'POST', '/v1/customers', body);
  /** The date of birth of a person who turns `age` today in the shop's time zone, moved by `days`. */
  const bornYearsAgo = (age: number, days = 0): string =>
    DateTime.now().setZone('Asia/Ho_Chi_Minh').minus({ years: age }).plus({ days }).toFormat('yyyy-MM-dd');

  it('opens an account and answers it without a trace of the password', async () => {
    const registration = aRegistration({
      email: ' Minh.Anh@Example.COM ',
      lastName: ' Trần ',
      country: 'vn',
    });
    const answer = await register<CustomerDto>(registration);
    expect(answer.status).toBe(201);
    const { _id, createdAt, ...rest } = answer.body;
    expect(_id).toMatch(/^[0-9a-f]{24}$/);
    expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
    expect(rest).toEqual({
      username: null,
      lastName: 'Trần',
      firstName: 'Minh Anh',
      email: 'minh.anh@example.com',
      pendingEmail: null,
      phone: registration.phone,
      address: 'Unknown',
      dob: '1998-04-30',
      country: 'VN',
      role: 'client',
      isActive: false,
      hasSecondFactor: false,
      termsVersion: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
      news: false,
      isEmailConfirmed: false,
      orders: [],
    });
    const [row] = await shop.dataSource.query<{ passwordHash: string; searchName: string }[]>(
      'SELECT passwordHash, searchName FROM customers WHERE id = ?',
      [_id],
    );
    expect(row).toMatchObject({ passwordHash: expect.stringMatching(/^\$argon2id\$/) as string });
    expect(row!.searchName).toBe('tran minh anh');
  });

  it.each([
    ['lastName', '', 'Enter your Last Name'],
    ['lastName', '   ', 'Enter your Last Name'],
    ['firstName', undefined, 'Enter your First Name'],
    ['country', '', 'Enter your Country'],
    ['country', 'XX', 'Enter your Country'],
    ['country', 'toString', 'Enter your Country'],
    ['dob', '', 'Enter valid date of birth.'],
    ['dob', '2000-1-1', 'Enter valid date of birth.'],
    ['dob', '2001-02-29', 'Date is invalid.'],
    ['dob', '2000-13-01', 'Date is invalid.'],
    ['dob', '1899-12-31', 'Date is invalid.'],
    ['email', '', 'Enter your Email'],
    ['email', 'anna', 'Enter valid Email.'],
    ['email', 'anna@shop', 'Enter valid Email.'],
    ['email', 'an na@shop.test', 'Enter valid Email.'],
    ['email', 'anna@shop.test\u0000', 'Enter valid Email.'],
    ['email', '.anna@shop.test', 'Enter valid Email.'],
    ['email', 'an..na@shop.test', 'Enter valid Email.'],
    ['email', 'anna@-shop.test', 'Enter valid Email.'],
    ['email', 'anna@shop..test', 'Enter valid Email.'],
    ['email', 'anna@shop.t', 'Enter valid Email.'],
    ['email', 'anna’s@shop.test', 'Enter valid Email.'],
    ['email', 'anna@tênmiền.vn', 'Enter valid Email.'],
    ['lastName', '\u0000', 'Last Name has a character that cannot be shown: U+0000.'],
    ['lastName', '\u200b', 'Enter your Last Name'],
    ['lastName', 'A\u0000B', 'Last Name has a character that cannot be shown: U+0000.'],
    ['lastName', '\ud800', 'Last Name has a character that cannot be shown: U+D800.'],
    ['firstName', '\u202e', 'Enter your First Name'],
    ['firstName', '\u3164', 'Enter your First Name'],
    ['email', { $ne: null }, 'Enter your Email'],
    ['phone', '', 'Enter your Phone'],
    ['phone', '012345678', 'Enter valid Phone Number.'],
    ['phone', '0123456789012', 'Enter valid Phone Number.'],
    ['phone', '+44 7911 123456', 'Enter valid Phone Number.'],
    ['phone', '0912 345 678 x', 'Enter valid Phone Number.'],
    ['phone', '...', 'Enter valid Phone Number.'],
    ['password', '', 'Enter your Password'],
    ['password', 'short', 'At least 8 characters.'],
    ['password', 'lowercase', 'At least one uppercase letter.'],
    ['password', 'Lettersonly', 'At least one number.'],
    ['password', 'Letters123', 'At leat one special character.'],
    ['password', `Aa1#${'x'.repeat(200)}`, 'At most 128 characters.'],
  ])('answers a wrong %s (%j) with %j on that field', async (field, value, message) => {
    const answer = await register({ ...aRegistration(), [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual({ [field]: message });
    expect(answer.body.message).toMatch(/\.$/);
  });

  it('takes people from their eighteenth birthday on, by the shop’s calendar', async () => {
    const tooYoung = await register(aRegistration({ dob: bornYearsAgo(18, 1) }));
    expect(tooYoung).toMatchObject({
      status: 400,
      body: { errors: { dob: 'You must be at least 18 years old.' } },
    });
    expect((await register(aRegistration({ dob: bornYearsAgo(18) }))).status).toBe(201);
    expect((await register(aRegistration({ dob: bornYearsAgo(-1) }))).status).toBe(400);
  });

  it('keeps accents that come apart from their letters joined to them', async () => {
    const apart = 'Nguyễn'.normalize('NFD');
    const { status, body } = await register<CustomerDto>(aRegistration({ lastName: apart }));
    expect(status).toBe(201);
    expect(body.lastName).toBe('Nguyễn'.normalize('NFC'));
  });

  it('takes an address with all that an address may have', async () => {
    const email = 'an_na.b%c+shop-1@mail.sub-1.example.com';
    expect(await register(aRegistration({ email }))).toMatchObject({ status: 201, body: { email } });
  });

  it('names every wrong field at once', async () => {
    const answer = await register({});
    expect(answer.status).toBe(400);
    const fields = ['lastName', 'firstName', 'country', 'dob', 'email', 'phone', 'password'];
    expect(Object.keys(answer.body.errors!)).toEqual(fields);
  });

  it.each(['role', 'confirmPassword', '_id', 'isActive', 'address', 'username'])(
    'refuses the field %s that a sign-up has not',
    async (field) => {
      const answer = await register({ ...aRegistration(), [field]: 'manager' });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors!)).toEqual([field]);
    },
  );

  it('refuses an address or a number that is taken, naming the field', async () => {
    const first = aRegistration();
    expect((await register(first)).status).toBe(201);
    const sameEmail = await register(aRegistration({ email: first.email.toUpperCase() }));
    expect(sameEmail.status).toBe(409);
    expect(Object.keys(sameEmail.body.errors!)).toEqual(['email']);
    const samePhone = await register(aRegistration({ phone: first.phone }));
    expect(samePhone.status).toBe(409);
    expect(Object.keys(samePhone.body.errors!)).toEqual(['phone']);
    const both = await register(first);
    expect(Object.keys(both.body.errors!)).toEqual(['email', 'phone']);
  });

  it('opens one account when the form is sent ten times at once', async () => {
    const registration = aRegistration();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(registration)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
    for (const { status, body } of answers) {
      if (status === 409) expect(Object.keys(body.errors!)).toEqual(['email', 'phone']);
    }
  });

  it('lets the new customer sign in by address in any case, and by phone', async () => {
    const registration = aRegistration();
    const { body } = await register<CustomerDto>(registration);
    for (const identity of [registration.email.toUpperCase(), registration.phone]) {
      const shopper = await signIn(shop, identity, body._id);
      expect(await shopper.profile()).toMatchObject({ _id: body._id, isActive: true });
    }
  });

  it.each([
    (digits: string) => `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`,
    (digits: string) => ` ${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`,
    (digits: string) => `${digits.slice(0, 4)}-${digits.slice(4, 7)}-${digits.slice(7)}`,
    (digits: string) => `+84${digits.slice(1)}`,
    (digits: string) => `+84 ${digits.slice(1, 4)} ${digits.slice(4, 7)} ${digits.slice(7)} `,
    (digits: string) => `84${digits.slice(1)}`,
    (digits: string) => `(+84) ${digits}`,
    (digits: string) => `84 ${digits}`,
  ])(
    'keeps a phone number as digits however it is written, and signs in with any spelling (%#)',
    async (spell) => {
      const registration = aRegistration();
      const { phone } = registration;
      const answer = await register<CustomerDto>({ ...registration, phone: spell(phone) });
      expect(answer).toMatchObject({ status: 201, body: { phone } });
      for (const identity of [phone, spell(phone)]) {
        const shopper = await signIn(shop, identity, answer.body._id);
        expect(await shopper.profile()).toMatchObject({ _id: answer.body._id });
      }
      const same = await register(aRegistration({ phone: spell(phone) }));
      expect(same).toMatchObject({ status: 409, body: { errors: { phone: expect.any(String) as string } } });
    },
  );

  it('leaves people without an account or with a client’s out of other people’s', async () => {
    const [anna, ben] = [await aShopper(shop), await aShopper(shop)];
    expect((await call(shop, 'GET', `/v1/customers/${anna.id}`)).status).toBe(401);
    expect((await ben.get(`/v1/customers/${anna.id}`)).status).toBe(404);
    expect((await anna.get(`/v1/customers/${anna.id}`)).status).toBe(200);
  });
});
