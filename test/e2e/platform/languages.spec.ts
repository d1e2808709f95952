import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import { REFUSALS, type RefusalCode } from '../../../src/common/refusals/refusal';
import { Readiness } from '../../../src/health/readiness';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { aNewAddress, aShopper, aStaffMember, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { ProbeModule } from './probe.controller';

jest.setTimeout(60_000);

const NO_ID = 'f'.repeat(24);

/** A call that is refused; a path alone is looked up. */
interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  payload?: string | object;
  headers?: Record<string, string>;
  who?: Shopper;
}

describe('the language of refusals', () => {
  let shop: TestApp;
  let shopper: Shopper;
  let stranger: Shopper;
  let manager: Shopper;
  let shoe: ProductDto;
  let cartId: string;
  let emptyId: string;
  let email: string;

  beforeAll(async () => {
    shop = await createTestApp({ RATE_LIMITS: 'on' }, [ProbeModule]);
    [shopper, stranger] = [await aShopper(shop), await aShopper(shop)];
    manager = await aStaffMember(shop, 'manager');
    ({ email } = await shopper.profile());
    const colors = [aColor('black', { '42': 1, '43': 0 })];
    shoe = await shop.app.get(ProductEditingService).createProduct(aProduct({ colors }));
    cartId = (await shopper.cart())._id;
    emptyId = (await stranger.cart())._id;
    await shopper.add(cartId, { ...key('42'), quantity: 1 });
  });
  afterAll(() => shop.close());

  const key = (size: string) => ({ productId: shoe._id, color: 'black', size });

  async function ask(call: Call, language?: string) {
    const { method = 'GET', url, payload, headers = {}, who } = call;
    const response = await shop.inject({
      ...{ method, url, remoteAddress: aNewAddress() },
      ...(payload === undefined ? {} : { payload }),
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(who ? { authorization: `Bearer ${who.tokens.token}` } : {}),
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...headers,
      },
    });
    const { statusCode: status } = response;
    return { status, body: response.json<ErrorDto>(), headers: response.headers };
  }

  const post = (url: string, payload: string | object, who?: Shopper): Call => ({
    ...{ method: 'POST', url, payload },
    ...(who ? { who } : {}),
  });
  const put = (url: string, payload: string | object, who: Shopper): Call => ({
    ...{ method: 'PUT', url, payload, who },
  });
  const login = (payload: string | object): Call => post('/v1/customers/login', payload);
  const own = (path: string): string => `/v1/customers/${shopper.id}${path}`;

  const CALLS: [status: number, code: RefusalCode, call: () => Call][] = [
    [404, 'address.unknown', () => ({ url: '/v1/nothing' })],
    [404, 'address.unknown', () => ({ url: '/media/nothing.webp' })],
    [404, 'address.unknown', () => ({ url: '/docs/../package.json' })],
    [405, 'method.unknown', () => ({ method: 'DELETE', url: '/v1/products/some-shoe' })],
    [400, 'address.invalid', () => ({ url: '/v1/products/%zz' })],
    [414, 'address.too-long', () => ({ url: `/v1/products?search=${'x'.repeat(8192)}` })],
    [414, 'address.too-many', () => ({ url: `/v1/products?${'a=1&'.repeat(100)}` })],
    [400, 'body.not-json', () => login('{"username":')],
    [400, 'body.no-object', () => login('[1]')],
    [400, 'body.too-deep', () => login('['.repeat(30) + ']'.repeat(30))],
    [400, 'body.too-many', () => login(Object.fromEntries([...Array(60).keys()].map((at) => [`k${at}`, 1])))],
    [413, 'request.too-large', () => login({ username: 'x'.repeat(70_000) })],
    [
      415,
      'request.unknown-type',
      () => ({ ...login('<a/>'), headers: { 'content-type': 'application/xml' } }),
    ],
    [500, 'server.failed', () => ({ url: '/v1/probe/fail/unexpectedly' })],
    [401, 'sign-in.required', () => ({ method: 'POST', url: '/v1/orders' })],
    [403, 'role.forbidden', () => ({ url: '/v1/orders', who: shopper })],
    [400, 'field.required', () => login({ username: 'a' })],
    [400, 'field.empty', () => login({ username: 'a', password: '' })],
    [400, 'field.unknown', () => login({ username: 'a', password: 'b', role: 'manager' })],
    [400, 'validation.failed', () => login({})],
    [401, 'sign-in.wrong', () => login({ username: 'nobody@example.com', password: 'x' })],
    [401, 'session.ended', () => post('/v1/customers/refresh-token', { refreshToken: 'x' })],
    [400, 'validation.failed', () => post('/v1/customers', {})],
    [400, 'dob.too-young', () => post('/v1/customers', aRegistration({ dob: '2020-01-01' }))],
    [400, 'password.common', () => post('/v1/customers', aRegistration({ password: 'Password1!' }))],
    [409, 'email.taken', () => post('/v1/customers', aRegistration({ email }))],
    [400, 'link.reset-over', () => post('/v1/customers/reset-password', { token: 'x', password: PASSWORD })],
    [400, 'link.email-over', () => post('/v1/customers/confirm-email', { token: 'x' })],
    [400, 'link.wait-over', () => post('/v1/size-waits/confirm', { token: 'x' })],
    [403, 'reauthentication-required', () => put(own('/updateCustomer'), { phone: '0987654321' }, shopper)],
    [400, 'phone.digits', () => put(own('/updateCustomer'), { phone: '1' }, shopper)],
    [
      400,
      'password.wrong',
      () => put(own('/password'), { currentPassword: 'x', newPassword: PASSWORD }, shopper),
    ],
    [404, 'session.unknown', () => ({ method: 'DELETE', url: own(`/sessions/${NO_ID}`), who: shopper })],
    [404, 'customer.unknown', () => ({ url: own(''), who: stranger })],
    [403, 'customer.not-self', () => ({ url: own('/sessions'), who: manager })],
    [409, 'second-factor.not-begun', () => post(own('/second-factor/confirm'), { code: '123456' }, shopper)],
    [404, 'order.unknown', () => ({ url: `/v1/orders/${NO_ID}`, who: shopper })],
    [403, 'order.not-owner', () => put(`/v1/orders/${cartId}/remove-product`, key('42'), manager)],
    [409, 'cart.changed', () => put(`/v1/orders/${cartId}`, { total: 1, payment: 'COD' }, shopper)],
    [409, 'cart.empty', () => put(`/v1/orders/${emptyId}`, { total: 1, payment: 'COD' }, stranger)],
    [404, 'cart.no-line', () => put(`/v1/orders/${emptyId}/increase-quantity`, key('42'), stranger)],
    [
      409,
      'placing.incomplete',
      () => put(`/v1/customers/${stranger.id}/update-order`, { orderId: emptyId }, stranger),
    ],
    [
      409,
      'stock.short',
      () => put(`/v1/orders/${cartId}/add-product`, { ...key('42'), quantity: 1 }, shopper),
    ],
    [
      409,
      'stock.sold-out',
      () => put(`/v1/orders/${cartId}/add-product`, { ...key('43'), quantity: 1 }, shopper),
    ],
    [
      404,
      'stock.not-sold',
      () => put(`/v1/orders/${cartId}/add-product`, { ...key('44'), quantity: 1 }, shopper),
    ],
    [409, 'order.not-placed', () => put(`/v1/orders/${cartId}/updateStatus`, { status: 'pending' }, manager)],
    [404, 'transfer.no-bank', () => ({ url: `/v1/orders/${cartId}/transfer`, who: shopper })],
    [
      409,
      'exchange.not-arrived',
      () => post(`/v1/orders/${cartId}/exchanges`, { ...key('42'), newSize: '43' }, shopper),
    ],
    [
      409,
      'return.not-arrived',
      () => {
        const body = { lines: [{ ...key('42'), quantity: 1 }], reason: 'size' };
        return post(`/v1/orders/${cartId}/returns`, body, shopper);
      },
    ],
    [404, 'return.unknown', () => ({ method: 'DELETE', url: `/v1/returns/${NO_ID}`, who: shopper })],
    [404, 'exchange.unknown', () => ({ method: 'DELETE', url: `/v1/exchanges/${NO_ID}`, who: shopper })],
    [404, 'product.unknown', () => ({ url: '/v1/products/no-such-shoe' })],
    [400, 'field.no-options', () => ({ url: '/v1/products/filter?brand=foo' })],
    [400, 'field.no-day', () => ({ url: '/v1/audit-events?from=today', who: manager })],
    [400, 'page.invalid', () => ({ url: '/v1/products/filter?page=0' })],
    [400, 'product.required', () => post('/v1/products', { ...aProduct(), name: ' ' }, manager)],
    [409, 'wait.in-stock', () => post('/v1/size-waits', key('42'), shopper)],
    [404, 'wait.unknown', () => ({ method: 'DELETE', url: `/v1/size-waits/${NO_ID}`, who: shopper })],
    [400, 'field.empty', () => post('/v1/chat', { message: ' ' })],
    [415, 'upload.no-form', () => post('/v1/products/uploadSingle?productName=a', {}, manager)],
    [
      400,
      'idempotency.invalid-key',
      () => ({ method: 'POST', url: '/v1/orders', who: shopper, headers: { 'idempotency-key': 'a b' } }),
    ],
  ];

  it.each(CALLS)('is the reader’s, with one code: %i %s', async (status, code, call) => {
    const vi = await ask(call(), 'vi-VN,vi;q=0.9,en;q=0.8');
    const en = await ask(call(), 'en-GB');
    const plain = await ask(call());
    for (const answer of [vi, en, plain])
      expect(answer).toMatchObject({ status, body: { statusCode: status, code } });
    expect(vi.headers).toMatchObject({ 'content-language': 'vi', 'cache-control': 'no-store' });
    expect(en.headers).toMatchObject({ 'content-language': 'en', 'cache-control': 'no-store' });
    expect(plain.headers['content-language']).toBe('en');
    for (const { headers } of [vi, en, plain]) expect(headers.vary).toContain('accept-language');
    // Without a header the answer is the English one, with its code.
    expect(plain.body).toEqual(en.body);
    expect(vi.body.message).not.toBe(en.body.message);
    expect(Object.keys(vi.body.errors ?? {})).toEqual(Object.keys(en.body.errors ?? {}));
    for (const [field, sentence] of Object.entries(vi.body.errors ?? {}))
      expect(sentence).not.toBe(en.body.errors?.[field]);
    const { vi: words } = REFUSALS[code];
    if (typeof words === 'string') expect(vi.body.message).toBe(/[.!?]$/.test(words) ? words : `${words}.`);
    if (code === 'cart.changed') expect(vi.body).toMatchObject({ cart: { _id: cartId } });
  });

  it('is the repeated caller’s, whichever the first one’s was', async () => {
    const keyed = (payload: object): Call => ({
      ...put(`/v1/orders/${emptyId}/remove-product`, payload, stranger),
      headers: { 'idempotency-key': 'the-same' },
    });
    expect(await ask(keyed(key('42')), 'en')).toMatchObject({ status: 200 });
    const vi = await ask(keyed(key('43')), 'vi');
    const { message } = (await ask(keyed(key('43')), 'en')).body;
    expect(vi).toMatchObject({ status: 422, body: { code: 'idempotency.used-key' } });
    expect(vi.body.message).toBe(REFUSALS['idempotency.used-key'].vi);
    expect(message).toBe(REFUSALS['idempotency.used-key'].en);
  });

  it('is the reader’s when they have tried too often', async () => {
    const call: Call = { url: '/v1/probe/limited' };
    const from = aNewAddress();
    const tryIt = (language: string) =>
      shop.inject({ url: call.url, remoteAddress: from, headers: { 'accept-language': language } });
    await tryIt('vi');
    await tryIt('vi');
    const refused = await tryIt('vi');
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.json()).toMatchObject({
      ...{ statusCode: 429, code: 'attempts.too-many' },
      message: REFUSALS['attempts.too-many'].vi,
    });
    expect((await tryIt('en')).json()).toMatchObject({ message: REFUSALS['attempts.too-many'].en });
  });

  it('is the reader’s while the shop starts, and when the database is away', async () => {
    const readiness = shop.app.get(Readiness);
    const starting = jest.spyOn(readiness, 'isStarting').mockReturnValue(true);
    const refused = await ask({ url: '/v1/products' }, 'vi');
    starting.mockRestore();
    expect(refused.headers).toMatchObject({ 'retry-after': '5', 'content-language': 'vi' });
    const { vi: message } = REFUSALS['shop.starting'];
    expect(refused).toMatchObject({ status: 503, body: { code: 'shop.starting', message } });

    const problem = jest.spyOn(readiness, 'problem').mockResolvedValue('database.unreachable');
    const health = await ask({ url: '/health/ready' }, 'vi');
    problem.mockRestore();
    expect(health.body).toEqual({
      ...{ statusCode: 503, code: 'database.unreachable' },
      message: REFUSALS['database.unreachable'].vi,
    });
  });

  it('is the reader’s for what Node would answer by itself', async () => {
    await shop.app.listen(0, '127.0.0.1');
    const { port } = shop.app.getHttpServer().address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost: a\r\nexpect: foo\r\naccept-language: vi\r\n\r\n');
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    await once(socket, 'close');
    expect(text).toContain('content-language: vi\r\n');
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({
      ...{ statusCode: 417, code: 'request.expectation' },
      message: REFUSALS['request.expectation'].vi,
    });
  });

  it('counts the errors that are left out in the same language', async () => {
    const colors = [{ ...aColor(), sizes: Array.from({ length: 25 }, () => ({ size: 'x', quantity: 1 })) }];
    const { body } = await ask(post('/v1/products', { ...aProduct(), colors }, manager), 'vi');
    expect(body.message).toMatch(/^Size phải là một số.* Còn \d+ lỗi nữa\.$/);
  });

  it.each([
    [undefined, 'en'],
    ['vi', 'vi'],
    ['VI-vn', 'vi'],
    ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
    ['en;q=0.9, vi;q=0.1', 'en'],
    ['en;q=0.1, vi;q=0.9', 'vi'],
    ['fr, de;q=0.9, vi;q=0.2', 'vi'],
    ['vi, en', 'vi'],
    ['en, vi', 'en'],
    ['vi;q=0', 'en'],
    ['vi;q=0, en;q=0.1', 'en'],
    ['vi;q=2, en;q=0.1', 'en'],
    ['vi ; q=0.5', 'vi'],
    ['vie', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;;,,,q=,=;vi;', 'en'],
    ['%', 'en'],
    ['x'.repeat(10_000), 'en'],
    [',;'.repeat(5_000), 'en'],
    [`${'fr;q=0.1,'.repeat(1_000)}vi`, 'vi'],
    [`${','.repeat(9_000)}vi`, 'vi'],
    ['vietnamese, english', 'en'],
    ['vi_VN', 'en'],
  ])('is what Accept-Language prefers (header %#)', async (header, language) => {
    expect((await ask({ url: '/v1/nothing' }, header)).headers['content-language']).toBe(language);
  });
});

