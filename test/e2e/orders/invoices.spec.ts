import { parse } from 'papaparse';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { AuditEventListDto } from '../../../src/modules/audit-events/dto/audit-event.dto';
import type { OrderDto, OrderListDto } from '../../../src/modules/orders/dto/order.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { PASSWORD } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, type Answer, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

const BUYER = {
  company: 'Công ty TNHH Mai Linh',
  taxCode: '0100109106',
  address: '12 Nguyễn Huệ, Phường Sài Gòn',
  email: 'ketoan@mailinh.vn',
};

describe('the invoice of an order (rule C18)', () => {
  let shop: TestApp;
  let admin: Shopper;
  let shopper: Shopper;
  let product: ProductDto;

  beforeAll(async () => {
    shop = await createTestApp({ SHOP_VAT_RATES: '2020-01-01:8' });
    admin = await aStaffMember(shop, 'admin');
    const colors = [aColor('đen', { '42': 500, '43': 500 })];
    product = await shop.app.get(ProductEditingService).createProduct(aProduct({ price: 1_990_000, colors }));
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = await aShopper(shop);
  });

  const line = (size: string, quantity = 1) => ({ productId: product._id, color: 'đen', size, quantity });
  const buyer = <T = OrderDto>(id: string, value: object = BUYER, who = shopper): Promise<Answer<T>> =>
    who.put(`/v1/orders/${id}/invoice-buyer`, value);
  const issue = <T = OrderDto>(id: string, value: object): Promise<Answer<T>> =>
    admin.put(`/v1/orders/${id}/invoice`, value);
  const send = (id: string) => admin.put(`/v1/orders/${id}/updateStatus`, { status: 'delivering' });
  const read = async (id: string) => (await shopper.get<OrderDto>(`/v1/orders/${id}`)).body;
  const sentOrder = async (...lines: ReturnType<typeof line>[]) => {
    const { _id } = await shopper.prepare(lines);
    await buyer(_id);
    await shopper.request(_id);
    await send(_id);
    return _id;
  };

  it('names a buyer who is kept from the cart to the order, tidied', async () => {
    const cart = await shopper.prepare([line('42')]);
    const saved = await buyer(cart._id, {
      ...BUYER,
      company: '  Công ty  TNHH Mai Linh ',
      taxCode: '0100 109 106',
    });
    expect(saved).toMatchObject({ status: 200, body: { status: 'cart', invoiceBuyer: BUYER } });
    // Who the invoice names is not what was seen of the cart: its version stays.
    expect(saved.body.version).toBe(cart.version);
    expect((await shopper.request(cart._id)).body).toMatchObject({ status: 'pending', invoiceBuyer: BUYER });
    const gone = await shopper.delete<OrderDto>(`/v1/orders/${cart._id}/invoice-buyer`);
    expect(gone).toMatchObject({ status: 200, body: { invoiceBuyer: null } });
  });

  it.each([
    ['taxCode', { ...BUYER, taxCode: '0100109107' }],
    ['taxCode', { ...BUYER, taxCode: 100109106 }],
    ['company', { ...BUYER, company: ' ' }],
    ['address', { ...BUYER, address: undefined }],
    ['email', { ...BUYER, email: 'ketoan' }],
  ])('says what is wrong with its %s', async (field, value) => {
    const { _id } = await shopper.cart();
    const refused = await buyer<ErrorDto>(_id, value);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors ?? {})).toEqual([field]);
  });

  it('is recorded once the order is sent, and fixes the buyer', async () => {
    const { _id } = await shopper.prepare([line('42')]);
    await shopper.request(_id);
    expect(await issue<ErrorDto>(_id, { number: '1C26TAA-1' })).toMatchObject({
      ...{ status: 409, body: { code: 'invoice.not-due' } },
    });
    await send(_id);
    expect((await issue(_id, { number: '1C26TAA-1', url: 'https://hoadon.test/1' })).body).toMatchObject({
      ...{ invoiceNumber: '1C26TAA-1', invoiceUrl: 'https://hoadon.test/1' },
    });
    expect(await buyer<ErrorDto>(_id)).toMatchObject({ status: 409, body: { code: 'invoice.issued' } });
    expect((await issue(_id, { number: '1C26TAA-2' })).status).toBe(200);
    expect(await read(_id)).toMatchObject({ invoiceNumber: '1C26TAA-2', invoiceUrl: null });
    const manager = await aStaffMember(shop, 'manager');
    const url = `/v1/customers/${shopper.id}/audit-events`;
    const { events } = (await manager.get<AuditEventListDto>(url)).body;
    const told = events.filter(({ action }) => action === 'account-invoice-recorded');
    expect(told).toMatchObject([
      { actor: { _id: admin.id }, details: { orderId: _id, from: '1C26TAA-1', to: '1C26TAA-2' } },
      { actor: { _id: admin.id }, details: { orderId: _id, invoice: '1C26TAA-1' } },
    ]);
  });

  it.each([
    { number: '' },
    { number: '<b>1</b>' },
    { number: '1', url: 'http://hoadon.test' },
    { number: '1', url: 'javascript:x' },
    { number: '1', url: 'https://user:pw@hoadon.example' },
  ])('is not recorded as %j', async (invoice) => {
    const _id = await sentOrder(line('42'));
    expect((await issue(_id, invoice)).status).toBe(400);
  });

  it('is due in a file that has each line with its VAT, and whose sums are what was paid', async () => {
    const _id = await sentOrder(line('42', 2), line('43'));
    const headers = { authorization: `Bearer ${admin.tokens.token}`, 'accept-language': 'en' };
    const file = async (invoice: string) => {
      const url = `/v1/orders/invoices?invoice=${invoice}&search=${_id.slice(0, 12)}`;
      const answer = await shop.inject({ method: 'GET', url, headers });
      return parse<Record<string, string>>(answer.body.replace(/^\uFEFF/, ''), {
        header: true,
        skipEmptyLines: true,
      }).data;
    };
    expect(await file('due')).toEqual([
      expect.objectContaining({
        ...{ Order: `#${_id.slice(0, 12)}`, Buyer: BUYER.company, 'Tax code': BUYER.taxCode, Quantity: '2' },
        ...{
          'Before VAT (VND)': '3685185',
          'VAT (%)': '8',
          'VAT (VND)': '294815',
          'With VAT (VND)': '3980000',
        },
      }),
      expect.objectContaining({ Quantity: '1', 'With VAT (VND)': '1990000', 'VAT (VND)': '147407' }),
    ]);
    expect(await file('issued')).toEqual([]);
    await issue(_id, { number: '1C26TAA-3' });
    expect(await file('due')).toEqual([]);
    expect((await file('issued'))[0]).toMatchObject({ Invoice: '1C26TAA-3' });
    const listed = await admin.get<OrderListDto>(`/v1/orders?invoice=issued&search=${_id.slice(0, 12)}`);
    expect(listed.body).toMatchObject({ total: 1, orders: [{ invoiceNumber: '1C26TAA-3' }] });
  });

  it('keeps whom an issued invoice names when the customer’s data is erased, and nobody else', async () => {
    const issued = await sentOrder(line('42'));
    const plain = await sentOrder(line('42'));
    await issue(issued, { number: '1C26TAA-4' });
    for (const id of [issued, plain])
      await admin.put(`/v1/orders/${id}/updateStatus`, { status: 'completed' });
    await shopper.post(`/v1/customers/${shopper.id}/erase`, { currentPassword: PASSWORD });
    const seen = async (id: string) => (await admin.get<OrderDto>(`/v1/orders/${id}`)).body;
    expect(await seen(issued)).toMatchObject({ name: '', invoiceBuyer: { ...BUYER, email: '' } });
    expect(await seen(plain)).toMatchObject({ name: '', invoiceBuyer: null });
  });
});
