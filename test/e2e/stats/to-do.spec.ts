import { Mail } from '../../../src/mail/mail.entity';
import type { OrderDto, OrderListDto } from '../../../src/modules/orders/dto/order.dto';
import type { ShipmentDto } from '../../../src/modules/orders/shipments/dto/shipment.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type { ToDoDto } from '../../../src/modules/stats/dto/to-do.dto';
import { anOrder } from '../orders/order-factory';
import { PaymentShop, PRICE } from '../payments/payment-shop';
import { aColor, aProduct } from '../support/factories/product';
import type { Shopper } from '../support/people';

jest.setTimeout(60_000);

let world: PaymentShop;
beforeAll(async () => {
  world = await PaymentShop.open();
});
afterAll(() => world.close());

const toDo = async (who: Shopper = world.manager): Promise<ToDoDto> => {
  const { status, body } = await who.get<ToDoDto>('/v1/stats/to-do');
  expect(status).toBe(200);
  return body;
};
/** What has changed since then. */
const since = async (before: ToDoDto): Promise<Partial<ToDoDto>> =>
  Object.fromEntries(
    Object.entries(await toDo()).filter(([name, value]) => value !== before[name as keyof ToDoDto]),
  );
const setStatus = async (id: string, status: string): Promise<void> => {
  const url = `/v1/orders/${id}/updateStatus`;
  expect((await world.admin.put(url, { status, sendUnpaid: true })).status).toBe(200);
};
const listed = async (query: string): Promise<string[]> =>
  (await world.admin.get<OrderListDto>(`/v1/orders?limit=100&${query}`)).body.orders.map(({ _id }) => _id);

describe('what waits for staff (rule D5)', () => {
  it('is nothing in a shop where nothing happened; only managers are told of mails', async () => {
    const nothing: ToDoDto = {
      ...{
        ordersToConfirm: 0,
        newestOrderAt: null,
        ordersToPack: 0,
        ordersToHandOver: 0,
        ordersToCollect: 0,
      },
      ...{ paymentsToLookAt: 0, refundsDue: 0, exchangesOpen: 0, returnsOpen: 0, invoicesDue: 0 },
      ...{ mailsFailing: 0, sizesRunningOut: 0 },
    };
    expect(await toDo()).toEqual(nothing);
    expect(await toDo(world.admin)).toEqual({ ...nothing, mailsFailing: null });
    const { shopper } = await world.cart();
    expect((await shopper.get('/v1/stats/to-do')).status).toBe(403);
  });

  it('has an order from its placing until it is paid: confirm, pack, hand over, invoice, collect', async () => {
    const before = await toDo();
    const { order } = await world.order('COD');
    const { placedAt: newestOrderAt } = await world.show(order._id);
    expect(await since(before)).toEqual({ ordersToConfirm: 1, newestOrderAt });

    await setStatus(order._id, 'delivering');
    expect(await since(before)).toEqual({ ordersToPack: 1, invoicesDue: 1 });
    expect(await listed('packing=due')).toEqual([order._id]);
    expect((await world.admin.put(`/v1/orders/${order._id}/packed`, { packed: true })).status).toBe(200);
    expect(await since(before)).toEqual({ ordersToHandOver: 1, invoicesDue: 1 });
    expect(await listed('packing=due')).toEqual([]);
    expect(await listed('packing=done')).toEqual([order._id]);
    expect(await listed('parcel=due')).toEqual([order._id]);

    const url = `/v1/orders/${order._id}/shipments`;
    const { body: parcel } = await world.admin.post<ShipmentDto>(url, { carrier: 'self' });
    expect(await since(before)).toEqual({ invoicesDue: 1 });
    expect(await listed('parcel=due')).toEqual([]);
    expect(await listed('packing=done')).toEqual([]);
    // A canceled parcel is none.
    await world.admin.post(`${url}/${parcel._id}/events`, { state: 'canceled' });
    expect(await since(before)).toEqual({ ordersToHandOver: 1, invoicesDue: 1 });
    await world.admin.post(url, { carrier: 'other', trackingNumber: 'A1' });
    // Back and forth, it has a parcel.
    await setStatus(order._id, 'pending');
    expect(await since(before)).toEqual({ ordersToConfirm: 1, newestOrderAt });

    await setStatus(order._id, 'completed');
    expect(await since(before)).toEqual({ invoicesDue: 1, ordersToCollect: 1 });
    const invoice = { number: '1C26TAA-00000001' };
    expect((await world.admin.put(`/v1/orders/${order._id}/invoice`, invoice)).status).toBe(200);
    expect(await since(before)).toEqual({ ordersToCollect: 1 });
  });

  it('has money that nobody knows, and money of a canceled order', async () => {
    const before = await toDo();
    await world.bank.transfer('no such order', 5000);
    expect(await since(before)).toEqual({ paymentsToLookAt: 1 });
    const { shopper, order, memo } = await world.order();
    await world.bank.transfer(memo, PRICE);
    await shopper.request(order._id, 'canceled');
    expect(await since(before)).toEqual({ paymentsToLookAt: 1, refundsDue: 1 });
  });

  it('has exchanges, sizes that run out and, for managers, mails', async () => {
    const { shopper } = await world.cart();
    const colors = [aColor('black', { '42': 4, '43': 1 })];
    const shoe = await world.manager.post<ProductDto>('/v1/products', aProduct({ colors }));
    const pair = { productId: shoe.body._id, color: 'black', size: '42' };
    const completed = { status: 'completed', completedAt: new Date() } as const;
    const items = [{ ...pair, quantity: 1 }];
    const id = await anOrder(world.shop, { customerId: shopper.id, items, ...completed });
    const before = await toDo();

    const url = `/v1/orders/${id}/exchanges`;
    const asked = await shopper.post<{ _id: string }>(url, { ...pair, newSize: '43' });
    expect(await since(before)).toMatchObject({ exchangesOpen: 1 });
    const refused = await world.admin.put(`/v1/exchanges/${asked.body._id}`, { move: 'refuse' });
    expect(refused.status).toBe(200);
    expect(await since(before)).toEqual({});

    const sold = { quantity: 3, color: 'black', size: '42' };
    const sale = await world.manager.put(`/v1/products/${shoe.body._id}/quantitySold`, sold);
    expect(sale).toMatchObject({ status: 200 });
    expect(await since(before)).toEqual({ sizesRunningOut: before.sizesRunningOut + 1 });

    const { manager } = world.shop.dataSource;
    const [mail] = await manager.find(Mail, { take: 1 });
    await manager.update(Mail, { id: mail!.id }, { state: 'failed' });
    expect(await since(before)).toMatchObject({ mailsFailing: 1 });
    expect(await toDo(world.admin)).toMatchObject({ mailsFailing: null });
  });

  it('is no deleted order', async () => {
    const before = await toDo();
    const { order } = await world.order('COD');
    await setStatus(order._id, 'delivering');
    expect(await since(before)).toMatchObject({ ordersToPack: before.ordersToPack + 1 });
    expect((await world.manager.put<OrderDto>(`/v1/orders/${order._id}/delete`, undefined)).status).toBe(204);
    expect(await since(before)).toEqual({});
  });
});
