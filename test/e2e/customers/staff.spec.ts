import type { EntityManager } from 'typeorm';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import { newId } from '../../../src/common/new-id';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import type { CustomerListDto, CustomerDto } from '../../../src/modules/customers/dto/customer.dto';
import { CustomersService, type NewCustomer } from '../../../src/modules/customers/customers.service';
import { PasswordHasher } from '../../../src/modules/customers/password-hasher';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import { OrdersService } from '../../../src/modules/orders/orders.service';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, call, signIn, type Answer, type Shopper } from '../support/people';
import { queriesOf } from '../support/queries';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

/** A person who never signs in, so their password hash is a dummy. */
async function aCustomer(shop: TestApp, details: Partial<NewCustomer> = {}): Promise<string> {
  const { password: _password, ...registration } = aRegistration();
  return shop.app
    .get(TransactionRunner)
    .run((manager) =>
      shop.app
        .get(CustomersService)
        .importCustomer({ ...registration, passwordHash: 'none', ...details }, manager),
    );
}

/** Orders of one pair each that were canceled, oldest first. */
async function placedOrders(shop: TestApp, customerId: string, productId: string, count: number) {
  const ids: string[] = [];
  for (let day = 1; day <= count; day += 1) {
    const at = new Date(Date.UTC(2026, 0, day));
    const items = [{ productId, color: 'black', size: '42', quantity: 1 }];
    const receiver = { name: 'Trần Minh Anh', phone: '0901234567', address: '12 Nguyễn Huệ' };
    const order = { customerId, status: 'canceled', payment: 'COD', createdAt: at, placedAt: at } as const;
    const add = (manager: EntityManager) =>
      shop.app.get(OrdersService).importOrder({ ...order, ...receiver, items }, manager);
    ids.push(await shop.app.get(TransactionRunner).run(add));
  }
  return ids;
}

