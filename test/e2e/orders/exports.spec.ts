import { parse } from 'papaparse';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import type { AuditEventListDto } from '../../../src/modules/audit-events/dto/audit-event.dto';
import { CustomersService } from '../../../src/modules/customers/customers.service';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { anOrder } from './order-factory';

jest.setTimeout(60_000);

const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1+1',
  '\u200b=1+1',
  '\u00a0\u2060 =1+1',
  '\tx',
];

describe('a list as a file', () => {
  let shop: TestApp;
  let admin: Shopper;
  let manager: Shopper;
  let shopper: Shopper;
  let product: ProductDto;

  beforeAll(async () => {
    shop = await createTestApp();
    admin = await aStaffMember(shop, 'admin');
    manager = await aStaffMember(shop, 'manager');
    shopper = await aShopper(shop);
    const colors = [aColor('đen', { '42': 2000, '42.5': 0 }), aColor('trắng', { '41': 7 })];
    product = await shop.app.get(ProductEditingService).createProduct(aProduct({ price: 1_250_000, colors }));
  });
  afterAll(() => shop.close());

  const line = (color: string, size: string, quantity = 1) => ({
    productId: product._id,
    ...{ color, size, quantity },
  });

  async function read(url: string, by: Shopper = admin, language = 'en') {
    const headers = { authorization: `Bearer ${by.tokens.token}`, 'accept-language': language };
    const { statusCode, headers: given, rawPayload } = await shop.inject({ method: 'GET', url, headers });
    const text = rawPayload.toString('utf8');
    const [heads = [], ...rows] = parse<string[]>(text.replace(/^\uFEFF/, '').replace(/\r\n$/, '')).data;
    return { statusCode, given, text, heads, rows };
  }

  it('has all orders of the filter, each with its lines, payment, and numbers as numbers', async () => {
    const placedAt = new Date('2026-01-02T20:04:05.678Z');
    const items = [line('đen', '42', 2), line('trắng', '41')];
    const id = await anOrder(shop, { customerId: shopper.id, items, payment: 'QR', placedAt });
    for (let made = 0; made < 1100; made += 1)
      await anOrder(shop, { customerId: shopper.id, items: [line('đen', '42')], status: 'canceled' });

    const { given, text, heads, rows } = await read('/v1/orders/export?status=pending');
    expect(given['content-type']).toBe('text/csv; charset=utf-8');
    expect(given['content-disposition']).toContain('attachment');
    expect(text.startsWith('\uFEFFOrder,')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(3);
    expect(rows.map((row) => Object.fromEntries(row.map((cell, at) => [heads[at], cell])))).toEqual([
      {
        Order: `#${id.slice(0, 12)}`,
        Date: '2026-01-03',
        Time: '03:04:05',
        Status: 'Pending',
        Name: 'Trần Minh Anh',
        Phone: '0901 234 567',
        Address: '12 Nguyễn Huệ',
        Payment: 'QR bank transfer',
        Items: `${product.name}, đen, 42 × 2; ${product.name}, trắng, 41 × 1`,
        Pairs: '3',
        'Total (VND)': '3750000',
        'Payment state': 'Unpaid',
        'Received (VND)': '0',
        'Refunded (VND)': '0',
      },
    ]);

    for (const sort of ['newest', 'oldest', 'high-low', 'low-high']) {
      const all = (await read(`/v1/orders/export?sort=${sort}`)).rows.map(([number]) => number);
      expect(all).toHaveLength(1101);
      expect(new Set(all).size).toBeGreaterThan(0);
      const listed = await admin.get<{ orders: { _id: string }[] }>(
        `/v1/orders?sort=${sort}&limit=100&page=7`,
      );
      expect(all.slice(600, 700)).toEqual(listed.body.orders.map(({ _id }) => `#${_id.slice(0, 12)}`));
    }
  });

  it('names its columns, statuses and ways of payment in the language of the page', async () => {
    const { heads, rows } = await read('/v1/orders/export?status=pending', admin, 'vi');
    expect(heads.slice(0, 4)).toEqual(['Đơn hàng', 'Ngày', 'Giờ', 'Trạng thái']);
    expect(rows[0]).toEqual(expect.arrayContaining(['Chờ xử lý', 'Chuyển khoản QR']));
  });

  it.each(FORMULAS)('has no formula: %j', async (name) => {
    const placedAt = new Date('2026-03-01T00:00:00.000Z');
    const id = await anOrder(shop, { customerId: shopper.id, items: [line('đen', '42')], name, placedAt });
    const { heads, rows } = await read('/v1/orders/export?sort=newest');
    const row = rows.find(([number]) => number === `#${id.slice(0, 12)}`)!;
    expect(row[heads.indexOf('Name')]).toBe(`'${name}`);
    await shop.dataSource.query('DELETE FROM order_items WHERE orderId = ?', [id]);
    await shop.dataSource.query('DELETE FROM order_history WHERE orderId = ?', [id]);
    await shop.dataSource.query('DELETE FROM orders WHERE id = ?', [id]);
  });

  it.each([
    ['\r=1+1', "'\r'=1+1"],
    ['An\n=1+1', "An\n'=1+1"],
    ['An\t=1+1', "An\t'=1+1"],
    ['An;  =1+1', "An;'  =1+1"],
    ['An;"=1+1"', `An;'"=1+1"`],
  ])('has no formula behind what ends a cell or a row elsewhere: %j', async (name, cell) => {
    const placedAt = new Date('2026-03-01T00:00:00.000Z');
    const id = await anOrder(shop, { customerId: shopper.id, items: [line('đen', '42')], name, placedAt });
    const { heads, rows } = await read('/v1/orders/export?sort=newest');
    const row = rows.find(([number]) => number === `#${id.slice(0, 12)}`)!;
    expect(row[heads.indexOf('Name')]).toBe(cell);
    await shop.dataSource.query('DELETE FROM order_items WHERE orderId = ?', [id]);
    await shop.dataSource.query('DELETE FROM order_history WHERE orderId = ?', [id]);
    await shop.dataSource.query('DELETE FROM orders WHERE id = ?', [id]);
  });

  it('has no formula behind a semicolon, which ends a cell where Vietnamese is spoken', async () => {
    const placedAt = new Date('2026-03-01T00:00:00.000Z');
    const name = 'An;=1+1; ＠SUM(A1);x';
    const id = await anOrder(shop, { customerId: shopper.id, items: [line('đen', '42')], name, placedAt });
    const { heads, rows } = await read('/v1/orders/export?sort=newest');
    const row = rows.find(([number]) => number === `#${id.slice(0, 12)}`)!;
    expect(row[heads.indexOf('Name')]).toBe("An;'=1+1;' ＠SUM(A1);x");
    await shop.dataSource.query('DELETE FROM order_items WHERE orderId = ?', [id]);
    await shop.dataSource.query('DELETE FROM order_history WHERE orderId = ?', [id]);
    await shop.dataSource.query('DELETE FROM orders WHERE id = ?', [id]);
  });

  it('has all people of the filter, on both sides of any page', async () => {
    const customers = shop.app.get(CustomersService);
    const passwordHash = await customers.hashPassword('Giay#Moi2027');
    await shop.app.get(TransactionRunner).run(async (open) => {
      for (let at = 0; at < 600; at += 1) {
        const email = `crowd.${at}@example.com`;
        const phone = `09${String(10_000_000 + at)}`;
        const name = { firstName: 'Đông', lastName: at % 2 === 0 ? 'Trần' : 'Đỗ' };
        await customers.importCustomer(
          { ...name, email, phone, passwordHash, dob: '1998-04-30', country: 'VN', role: 'client' },
          open,
        );
      }
    });
    for (const sort of ['newest', 'oldest', 'a-z', 'z-a']) {
      const { heads, rows } = await read(`/v1/customers/export?role=client&search=crowd&sort=${sort}`);
      expect(heads).toEqual([
        'Phone',
        'Name',
        'Email',
        'Address',
        'Date of birth',
        'Role',
        'Active',
        'Joined',
        'Wants news since',
      ]);
      expect(new Set(rows.map(([, , email]) => email)).size).toBe(600);
      expect(rows).toHaveLength(600);
      expect(rows[0]![0]).toMatch(/^09\d\d \d{3} \d{3}$/);
      expect(rows[0]![7]).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('has all products of the filter, with what is left of each size', async () => {
    const { heads, rows } = await read(
      `/v1/products/export?search=${encodeURIComponent(product.name)}&match=name`,
    );
    const cell = (name: string) => rows[0]![heads.indexOf(name)];
    expect(rows).toHaveLength(1);
    expect(cell('Sizes')).toMatch(/^đen: 42 × \d+, 42\.5 × 0; trắng: 41 × 6$/);
    expect(cell('Price (VND)')).toBe('1250000');
    expect(cell('importAt')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('is for staff, names what it cannot do, and leaves a trace of who took people’s data', async () => {
    for (const list of ['orders', 'customers', 'products']) {
      expect((await read(`/v1/${list}/export`, shopper)).statusCode).toBe(403);
      expect((await read(`/v1/${list}/export?sort=nonsense`)).statusCode).toBe(400);
      expect((await shop.inject({ method: 'GET', url: `/v1/${list}/export` })).statusCode).toBe(401);
    }
    const path = `/v1/customers/${admin.id}/audit-events?limit=100`;
    const before = (await manager.get<AuditEventListDto>(path)).body.total;
    await read('/v1/orders/export?status=pending');
    await read('/v1/customers/export?role=manager');
    await read('/v1/products/export');
    const { events, total } = (await manager.get<AuditEventListDto>(path)).body;
    expect(total).toBe(before + 2);
    expect(events.slice(0, 2)).toMatchObject([
      {
        action: 'account-list-exported',
        actor: { _id: admin.id },
        details: { list: 'customers', rows: '1' },
      },
      { action: 'account-list-exported', actor: { _id: admin.id }, details: { list: 'orders', rows: '1' } },
    ]);
  });
});
