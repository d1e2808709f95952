import { IdempotencyKey } from '../../../src/idempotency/idempotency-key.entity';
import { IdempotencyRepository } from '../../../src/idempotency/idempotency.repository';
import { IdempotencyService } from '../../../src/idempotency/idempotency.service';
import { Idempotent, IdempotencyHook } from '../../../src/idempotency/idempotent.decorator';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { Carriers } from '../../../src/modules/shipping/carriers';
import { takeAnswerProblems } from '../support/answer-watch';
import { aRegistration } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, call, type Shopper } from '../support/people';
import { CARRIER_KEYS, PROVIDER_KEYS } from '../support/provider-keys';
import { anOrder } from '../orders/order-factory';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';

const DAY_MS = 24 * 3600 * 1000;
const WAS_USED = 'This Idempotency-Key was used for another request. Please take a new key for each request.';
const NO_KEY = 'The Idempotency-Key must be 1 to 255 visible ASCII characters without spaces.';

let shop: TestApp;
let keys = 0;
const newKey = (): string => `key-${(keys += 1)}`;

/** Another process of the shop, with limits on. */
let limited: TestApp;

beforeAll(async () => {
  shop = await createTestApp({ ...PROVIDER_KEYS, ...CARRIER_KEYS });
  limited = await createSecondApp(shop, { RATE_LIMITS: 'on' });
});
afterAll(async () => {
  await limited.close();
  await shop.close();
});
afterEach(() => {
  jest.restoreAllMocks();
});

interface Sent {
  method?: 'POST' | 'PUT';
  url: string;
  payload?: object;
  who?: Shopper;
  from?: string;
  /** Of its answer: 201 of a POST and 200 of a PUT when left out. */
  status?: number;
}

/** Sends a request with a key, and with a person's token if given. */
async function send(key: string, { method = 'PUT', url, payload, who, from }: Sent) {
  const response = await shop.inject({
    method,
    url,
    ...(payload ? { payload } : {}),
    headers: {
      'idempotency-key': key,
      ...(who ? { authorization: `Bearer ${who.tokens.token}` } : {}),
    },
    ...(from ? { remoteAddress: from } : {}),
  });
  return {
    status: response.statusCode,
    text: response.body,
    isReplayed: response.headers['idempotency-replayed'] === 'true',
  };
}

async function aShoe(pairs = 50): Promise<string> {
  const colors = [aColor('black', { '42': pairs })];
  return (await shop.app.get(ProductEditingService).createProduct(aProduct({ colors })))._id;
}

const aLine = (productId: string, quantity = 1) => ({ productId, color: 'black', size: '42', quantity });

async function aCart(who: Shopper, pairs = 0): Promise<{ id: string; line: ReturnType<typeof aLine> }> {
  const line = aLine(await aShoe());
  const { _id } = await who.cart();
  if (pairs > 0) await who.add(_id, { ...line, quantity: pairs });
  return { id: _id, line };
}

/** A placed order that is to be paid by transfer. */
async function anUnpaidOrder(who: Shopper): Promise<OrderDto> {
  const { _id, total } = await who.prepare([aLine(await aShoe())]);
  await who.put(`/v1/orders/${_id}`, { total, payment: 'QR' });
  return (await who.request(_id)).body;
}

async function aPlacedOrder(who: Shopper): Promise<OrderDto> {
  const { _id } = await who.prepare([aLine(await aShoe())]);
  return (await who.request(_id)).body;
}

const quantityIn = async (who: Shopper): Promise<number> => (await who.cart()).items[0]?.quantity ?? 0;