describe('the list of customers', () => {
  let shop: TestApp;
  let manager: Shopper;

  beforeAll(async () => {
    shop = await createTestApp();
    manager = await aStaffMember(shop, 'manager');
    const people: Partial<NewCustomer>[] = [
      { lastName: 'Nguyễn', firstName: 'Thu Hà', email: 'ha.nguyen@example.com', phone: '0911110001' },
      { lastName: 'Đặng', firstName: 'Tuấn Kiệt', email: 'kiet_dang@shop.example', phone: '0911112222' },
      { lastName: 'Lê', firstName: 'An', email: 'an+shop@example.com', phone: '0922223333', role: 'admin' },
      { lastName: 'Âu', firstName: 'Bảo', email: 'bao1990@example.com', phone: '02222444455' },
    ];
    for (const [index, person] of people.entries()) {
      await aCustomer(shop, { ...person, createdAt: new Date(Date.UTC(2020, 0, 1 + index)) });
    }
  });
  afterAll(() => shop.close());

  const list = <T = CustomerListDto>(query: string, staff = manager): Promise<Answer<T>> =>
    staff.get<T>(`/v1/customers?${query}`);
  const found = async (query: string): Promise<string[]> => {
    const { status, body } = await list(query);
    expect(status).toBe(200);
    expect(body.total).toBe(body.customers.length);
    return body.customers.map(({ firstName }) => firstName);
  };

  it.each([
    ['thu hà', ['Thu Hà']],
    ['HA THU', ['Thu Hà']],
    ['dang', ['Tuấn Kiệt']],
    ['Đặng kiệt', ['Tuấn Kiệt']],
    ['le kiet', []],
    ['exam', []],
    ['@shop.exam', ['Tuấn Kiệt']],
    ['an', ['An', 'Tuấn Kiệt']],
    ['an+shop', ['An']],
    ['KIET_DANG@shop.example', ['Tuấn Kiệt']],
    ['kiet%dang', []],
    ['_', ['Tuấn Kiệt']],
    ['!', []],
    ['0911110001', ['Thu Hà']],
    ['0911 110 001', ['Thu Hà']],
    ['0911.112.222', ['Tuấn Kiệt']],
    ['091111', ['Tuấn Kiệt', 'Thu Hà']],
    ['2222', ['Tuấn Kiệt']],
    ['4455', ['Bảo']],
    ['02222', ['Bảo']],
    ['1111', []],
    ['1990', ['Bảo']],
    ['bảo 4455', ['Bảo']],
    ['nobody', []],
  ])('finds by %j', async (search, names) => {
    const customers = await found(`search=${encodeURIComponent(search)}&role=client,admin`);
    expect(customers).toEqual(names);
  });

  it('shows everyone for an empty search, newest first, with total and a page of twelve', async () => {
    const { body } = await list('search=%20');
    expect(body.total).toBe(5);
    expect(body.customers.map(({ role }) => role)).toEqual([
      'manager',
      'client',
      'admin',
      'client',
      'client',
    ]);
    for (const page of [9, '999999999999999999', '99999999999999999999'])
      expect((await list(`page=${page}`)).body).toEqual({ customers: [], total: 5 });
    for (let i = 0; i < 9; i += 1) await aCustomer(shop, { lastName: 'Zz', firstName: 'Zz' });
    expect((await list('')).body.customers).toHaveLength(12);
    await shop.dataSource.query("DELETE FROM customers WHERE lastName = 'Zz'");
  });

  it.each([
    ['sort=newest', ['Bảo', 'An', 'Tuấn Kiệt', 'Thu Hà']],
    ['sort=OLDEST', ['Thu Hà', 'Tuấn Kiệt', 'An', 'Bảo']],
    ['sort=a-z', ['Bảo', 'Tuấn Kiệt', 'An', 'Thu Hà']],
    ['sort=z%20a', ['Thu Hà', 'An', 'Tuấn Kiệt', 'Bảo']],
    ['sort=', ['Bảo', 'An', 'Tuấn Kiệt', 'Thu Hà']],
  ])('sorts by %s', async (sort, names) => {
    expect(await found(`${sort}&role=client,admin`)).toEqual(names);
  });

  it('sorts names as Vietnamese readers do, page by page, also those of a release without sort keys', async () => {
    const names = [
      'Đào',
      'Dương',
      'Hồ',
      'Hoàng',
      'Ân',
      'An',
      'Ấn',
      'Ẩn',
      'đặng',
      'Đặng',
      'Lê',
      'Lể',
      'Ye',
      'Ưng',
      'Uông',
    ];
    for (const lastName of names) await aCustomer(shop, { lastName, firstName: 'Sorted' });
    const where = "WHERE firstName = 'Sorted' AND deletedAt IS NULL";
    await shop.dataSource.query(`UPDATE customers SET sortName = '' ${where} AND lastName LIKE 'H%'`);
    await shop.app.get(CustomersService).fillSortNames();
    for (const [sort, direction] of [
      ['a-z', 1],
      ['z-a', -1],
    ] as const) {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => list(`sort=${sort}&search=sorted&limit=4&page=${page}`)),
      );
      const found = pages.flatMap(({ body }) => body.customers.map(({ lastName }) => lastName));
      const { compare } = new Intl.Collator('vi');
      expect(found).toEqual([...names].sort((a, b) => direction * compare(`${a} Sorted`, `${b} Sorted`)));
    }
    await shop.dataSource.query(`DELETE FROM customers ${where}`);
  });

  it.each(['"thu hà"', 'Hà, Thu', '(thu hà)', 'thu - hà', 'Thu Hà.', '0911-110-001 Hà', '<thu.ha>', '#hà?'])(
    'finds by %j what it finds without the marks',
    async (search) => {
      const [marked, plain] = [
        await found(`search=${encodeURIComponent(search)}`),
        await found('search=thu%20ha'),
      ];
      expect(marked).toEqual(plain);
    },
  );

  it('narrows by role, and ignores what it does not know', async () => {
    expect(await found('role=Admin&active=order&section=customer')).toEqual(['An']);
    expect((await list('role=manager')).body.customers.map(({ _id }) => _id)).toEqual([manager.id]);
  });

  it.each([
    ['page', '0'],
    ['limit', '101'],
    ['sort', 'high-low'],
    ['role', 'king'],
    ['search', 'x'.repeat(255)],
  ])('answers 400 that names a wrong %s', async (name, value) => {
    const answer = await list<ErrorDto>(`${name}=${value}`);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors!)).toEqual([name]);
  });

  it('neither repeats nor skips people with the same join time', async () => {
    const createdAt = new Date('2019-05-05T00:00:00.000Z');
    for (let i = 0; i < 7; i += 1) {
      await aCustomer(shop, { lastName: 'Same', firstName: 'Same', createdAt });
    }
    for (const sort of ['newest', 'oldest', 'a-z', 'z-a']) {
      const ids: string[] = [];
      for (let page = 1; page <= 4; page += 1) {
        const { body } = await list(`search=same&sort=${sort}&limit=2&page=${page}`);
        expect(body.total).toBe(7);
        ids.push(...body.customers.map(({ _id }) => _id));
      }
      expect(new Set(ids).size).toBe(7);
      expect(ids).toHaveLength(7);
    }
  });

  it('shows each as their own page does, orders and cart included', async () => {
    const shopper = await aShopper(shop);
    const cart = await shopper.cart();
    const profile = await shopper.profile();
    expect(profile.orders).toEqual([{ orderId: cart._id, status: 'cart' }]);
    const { body } = await list(`search=${profile.email}`);
    expect(body).toEqual({ customers: [profile], total: 1 });
  });

  it('names each one’s ten newest orders; the customer’s own record has all (rule L14)', async () => {
    const { body: product } = await manager.post<ProductDto>('/v1/products', aProduct());
    const [many, few, none] = [await aShopper(shop), await aShopper(shop), await aShopper(shop)];
    const placed = await placedOrders(shop, many.id, product._id, 12);
    await placedOrders(shop, few.id, product._id, 1);
    const cart = await many.cart();
    const all = [cart._id, ...placed.reverse()];

    const record = await many.profile();
    expect(record.orders.map(({ orderId }) => orderId)).toEqual(all);

    const { body } = await list(`role=client&sort=newest&limit=3`);
    const [third, second, first] = body.customers;
    expect([first, second, third].map((one) => one!._id)).toEqual([many.id, few.id, none.id]);
    expect(first!.orders).toEqual(record.orders.slice(0, 10));
    expect([second, third].map((one) => one!.orders.length)).toEqual([1, 0]);
  });

  it('makes as many queries for 100 people as for 1', async () => {
    for (let i = 0; i < 100; i += 1) await aCustomer(shop);
    const countFor = async (limit: number): Promise<number> => {
      // The next search includes customers who have joined meanwhile.
      await list('');
      const { result, queries } = await queriesOf(shop, () => list(`limit=${limit}`));
      expect(result.body.customers).toHaveLength(limit);
      return queries.length;
    };
    const one = await countFor(1);
    expect(one).toBeGreaterThan(2);
    expect(await countFor(100)).toBe(one);
  });

  it('is for staff', async () => {
    expect((await list('', await aStaffMember(shop, 'admin'))).status).toBe(200);
    expect((await list('', await aShopper(shop))).status).toBe(403);
    expect((await call(shop, 'GET', '/v1/customers')).status).toBe(401);
  });
});

