import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import type { ShipmentDto } from '../../../src/modules/orders/shipments/dto/shipment.dto';
import type { OrderPaymentsDto } from '../../../src/modules/payments/dto/payment.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { CodStatementDto } from '../../../src/modules/shipping/cod-statements/cod-statement.dto';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

let shop: TestApp;
let admin: Shopper;
let shopper: Shopper;
let productId: string;
let count = 0;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await aStaffMember(shop, 'admin');
  shopper = await aShopper(shop);
  const colors = [aColor('black', { '42': 1000 })];
  const product = await shop.app.get(ProductEditingService).createProduct(aProduct({ colors }));
  productId = product._id;
});
afterAll(() => shop.close());

/** An order in cash whose parcel is with J&T. */
async function sent(state = 'delivered', who = shopper) {
  const { _id, total } = await who.prepare([{ productId, color: 'black', size: '42', quantity: 1 }]);
  await who.put(`/v1/orders/${_id}`, { total, payment: 'COD' });
  await who.request(_id);
  const number = `JT${String((count += 1))}`;
  const url = `/v1/orders/${_id}/shipments`;
  const { body } = await admin.post<ShipmentDto>(url, { carrier: 'jt', trackingNumber: number });
  if (state !== 'created') await admin.post(`${url}/${body._id}/events`, { state });
  return { id: _id, total: total, number };
}

const take = (csv: string, more: object = {}) =>
  admin.post<CodStatementDto>('/v1/cod-statements', { carrier: 'jt', csv, ...more });
const outcomes = async (csv: string, more: object = {}) =>
  (await take(csv, more)).body.rows.map(({ outcome }) => outcome);
const paid = async (id: string) => (await admin.get<OrderDto>(`/v1/orders/${id}`)).body.paidAmount;
const received = async (id: string) =>
  (await admin.get<OrderPaymentsDto>(`/v1/orders/${id}/payments`)).body.received;
const paidOver = async (id: string) => {
  const sql = 'SELECT paidOverAmount, codFee FROM shipments WHERE orderId = ?';
  return (await shop.dataSource.query<object[]>(sql, [id]))[0];
};

describe('a carrier’s statement of cash (rule J14)', () => {
  it('says first what would happen, then records it, and once', async () => {
    const { id, total, number } = await sent();
    const csv = `Tracking number,COD,Fee,Date\n${number},${String(total)},32000,2026-01-21`;
    const dry = await take(csv, { dryRun: true });
    const row = { row: 2, trackingNumber: number, amount: total, expected: total, orderId: id };
    expect(dry.body.rows).toEqual([{ ...row, outcome: 'matched', unreadable: null }]);
    expect([await paid(id), await paidOver(id)]).toEqual([0, { paidOverAmount: null, codFee: null }]);
    expect(await outcomes(csv)).toEqual(['matched']);
    expect([await paid(id), await paidOver(id)]).toEqual([total, { paidOverAmount: total, codFee: 32_000 }]);
    expect(await received(id)).toMatchObject([{ amount: total, paidAt: '2026-01-20T17:00:00.000Z' }]);
    expect(await outcomes(csv)).toEqual(['recorded']);
    expect(await paid(id)).toBe(total);
  });

  it('only marks as paid over what staff have recorded as collected', async () => {
    const { id, total, number } = await sent();
    await admin.post('/v1/payments/collected', { orderIds: [id], note: 'Cash' });
    expect(await outcomes(`Tracking,COD\n${number},${String(total)}`)).toEqual(['matched']);
    expect([await paid(id), await paidOver(id)]).toEqual([total, { paidOverAmount: total, codFee: null }]);
    expect(await received(id)).toHaveLength(1);
  });

  it('records once what two statements say at the same time', async () => {
    const orders = [await sent(), await sent(), await sent()];
    const lines = orders.map(({ number, total }) => `${number},${String(total)}`);
    const found = await Promise.all([
      outcomes(['Tracking,COD', ...lines].join('\n')),
      outcomes(['Tracking,COD', ...lines.toReversed()].join('\n')),
    ]);
    expect(found.flat().toSorted()).toEqual([
      ...['matched', 'matched', 'matched', 'recorded', 'recorded', 'recorded'],
    ]);
    for (const { id, total } of orders) expect(await paid(id)).toBe(total);
  });

  it('lists what fits nothing, and records the rest', async () => {
    const [good, other, away] = [await sent(), await sent(), await sent('in-transit')];
    const own = await sent('delivered', admin);
    const cod = (order: { number: string; total: number }) => `${order.number};${String(order.total)}`;
    const rows = [cod(good), cod(good), `${other.number};1`, cod(away), cod(own), 'NOBODY;5', 'JT 1;5'];
    const { body } = await take(['Mã vận đơn;Tiền thu hộ', ...rows, '', `${other.number};x`].join('\r\n'));
    expect(body.rows.map(({ row, outcome }) => `${String(row)} ${outcome}`)).toEqual([
      ...['2 matched', '3 recorded', '4 differs', '5 not-delivered', '6 own-order', '7 unknown'],
      ...['8 unreadable', '10 unreadable'],
    ]);
    expect(body.rows[2]).toMatchObject({ amount: 1, expected: other.total });
    expect(body.rows.slice(-2).map(({ unreadable }) => unreadable)).toEqual(['trackingNumber', 'amount']);
    const sums = [await paid(good.id), await paid(other.id), await paid(away.id), await paid(own.id)];
    expect(sums).toEqual([good.total, 0, 0, 0]);
  });

  it.each([
    ['1250000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['"1,250,000 đ"', 1_250_000],
    ['1250000.00', 1_250_000],
    ['-5', 0],
    ['1.25', 0],
  ])('reads the sum %s', async (text, amount) => {
    const { body } = await take(`\uFEFFNgày,Tiền COD,Mã vận đơn\n21/01/2026,${text},NOBODY`, {
      dryRun: true,
    });
    expect(body.rows).toMatchObject([{ amount, outcome: amount === 0 ? 'unreadable' : 'unknown' }]);
  });

  it.each(['31/02/2026', '2099-01-01', 'Monday'])('does not take %s for a day', async (day) => {
    const { body } = await take(`COD,Tracking,Date\n5,NOBODY,${day}`, { dryRun: true });
    expect(body.rows).toMatchObject([{ outcome: 'unreadable', unreadable: 'date' }]);
  });

  it('is refused without names of columns, and with too many rows', async () => {
    const codes = [];
    for (const csv of ['JT1,5', `Tracking,COD\n${'JT1,5\n'.repeat(1001)}`]) {
      const answer = await admin.post<ErrorDto>('/v1/cod-statements', { carrier: 'jt', csv });
      codes.push(`${String(answer.status)} ${answer.body.code}`);
    }
    expect(codes).toEqual(['400 cod-statement.no-columns', '400 cod-statement.too-long']);
  });
});