describe('every call that takes a key', () => {
  const receiver = { name: 'Trần Minh Anh', phone: '0901234567', address: '12 Nguyễn Huệ' };

  const calls: Record<string, (who: Shopper) => Promise<Sent>> = {
    registerCustomer: async () => ({ method: 'POST', url: '/v1/customers', payload: aRegistration() }),
    createCart: async (who) => ({ method: 'POST', url: '/v1/orders', who }),
    addOrderItem: async (who) => {
      const { id, line } = await aCart(who);
      return { url: `/v1/orders/${id}/add-product`, payload: line, who };
    },
    removeOrderItem: async (who) => {
      const { id, line } = await aCart(who, 2);
      return { url: `/v1/orders/${id}/remove-product`, payload: line, who };
    },
    increaseOrderItem: async (who) => {
      const { id, line } = await aCart(who, 2);
      return { url: `/v1/orders/${id}/increase-quantity`, payload: line, who };
    },
    decreaseOrderItem: async (who) => {
      const { id, line } = await aCart(who, 2);
      return { url: `/v1/orders/${id}/decrease-quantity`, payload: line, who };
    },
    updateOrder: async (who) => {
      const { id } = await aCart(who, 2);
      const { total } = await who.cart();
      return { url: `/v1/orders/${id}`, payload: { total, payment: 'COD' }, who };
    },
    addOrderInformation: async (who) => {
      const { id } = await aCart(who);
      return { url: `/v1/orders/${id}/add-information`, payload: receiver, who };
    },
    attachOrder: async (who) => {
      const { id } = await aCart(who);
      return { url: `/v1/customers/${who.id}/add-order`, payload: { orderId: id }, who };
    },
    placeOrder: async (who) => {
      const { _id } = await who.prepare([aLine(await aShoe())]);
      return { url: `/v1/customers/${who.id}/update-order`, payload: { orderId: _id }, who };
    },
    askExchange: async (who) => {
      const colors = [aColor('black', { '42': 5, '43': 5 })];
      const { _id } = await shop.app.get(ProductEditingService).createProduct(aProduct({ colors }));
      const order = { customerId: who.id, status: 'completed', completedAt: new Date() } as const;
      const id = await anOrder(shop, { ...order, items: [aLine(_id)] });
      const payload = { productId: _id, color: 'black', size: '42', newSize: '43' };
      return { method: 'POST', url: `/v1/orders/${id}/exchanges`, payload, who };
    },
    askReturn: async (who) => {
      const colors = [aColor('black', { '42': 5 })];
      const { _id } = await shop.app.get(ProductEditingService).createProduct(aProduct({ colors }));
      const order = { customerId: who.id, status: 'completed', completedAt: new Date() } as const;
      const id = await anOrder(shop, { ...order, items: [aLine(_id)] });
      const lines = [{ productId: _id, color: 'black', size: '42', quantity: 1 }];
      return { method: 'POST', url: `/v1/orders/${id}/returns`, payload: { lines, reason: 'size' }, who };
    },
    startPayment: async (who) => {
      const { _id } = await anUnpaidOrder(who);
      return { method: 'POST', url: `/v1/orders/${_id}/payments`, payload: { provider: 'bank' }, who };
    },
    receiveMoney: async (customer) => {
      const { _id, total } = await anUnpaidOrder(customer);
      const payload = { amount: total, note: 'Paid at the counter' };
      const who = await aStaffMember(shop, 'admin');
      return { method: 'POST', url: `/v1/orders/${_id}/payments/received`, payload, who };
    },
    addOrderNote: async (customer) => {
      const { _id } = await anUnpaidOrder(customer);
      const who = await aStaffMember(shop, 'admin');
      return { method: 'POST', url: `/v1/orders/${_id}/notes`, payload: { text: 'Call first' }, who };
    },
    addShipment: async (customer) => {
      const { _id } = await aPlacedOrder(customer);
      const payload = { carrier: 'viettel-post', trackingNumber: 'VTP0123456789' };
      const who = await aStaffMember(shop, 'admin');
      return { method: 'POST', url: `/v1/orders/${_id}/shipments`, payload, who };
    },
    takeCodStatement: async (customer) => {
      const { _id, total } = await customer.prepare([aLine(await aShoe())]);
      await customer.put(`/v1/orders/${_id}`, { total, payment: 'COD' });
      await customer.request(_id);
      const who = await aStaffMember(shop, 'admin');
      const url = `/v1/orders/${_id}/shipments`;
      const parcel = await who.post<{ _id: string }>(url, { carrier: 'jt', trackingNumber: _id });
      await who.post(`${url}/${parcel.body._id}/events`, { state: 'delivered' });
      const payload = { carrier: 'jt', csv: `Tracking number,COD\n${_id},${total}` };
      return { method: 'POST', url: '/v1/cod-statements', payload, who, status: 200 };
    },
    addShipmentEvent: async (customer) => {
      const { _id } = await aPlacedOrder(customer);
      const who = await aStaffMember(shop, 'admin');
      const parcel = await who.post<{ _id: string }>(`/v1/orders/${_id}/shipments`, { carrier: 'self' });
      const url = `/v1/orders/${_id}/shipments/${parcel.body._id}/events`;
      return { method: 'POST', url, payload: { state: 'out-for-delivery' }, who };
    },
    cancelShipment: async (customer) => {
      const { _id } = await aPlacedOrder(customer);
      const who = await aStaffMember(shop, 'admin');
      const parcel = await who.post<{ _id: string }>(`/v1/orders/${_id}/shipments`, {
        ...{ carrier: 'ghn', trackingNumber: 'L8CUHX' },
      });
      await shop.dataSource.query("UPDATE shipments SET clientCode = 'x' WHERE id = ?", [parcel.body._id]);
      jest.spyOn(shop.app.get(Carriers).find('ghn')!.carrier, 'cancel').mockResolvedValue();
      return { method: 'POST', url: `/v1/orders/${_id}/shipments/${parcel.body._id}/cancel`, who };
    },
    refundOrder: async (customer) => {
      const { _id, total } = await anUnpaidOrder(customer);
      const who = await aStaffMember(shop, 'manager');
      await who.post(`/v1/orders/${_id}/payments/received`, { amount: total, note: 'Paid at the counter' });
      const payload = { amount: 1000, reason: 'A scratch' };
      return { method: 'POST', url: `/v1/orders/${_id}/refunds`, payload, who };
    },
    closeRefund: async (customer) => {
      const { _id, total } = await anUnpaidOrder(customer);
      const who = await aStaffMember(shop, 'manager');
      await who.post(`/v1/orders/${_id}/payments/received`, { amount: total, note: 'Paid at the counter' });
      const { body } = await who.post<{ _id: string }>(`/v1/orders/${_id}/refunds`, {
        ...{ amount: 1000, reason: 'A scratch' },
      });
      await shop.dataSource.query(
        "UPDATE payment_refunds SET provider = 'vnpay', state = 'pending', doneAt = NULL WHERE id = ?",
        [body._id],
      );
      const payload = { state: 'done', note: 'Seen at VNPay' };
      return {
        method: 'POST',
        url: `/v1/orders/${_id}/refunds/${body._id}/close`,
        payload,
        who,
        status: 200,
      };
    },
    collectCash: async (customer) => {
      const { _id, total } = await customer.prepare([aLine(await aShoe())]);
      await customer.put(`/v1/orders/${_id}`, { total, payment: 'COD' });
      await customer.request(_id);
      const payload = { orderIds: [_id], note: 'Paid over by the courier' };
      const who = await aStaffMember(shop, 'admin');
      return { method: 'POST', url: '/v1/payments/collected', payload, who, status: 200 };
    },
    correctQuantitySold: async () => ({
      url: `/v1/products/${await aShoe()}/quantitySold`,
      payload: { quantity: 2 },
      who: await aStaffMember(shop, 'manager'),
    }),
    changeStock: async () => ({
      url: '/v1/stock',
      payload: { items: [{ productId: await aShoe(), color: 'black', size: '42', by: 1 }] },
      who: await aStaffMember(shop, 'manager'),
    }),
    createProduct: async () => ({
      method: 'POST',
      url: '/v1/products',
      payload: aProduct(),
      who: await aStaffMember(shop, 'manager'),
    }),
    updateProduct: async () => ({
      url: `/v1/products/${await aShoe()}`,
      payload: { price: 1_990_000 },
      who: await aStaffMember(shop, 'manager'),
    }),
  };

  it('is one of these, and says so in the document', async () => {
    const { body } = await call<{ paths: Record<string, Record<string, Documented>> }>(
      shop,
      'GET',
      '/openapi.json',
    );
    const keyed = Object.values(body.paths)
      .flatMap((operations) => Object.values(operations))
      .filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'Idempotency-Key'));
    expect(keyed.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
    for (const { responses } of keyed)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['422']));
  });

  it.each(Object.keys(calls))(
    '%s answers a repetition word for word, and another body not at all',
    async (name) => {
      const request = await calls[name]!(await aShopper(shop));
      const key = newKey();
      const first = await send(key, request);
      expect(first).toMatchObject({
        status: request.status ?? (request.method ? 201 : 200),
        isReplayed: false,
      });
      expect(await send(key, request)).toEqual({ ...first, isReplayed: true });

      const other = await send(key, { ...request, payload: { ...request.payload, extra: 1 } });
      expect(other).toMatchObject({ status: 422, isReplayed: false });
      expect(JSON.parse(other.text)).toEqual({
        statusCode: 422,
        message: WAS_USED,
        code: 'idempotency.used-key',
      });
    },
  );
});