describe('a role', () => {
  let shop: TestApp;
  let manager: Shopper;

  beforeAll(async () => {
    shop = await createTestApp();
    manager = await aStaffMember(shop, 'manager');
  });
  afterAll(() => shop.close());

  const change = <T = ErrorDto>(id: string, role: unknown, staff = manager): Promise<Answer<T>> =>
    staff.put<T>(`/v1/customers/${id}/changeRole`, { role });

  it('changes both ways, and counts from the next call on, also with an older token', async () => {
    const shopper = await aShopper(shop);
    const look = async () => (await shopper.get('/v1/customers')).status;
    expect(await look()).toBe(403);
    const raised = await change<CustomerDto>(shopper.id, 'admin');
    expect(raised.status).toBe(200);
    expect(raised.body).toEqual(await shopper.profile());
    expect(raised.body.role).toBe('admin');
    expect(await look()).toBe(200);
    expect((await change<CustomerDto>(shopper.id, 'client')).body.role).toBe('client');
    expect(await look()).toBe(403);
  });

  it('is never a manager’s to lose, nor anyone’s to become a manager', async () => {
    const other = await aStaffMember(shop, 'manager');
    expect((await change(other.id, 'client')).status).toBe(403);
    expect((await change(manager.id, 'client')).status).toBe(403);
    const shopper = await aShopper(shop);
    const answer = await change(shopper.id, 'manager');
    expect(answer).toMatchObject({ status: 400, body: { errors: { role: expect.any(String) as string } } });
    expect((await shopper.profile()).role).toBe('client');
    expect((await other.profile()).role).toBe('manager');
  });

  it.each([undefined, null, '', 'king', ['admin'], 1])('is not %j', async (role) => {
    const shopper = await aShopper(shop);
    expect((await change(shopper.id, role)).status).toBe(400);
  });

  it('is changed by managers alone, and only for existing people', async () => {
    const shopper = await aShopper(shop);
    expect((await change(shopper.id, 'admin', shopper)).status).toBe(403);
    expect((await change(shopper.id, 'admin', await aStaffMember(shop, 'admin'))).status).toBe(403);
    const url = `/v1/customers/${shopper.id}/changeRole`;
    expect((await call(shop, 'PUT', url, { role: 'admin' })).status).toBe(401);
    expect((await change(newId(), 'admin')).status).toBe(404);
    expect((await shopper.profile()).role).toBe('client');
  });
});

