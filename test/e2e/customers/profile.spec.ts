import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { CustomerDto } from '../../../src/modules/customers/dto/customer.dto';
import { CustomersService } from '../../../src/modules/customers/customers.service';
import { PASSWORD } from '../support/factories/customer';
import { aShopper, aStaffMember, call, type Answer, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

describe('a profile', () => {
  let shop: TestApp;
  let anna: Shopper;

  beforeAll(async () => {
    shop = await createTestApp();
    anna = await aShopper(shop);
  });
  afterAll(() => shop.close());

  const update = <T = ErrorDto>(changes: unknown, shopper = anna, id = anna.id): Promise<Answer<T>> =>
    shopper.put<T>(`/v1/customers/${id}/updateCustomer`, changes);

  it('changes what is sent and leaves the rest', async () => {
    const before = await anna.profile();
    const changes = { lastName: ' Nguyễn ', address: '9 Lê Lợi' };
    const answer = await update<CustomerDto>(changes);
    expect(answer.status).toBe(200);
    const after = { lastName: 'Nguyễn', address: '9 Lê Lợi' };
    expect(answer.body).toEqual({ ...before, ...after });
    expect(await anna.profile()).toEqual({ ...before, ...after });
    const [row] = await shop.dataSource.query<{ searchName: string }[]>(
      'SELECT searchName FROM customers WHERE id = ?',
      [anna.id],
    );
    expect(row!.searchName).toBe('nguyen minh anh');
  });

  it('changes nothing when nothing is sent', async () => {
    const before = await anna.profile();
    expect(await update({})).toMatchObject({ status: 200, body: before });
  });

  it.each([
    ['lastName', '', 'Last Name is required'],
    ['firstName', ' ', 'First Name is required'],
    ['email', '', 'Email is required'],
    ['email', 'nonsense', 'Invalid email address'],
    ['phone', null, 'Phone is required'],
    ['phone', '123456789', 'Phone must be 10-11 digits'],
    ['phone', '012345678901', 'Phone must be 10-11 digits'],
    ['address', '', 'Address is required'],
    ['address', 5, 'Address is required'],
  ])('answers a wrong %s (%j) with %j on that field', async (field, value, message) => {
    const before = await anna.profile();
    const answer = await update({ firstName: 'Changed', [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
    expect(await anna.profile()).toEqual(before);
  });

  it.each([
    ['role', 'manager'],
    ['passwordHash', 'x'],
    ['isActive', false],
    ['_id', 'f'.repeat(24)],
    ['deletedAt', null],
  ])('never writes %s', async (field, value) => {
    const before = await anna.profile();
    const answer = await update({ [field]: value });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors!)).toEqual([field]);
    expect(await anna.profile()).toEqual(before);
  });

  it('cannot take someone else’s address or number, but keeps its own', async () => {
    const ben = await (await aShopper(shop)).profile();
    const others = { email: ben.email.toUpperCase(), phone: ben.phone };
    const taken = await update({ ...others, currentPassword: PASSWORD });
    expect(taken.status).toBe(409);
    expect(Object.keys(taken.body.errors!)).toEqual(['email', 'phone']);
    const { email, phone } = await anna.profile();
    expect((await update({ email, phone })).status).toBe(200);
  });

  it('takes its own number in another spelling as the same, and a new one without its spaces', async () => {
    const { phone } = await anna.profile();
    const same = await update({ phone: `+84 ${phone.slice(1, 4)}.${phone.slice(4)}` });
    expect(same).toMatchObject({ status: 200, body: { phone } });
    const changed = await update({ phone: '+84 977 000 345', currentPassword: PASSWORD });
    expect(changed).toMatchObject({ status: 200, body: { phone: '0977000345' } });
  });

  it('is changed by the customer alone', async () => {
    const stranger = await aShopper(shop);
    const manager = await aStaffMember(shop, 'manager');
    expect((await update({ lastName: 'X' }, stranger)).status).toBe(404);
    expect((await update({ lastName: 'X' }, manager)).status).toBe(403);
    const url = `/v1/customers/${anna.id}/updateCustomer`;
    expect((await call(shop, 'PUT', url, { lastName: 'X' })).status).toBe(401);
  });

  it('is seen by staff, but not after its deletion', async () => {
    const admin = await aStaffMember(shop, 'admin');
    expect((await admin.get<CustomerDto>(`/v1/customers/${anna.id}`)).body).toEqual(await anna.profile());
    expect((await admin.get(`/v1/customers/${'f'.repeat(24)}`)).status).toBe(404);
    const gone = await aShopper(shop);
    const deletedAt = '2026-01-01 00:00:00.000';
    await shop.dataSource.query('UPDATE customers SET deletedAt = ? WHERE id = ?', [deletedAt, gone.id]);
    expect((await admin.get(`/v1/customers/${gone.id}`)).status).toBe(404);
  });
});

describe('the first manager', () => {
  let shop: TestApp;

  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  it('is made once, with a password that is strong enough', async () => {
    const customers = shop.app.get(CustomersService);
    await expect(customers.ensureManager('boss@shop.test', 'weak')).rejects.toThrow(/MANAGER_PASSWORD/);
    expect(await customers.ensureManager('Boss@shop.test', PASSWORD)).toBe('made');
    expect(await customers.ensureManager('BOSS@shop.test', PASSWORD)).toBe('there');
    expect(await customers.ensureManager('boss@shop.test', `${PASSWORD}!`)).toBe('other-password');
    expect(await customers.ensureManager('other@shop.test', PASSWORD)).toBe('other-account');

    const login = (username: string) =>
      call<{ token: string }>(shop, 'POST', '/v1/customers/login', { username, password: PASSWORD });
    const { status, body } = await login('boss@shop.test');
    expect(status).toBe(200);
    const claims = JSON.parse(Buffer.from(body.token.split('.')[1]!, 'base64url').toString()) as object;
    expect(claims).toMatchObject({ role: 'manager' });
    expect((await login('other@shop.test')).status).toBe(401);
  });
});