interface Documented {
  operationId: string;
  parameters?: { name: string }[];
  responses: Record<string, unknown>;
}

describe('a repeated call', () => {
  it('does nothing again, and answers as at first although the cart has changed since', async () => {
    const who = await aShopper(shop);
    const { id, line } = await aCart(who);
    const request = { url: `/v1/orders/${id}/add-product`, payload: line, who };
    const key = newKey();
    const first = await send(key, request);
    await send(newKey(), request);
    expect((await send(key, request)).text).toBe(first.text);
    expect(await quantityIn(who)).toBe(2);
  });

  it('is told by its content, not by the order of its fields', async () => {
    const who = await aShopper(shop);
    const { id, line } = await aCart(who);
    const url = `/v1/orders/${id}/add-product`;
    const key = newKey();
    await send(key, { url, payload: line, who });
    const turned = Object.fromEntries(Object.entries(line).reverse());
    expect(await send(key, { url, payload: turned, who })).toMatchObject({ status: 200, isReplayed: true });
    expect((await send(key, { url: url.replace(id, '0'.repeat(24)), payload: line, who })).status).toBe(422);
    expect(await quantityIn(who)).toBe(1);
  });

  it('is one only of the same person, and of the same call', async () => {
    const [anna, binh] = [await aShopper(shop), await aShopper(shop)];
    const key = newKey();
    const carts = [];
    for (const who of [anna, binh]) carts.push(await send(key, { method: 'POST', url: '/v1/orders', who }));
    expect(carts.map(({ isReplayed }) => isReplayed)).toEqual([false, false]);
    expect(carts[0]!.text).not.toBe(carts[1]!.text);

    const { id, line } = await aCart(anna, 3);
    const more = await send(key, { url: `/v1/orders/${id}/increase-quantity`, payload: line, who: anna });
    const less = await send(key, { url: `/v1/orders/${id}/decrease-quantity`, payload: line, who: anna });
    expect([more.isReplayed, less.isReplayed]).toEqual([false, false]);
    expect(await quantityIn(anna)).toBe(3);
  });

  it('of a visitor is one only from the same address', async () => {
    const request = { method: 'POST' as const, url: '/v1/customers', payload: aRegistration() };
    const key = newKey();
    expect((await send(key, { ...request, from: '10.0.0.1' })).status).toBe(201);
    expect((await send(key, { ...request, from: '10.0.0.2' })).status).toBe(409);
    expect((await send(key, { ...request, from: '10.0.0.1' })).isReplayed).toBe(true);
  });

  it('is known for 24 hours and then forgotten', async () => {
    const who = await aShopper(shop);
    const { id, line } = await aCart(who);
    const request = { url: `/v1/orders/${id}/add-product`, payload: line, who };
    const key = newKey();
    await send(key, request);
    const grow = async (ms: number): Promise<void> => {
      const createdAt = new Date(Date.now() - ms);
      await shop.dataSource.query('UPDATE idempotency_keys SET createdAt = ?', [createdAt]);
    };
    await grow(DAY_MS - 60_000);
    await shop.app.get(IdempotencyService).clean();
    expect((await send(key, request)).isReplayed).toBe(true);

    await grow(DAY_MS + 60_000);
    expect((await send(key, request)).isReplayed).toBe(false);
    expect(await quantityIn(who)).toBe(2);
    await grow(DAY_MS + 60_000);
    await shop.app.get(IdempotencyService).clean();
    expect(await shop.dataSource.query('SELECT id FROM idempotency_keys')).toEqual([]);
  });

  it('whose answer was too long to keep is refused, and not done again', async () => {
    const who = await aShopper(shop);
    const { id, line } = await aCart(who);
    const request = { url: `/v1/orders/${id}/add-product`, payload: line, who };
    const key = newKey();
    await send(key, request);
    await shop.dataSource.query('UPDATE idempotency_keys SET answer = NULL');
    const again = await send(key, request);
    expect(again).toMatchObject({ status: 409, isReplayed: false });
    expect((JSON.parse(again.text) as ErrorDto).message).toContain('has been carried out already');
    expect(await quantityIn(who)).toBe(1);
  });

  it('needs a live sign-in', async () => {
    const who = await aShopper(shop);
    const { id, line } = await aCart(who);
    const request = { url: `/v1/orders/${id}/add-product`, payload: line, who };
    const key = newKey();
    await send(key, request);
    await who.post('/v1/customers/logout');
    expect((await send(key, request)).status).toBe(401);
  });
});