describe('deleting a customer', () => {
  let shop: TestApp;
  let manager: Shopper;

  beforeAll(async () => {
    shop = await createTestApp();
    manager = await aStaffMember(shop, 'manager');
  });
  afterAll(() => shop.close());

  const remove = (id: string, staff = manager): Promise<Answer<ErrorDto>> =>
    staff.put(`/v1/customers/${id}/delete`, undefined);

  it('ends their sign-ins at once and hides them, while what they ordered stays', async () => {
    const product = await shop.app.get(ProductEditingService).createProduct(aProduct());
    const line = { productId: product._id, color: 'black', size: '42', quantity: 1 };
    const registration = aRegistration();
    const { body: customer } = await call<CustomerDto>(shop, 'POST', '/v1/customers', registration);
    const shopper = await signIn(shop, registration.email, customer._id);
    const placed = (await shopper.request((await shopper.prepare([line]))._id)).body;
    const cart = await shopper.prepare([line]);

    expect(await remove(shopper.id)).toMatchObject({ status: 204, body: undefined });

    expect((await shopper.get(`/v1/customers/${shopper.id}`)).status).toBe(401);
    const { refreshToken } = shopper.tokens;
    expect((await call(shop, 'POST', '/v1/customers/refresh-token', { refreshToken })).status).toBe(401);
    const login = { username: registration.email, password: PASSWORD };
    expect((await call(shop, 'POST', '/v1/customers/login', login)).status).toBe(401);
    expect((await manager.get(`/v1/customers/${shopper.id}`)).status).toBe(404);
    const listed = await manager.get<CustomerListDto>(`/v1/customers?search=${registration.email}`);
    expect(listed.body).toEqual({ customers: [], total: 0 });

    const order = await manager.get<OrderDto>(`/v1/orders/${placed._id}`);
    expect(order).toMatchObject({ status: 200, body: { status: 'pending', items: placed.items } });
    expect((await manager.get(`/v1/orders/${cart._id}`)).status).toBe(404);
    const lines = await shop.dataSource.query('SELECT id FROM order_items WHERE orderId = ?', [cart._id]);
    expect(lines).toEqual([]);
  });

  it('frees their address and number, which nothing knows any more', async () => {
    const registration = aRegistration();
    const { body } = await call<CustomerDto>(shop, 'POST', '/v1/customers', registration);
    expect((await remove(body._id)).status).toBe(204);
    const again = await call<CustomerDto>(shop, 'POST', '/v1/customers', registration);
    expect(again.status).toBe(201);
    expect(again.body._id).not.toBe(body._id);
  });

  it('stops a login whose password was being checked', async () => {
    const shopper = await aShopper(shop);
    const { email } = await shopper.profile();
    const passwords = shop.app.get(PasswordHasher);
    const verify = passwords.verify.bind(passwords);
    const spy = jest.spyOn(passwords, 'verify').mockImplementation(async (hash, password) => {
      const isRight = await verify(hash, password);
      expect((await remove(shopper.id)).status).toBe(204);
      return isRight;
    });
    const login = await call(shop, 'POST', '/v1/customers/login', { username: email, password: PASSWORD });
    spy.mockRestore();
    expect(login.status).toBe(401);
  });

  it('spares managers, themselves included', async () => {
    const other = await aStaffMember(shop, 'manager');
    expect((await remove(other.id)).status).toBe(403);
    expect((await remove(manager.id)).status).toBe(403);
    expect((await other.profile())._id).toBe(other.id);
  });

  it('is for managers, and only for existing people', async () => {
    const shopper = await aShopper(shop);
    expect((await remove(shopper.id, shopper)).status).toBe(403);
    expect((await remove(shopper.id, await aStaffMember(shop, 'admin'))).status).toBe(403);
    expect((await call(shop, 'PUT', `/v1/customers/${shopper.id}/delete`)).status).toBe(401);
    expect((await remove(newId())).status).toBe(404);
    expect((await remove(shopper.id)).status).toBe(204);
    expect((await remove(shopper.id)).status).toBe(404);
  });

  it('is deleted once, however many ask at once', async () => {
    const shopper = await aShopper(shop);
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(shopper.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
  });
});