describe('the table of refusals', () => {
  const SAMPLE: Record<string, unknown> = {
    ...{ field: 'imageDetail', fields: 'a, b', options: ['a', 'b'], label: 'Address' },
    ...{ status: { en: 'pending', vi: 'đang chờ xử lý' } },
    ...{ name: 'Hẻm Nhỏ', color: 'đen', other: 'đỏ', size: '42', number: 2, missing: { en: 'a', vi: 'b' } },
    ...{
      most: 7,
      least: 3,
      first: 1,
      last: 9,
      days: 30,
      amount: 8,
      orders: 4,
      pairs: 5,
      left: 6,
      available: 8,
    },
    ...{ carrier: { en: 'Another carrier', vi: 'Đơn vị khác' }, kilograms: 50, words: 'Địa chỉ.' },
    ...{ character: 'U+E000', extension: 'EXT_mesh_gpu_instancing' },
  };

  /** A product's field has its label in both languages. */
  const OF_PRODUCTS = { ...SAMPLE, label: { en: 'Weight', vi: 'Khối lượng' } };

  /** A sentence, and the values that it asked for. */
  function read(
    code: string,
    words: string | ((values: never) => string),
  ): { text: string; asked: string[] } {
    if (typeof words === 'string') return { text: words, asked: [] };
    const asked = new Set<string>();
    const values = new Proxy(code.startsWith('product.') ? OF_PRODUCTS : SAMPLE, {
      get(sample: Record<string, unknown>, name: string) {
        if (!(name in sample)) throw new Error(`No sample of ${name}.`);
        asked.add(name);
        return sample[name];
      },
    });
    return { text: words(values as never), asked: [...asked].sort() };
  }

  it.each(Object.entries(REFUSALS))('says %s in both languages, with the same values', (code, { en, vi }) => {
    expect(code).toMatch(/^[a-z]+(?:[.-][a-z]+)+$/);
    const [english, vietnamese] = [read(code, en), read(code, vi)];
    for (const { text } of [english, vietnamese]) {
      expect(text).toMatch(/\S/);
      expect(text).not.toMatch(/undefined|null|\[object|\s{2}/);
    }
    expect(vietnamese.asked).toEqual(english.asked);
    expect(vietnamese.text).not.toBe(english.text);
    expect(/[.!?]$/.test(vietnamese.text)).toBe(/[.!?]$/.test(english.text));
  });
});
