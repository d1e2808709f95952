import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { OrderDto, TransferDto } from '../../../src/modules/orders/dto/order.dto';
import { vietQrText } from '../../../src/modules/orders/payments/transfers.service';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, call, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

const PUBLISHED =
  '00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA' +
  '53037045405790005802VN62220818Ung Ho Quy Vac Xin63043ACF';
const BANK = { BANK_BIN: '970415', BANK_ACCOUNT: '113366668888', BANK_ACCOUNT_NAME: 'QUY VAC XIN' };

/** The fields of an EMVCo text, read by their lengths. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const end = at + 4 + Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, end);
    at = end;
  }
  return fields;
}

describe('the text of a VietQR code', () => {
  const transfer = { bin: '970415', account: '113366668888', amount: 79_000, memo: 'Ung Ho Quy Vac Xin' };

  it('is the published example, byte for byte', () => {
    expect(vietQrText(transfer)).toBe(PUBLISHED);
  });

  it.each(['Ủng hộ', '', 'A memo that is longer than banks take'])('takes no memo %p', (memo) => {
    expect(() => vietQrText({ ...transfer, memo })).toThrow(RangeError);
  });
});

describe('the transfer that pays an order', () => {
  let shop: TestApp;
  let shopper: Shopper;
  let product: ProductDto;
  let cart: OrderDto;

  beforeAll(async () => {
    shop = await createTestApp(BANK);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = await aShopper(shop);
    const colors = [aColor('black', { '42': 9 })];
    product = await shop.app.get(ProductEditingService).createProduct(aProduct({ price: 1_990_000, colors }));
    cart = await shopper.prepare([{ productId: product._id, color: 'black', size: '42', quantity: 2 }]);
  });

  const ask = <T = TransferDto>(who = shopper) => who.get<T>(`/v1/orders/${cart._id}/transfer`);
  const place = async (payment: string) => {
    await shopper.put(`/v1/orders/${cart._id}`, { total: cart.total, payment });
    await shopper.request(cart._id);
  };

  it('names the shop’s account, the cart’s total and the order, in the code and in words', async () => {
    const memo = expect.stringMatching(/^DH[0-9A-HJKMNP-TV-Y]{9}$/);
    const { status, body } = await ask();
    expect(status).toBe(200);
    const { payload, ...parts } = body;
    expect(parts).toEqual({
      bin: '970415',
      bankName: 'VietinBank',
      account: '113366668888',
      accountName: 'QUY VAC XIN',
      amount: 3_980_000,
      memo,
    });
    const fields = fieldsOf(payload);
    expect(fields).toMatchObject({ '00': '01', '01': '12', '53': '704', '54': '3980000', '58': 'VN' });
    expect(fieldsOf(fields['62']!)).toEqual({ '08': memo });
    const payee = fieldsOf(fields['38']!);
    expect(payee).toMatchObject({ '00': 'A000000727', '02': 'QRIBFTTA' });
    expect(fieldsOf(payee['01']!)).toEqual({ '00': '970415', '01': '113366668888' });
  });

  it('asks a cart’s total at today’s prices, and a placed order’s as it was placed', async () => {
    const setPrice = (price: number) =>
      shop.dataSource.query('UPDATE products SET price = ? WHERE id = ?', [price, product._id]);
    await setPrice(2_000_000);
    expect((await ask()).body.amount).toBe(4_000_000);
    cart = { ...cart, total: 4_000_000 };
    await place('QR');
    await setPrice(9_000_000);
    expect((await ask()).body.amount).toBe(4_000_000);
  });

  it('is for the owner and for staff; to anyone else the order does not exist', async () => {
    expect((await ask(await aStaffMember(shop, 'admin'))).body.amount).toBe(3_980_000);
    expect((await ask<ErrorDto>(await aShopper(shop))).status).toBe(404);
    expect((await call(shop, 'GET', `/v1/orders/${cart._id}/transfer`)).status).toBe(401);
    expect((await shopper.get('/v1/orders/no-such-order/transfer')).status).toBe(404);
  });

  it('does not exist for an empty cart', async () => {
    await shopper.put(`/v1/orders/${cart._id}/remove-product`, cart.items[0]);
    expect(await ask()).toMatchObject({ status: 409, body: { message: 'Your cart is empty.' } });
  });

  it('does not exist for a cart without a price', async () => {
    await shop.dataSource.query('UPDATE products SET price = 0 WHERE id = ?', [product._id]);
    expect((await ask()).status).toBe(409);
  });

  it('does not exist for an order with another payment, nor for a canceled or completed one', async () => {
    await place('COD');
    expect(await ask()).toMatchObject({
      status: 409,
      body: { message: 'This order is not paid by bank transfer.' },
    });
    const setStatus = (status: string) =>
      shop.dataSource.query("UPDATE orders SET status = ?, payment = 'QR' WHERE id = ?", [status, cart._id]);
    await setStatus('delivering');
    expect((await ask()).status).toBe(200);
    for (const status of ['canceled', 'completed']) {
      await setStatus(status);
      const { status: answered, body } = await ask<ErrorDto>();
      expect([answered, body.message]).toEqual([409, expect.stringContaining(status)]);
    }
  });
});

it('a shop without a bank account says that it takes no transfers', async () => {
  const shop = await createTestApp();
  try {
    const shopper = await aShopper(shop);
    const { _id } = await shopper.cart();
    expect(await shopper.get(`/v1/orders/${_id}/transfer`)).toMatchObject({
      status: 404,
      body: { message: 'This shop takes no bank transfers.' },
    });
  } finally {
    await shop.close();
  }
});