describe('calls with one key at the same time', () => {
  /** Sends the request twice; the second has seen that the key is new before the first is sent. */
  async function sendOverlapping(request: Sent) {
    const key = newKey();
    const repository = shop.app.get(IdempotencyRepository);
    const find = repository.find.bind(repository);
    let letGo = (): void => undefined;
    const earlierIsDone = new Promise<void>((resolve) => (letGo = resolve));
    const looked = new Promise<void>((resolve) => {
      jest.spyOn(repository, 'find').mockImplementationOnce(async (...names) => {
        const found = await find(...names);
        resolve();
        await earlierIsDone;
        return found;
      });
    });
    const later = send(key, request);
    await looked;
    const earlier = await send(key, request);
    letGo();
    return [earlier, await later] as const;
  }

  it('are done once, however closely they follow', async () => {
    const who = await aShopper(shop);
    const { id, line } = await aCart(who);
    const request = { url: `/v1/orders/${id}/add-product`, payload: line, who };
    const [earlier, later] = await sendOverlapping(request);
    expect(earlier).toMatchObject({ status: 200, isReplayed: false });
    expect(later).toEqual({ ...earlier, isReplayed: true });
    expect(await quantityIn(who)).toBe(1);
  });

  it('are not refused for what the other one has just done', async () => {
    const request = { method: 'POST' as const, url: '/v1/customers', payload: aRegistration() };
    const [earlier, later] = await sendOverlapping(request);
    expect(earlier).toMatchObject({ status: 201, isReplayed: false });
    expect(later).toEqual({ ...earlier, isReplayed: true });
  });

  it('put one pair into the cart and get one answer', async () => {
    const who = await aShopper(shop);
    const { id, line } = await aCart(who);
    const request = { url: `/v1/orders/${id}/add-product`, payload: line, who };
    for (let round = 1; round <= 10; round += 1) {
      const key = newKey();
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(key, request)));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(answers.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
      expect(await quantityIn(who)).toBe(round);
    }
  });

  it('open one account, and do not report the address as taken', async () => {
    const request = { method: 'POST' as const, url: '/v1/customers', payload: aRegistration() };
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(key, request)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
  });

  it('with other bodies are 422 but for one', async () => {
    const who = await aShopper(shop);
    const { id, line } = await aCart(who);
    const key = newKey();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((quantity) =>
        send(key, { url: `/v1/orders/${id}/add-product`, payload: { ...line, quantity }, who }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });
});

describe('the keys of one customer', () => {
  const QUOTA = 'At most 1000 requests a day can have an Idempotency-Key. Please try again later.';
  let who: Shopper;
  beforeAll(async () => {
    who = await aShopper(shop);
  });

  const openCart = async (key?: string) => {
    const headers = {
      authorization: `Bearer ${who.tokens.token}`,
      ...(key ? { 'idempotency-key': key } : {}),
    };
    const {
      statusCode,
      headers: sent,
      body,
    } = await limited.inject({ method: 'POST', url: '/v1/orders', headers });
    return { status: statusCode, wait: sent['retry-after'], message: (JSON.parse(body) as ErrorDto).message };
  };

  /** Creates keys that the customer used this long ago. */
  const fill = async (count: number, hoursAgo: number): Promise<void> => {
    const values = { fingerprint: 'f', callerId: who.id, answer: null };
    const createdAt = new Date(Date.now() - hoursAgo * 3600 * 1000);
    const rows = Array.from({ length: count }, (_, at) => ({
      id: `${hoursAgo}-${at}`,
      createdAt,
      ...values,
    }));
    await shop.dataSource.manager.insert(IdempotencyKey, rows);
  };

  it('are a thousand in 24 hours: beyond, new ones are refused, kept ones and calls without are answered', async () => {
    await fill(1000, 25);
    await fill(999, 23);
    const last = newKey();
    expect((await openCart(last)).status).toBe(201);
    expect(await openCart(newKey())).toEqual({ status: 429, wait: '3600', message: QUOTA });
    expect((await openCart(last)).status).toBe(201);
    expect((await openCart()).status).toBe(201);
    expect(
      (await send(newKey(), { method: 'POST', url: '/v1/orders', who: await aShopper(shop) })).status,
    ).toBe(201);
    await shop.dataSource.manager.delete(IdempotencyKey, { callerId: who.id });
    expect((await openCart(newKey())).status).toBe(201);
  });
});

describe('a call that was refused', () => {
  it('may be tried again with its key, and with another body', async () => {
    const who = await aShopper(shop);
    const { id, line } = await aCart(who);
    const url = `/v1/orders/${id}/add-product`;
    const key = newKey();
    const ask = async (payload: object) => (await send(key, { url, payload, who })).status;
    expect(await ask({ ...line, quantity: 0 })).toBe(400);
    expect(await ask({ ...line, quantity: 51 })).toBe(409);
    expect(await ask({ ...line, size: '13' })).toBe(404);
    expect(await ask(line)).toBe(200);
    expect(await quantityIn(who)).toBe(1);
  });

  it('leaves nothing behind when the answer could not be saved with it', async () => {
    const who = await aShopper(shop);
    const { id, line } = await aCart(who);
    const request = { url: `/v1/orders/${id}/add-product`, payload: line, who };
    const key = newKey();
    const saving = jest.spyOn(shop.app.get(IdempotencyRepository), 'saveAnswer');
    saving.mockRejectedValueOnce(new Error('The disk is full.'));
    await expect(send(key, request)).resolves.toMatchObject({ status: 500 });
    expect(takeAnswerProblems()).toHaveLength(1);
    expect(await quantityIn(who)).toBe(0);
    expect(await send(key, request)).toMatchObject({ status: 200, isReplayed: false });
    expect(await quantityIn(who)).toBe(1);
  });
});

describe('a key', () => {
  it.each([['', 'k'.repeat(256), 'a key', 'khóa', 'a\tb']].flat())('cannot be %j', async (key) => {
    const who = await aShopper(shop);
    const answer = await send(key, { method: 'POST', url: '/v1/orders', who });
    expect(answer.status).toBe(400);
    expect((JSON.parse(answer.text) as ErrorDto).message).toBe(NO_KEY);
  });

  it('may have 255 characters of any visible kind', async () => {
    const who = await aShopper(shop);
    const key = '"~!{}"'.padEnd(255, 'x');
    for (const isReplayed of [false, true]) {
      const answer = await send(key, { method: 'POST', url: '/v1/orders', who });
      expect(answer).toMatchObject({ status: 201, isReplayed });
    }
  });

  it('is nothing to calls that take none, and calls without one are never replayed', async () => {
    const who = await aShopper(shop);
    const read = await shop.inject({ url: '/v1/products', headers: { 'idempotency-key': '' } });
    expect(read.statusCode).toBe(200);
    const { id, line } = await aCart(who);
    for (const quantity of [1, 2]) {
      const { body } = await who.put<OrderDto>(`/v1/orders/${id}/add-product`, line);
      expect(body.items[0]!.quantity).toBe(quantity);
    }
  });

  it('is not kept, and neither is a password', async () => {
    const registration = aRegistration({ password: 'Hidden#2026' });
    const key = 'a-key-to-look-for';
    const answer = await send(key, { method: 'POST', url: '/v1/customers', payload: registration });
    expect(answer.status).toBe(201);
    expect(answer.text).not.toMatch(/password|token/i);
    const rows = JSON.stringify(await shop.dataSource.query('SELECT * FROM idempotency_keys'));
    for (const secret of [key, 'Hidden#2026']) expect(rows).not.toContain(secret);
  });
});

describe('a method that is @Idempotent()', () => {
  it('stops the start when it takes no @IdempotencyHook(), and is not said to be harmless', () => {
    class Harmless {
      @Idempotent({ isRepeatable: true })
      begin(): void {}
    }
    class Whole {
      @Idempotent()
      place(@IdempotencyHook() _once?: unknown): void {}
    }
    const load = (): unknown => {
      class Careless {
        @Idempotent()
        place(): void {}
      }
      return Careless;
    };
    expect([Harmless, Whole]).toHaveLength(2);
    expect(load).toThrow('Careless.place is @Idempotent() and takes no @IdempotencyHook().');
  });
});
