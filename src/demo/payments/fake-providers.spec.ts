import { FakeMomo, momoSignature } from './fake-momo';
import { FakePayos, payosCreateSignature, payosDataSignature } from './fake-payos';
import { type Clock, type FakeProvider, type Fields, type Message, type Send, serve } from './fake-provider';
import { FakeSepay, sepaySignature } from './fake-sepay';
import { FakeVnpay, vnpayCallHash, vnpayQueryHash } from './fake-vnpay';
import { FakeZalopay, zalopayCallbackMac, zalopayMac } from './fake-zalopay';

/** 23:30 UTC: in Vietnam it is the next day, 30 November, 06:30. */
const START = Date.UTC(2026, 10, 29, 23, 30);
const MINUTE = 60_000;
const SHOP = 'https://shop.test';

/** A clock that stands still until told, and a shop that writes down when which message came. */
function makeShop(answer: { status: number; body: string } | Error) {
  let now = START;
  const timers: { at: number; run: () => void }[] = [];
  const messages: (Message & { minute: number })[] = [];
  const clock: Clock = { now: () => now, later: (ms, run) => timers.push({ at: now + ms, run }) };
  const shop = { answer };
  const send: Send = async (message) => {
    messages.push({ ...message, minute: (now - START) / MINUTE });
    if (shop.answer instanceof Error) throw shop.answer;
    return shop.answer;
  };
  const pass = async (minutes: number) => {
    const until = now + minutes * MINUTE;
    for (;;) {
      const next = timers.sort((a, b) => a.at - b.at)[0];
      if (!next || next.at > until) break;
      timers.shift();
      now = next.at;
      next.run();
      for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
    }
    now = until;
  };
  return { shop, messages, pass, options: { messageUrl: `${SHOP}/message`, clock, send } };
}

const REFUSES = { status: 500, body: '' };
const post = async (fake: FakeProvider, path: string, content: object, headers = {}) =>
  JSON.parse((await fake.handle('POST', path, headers, JSON.stringify(content))).body);
const bodyOf = (message?: Message) => JSON.parse(message?.body ?? 'null');
const texts = (content: object): Fields =>
  Object.fromEntries(Object.entries(content).map(([name, value]) => [name, String(value)]));

const VNPAY = { tmnCode: 'SHOPTEST', hashSecret: 'vnpay-secret' };
const PAGE = {
  ...{ vnp_Version: '2.1.0', vnp_Command: 'pay', vnp_TmnCode: 'SHOPTEST', vnp_Amount: '227700000' },
  ...{ vnp_CurrCode: 'VND', vnp_TxnRef: 'DH1', vnp_OrderInfo: 'Thanh toan DH1', vnp_OrderType: 'other' },
  ...{ vnp_Locale: 'vn', vnp_ReturnUrl: `${SHOP}/back?order=1`, vnp_IpAddr: '127.0.0.1' },
  ...{ vnp_CreateDate: '20261130063000', vnp_ExpireDate: '20261130064500' },
};
const vnpayPage = (fields: Fields = PAGE, secret = VNPAY.hashSecret) =>
  `/paymentv2/vpcpay.html?${new URLSearchParams({ ...fields, vnp_SecureHash: vnpayQueryHash(fields, secret) })}`;
const openVnpay = (fake: FakeProvider, url = vnpayPage()) => fake.handle('GET', url, {}, '');

describe('VNPay', () => {
  const OK = { status: 200, body: '{"RspCode":"00","Message":"Confirm Success"}' };

  it.each([
    ['a wrong signature', vnpayPage(PAGE, 'other'), '70'],
    ['a changed amount', vnpayPage().replace('227700000', '1'), '70'],
    ['an unknown terminal', vnpayPage({ ...PAGE, vnp_TmnCode: 'OTHER123' }), '72'],
    ['accents', vnpayPage({ ...PAGE, vnp_OrderInfo: 'Thanh toán' }), '03'],
    ['the hash type of 2.0', `${vnpayPage()}&vnp_SecureHashType=SHA256`, '03'],
    ['no address', vnpayPage({ ...PAGE, vnp_IpAddr: '' }), '03'],
    [
      'an expiry in UTC',
      vnpayPage({ ...PAGE, vnp_CreateDate: '20261129233000', vnp_ExpireDate: '20261129234500' }),
      '15',
    ],
  ])('shows its error page for %s', async (_what, url, code) => {
    const reply = await openVnpay(new FakeVnpay({ ...VNPAY, ...makeShop(OK).options }), url);
    expect(reply).toMatchObject({
      status: 302,
      headers: { location: `/paymentv2/Payment/Error.html?code=${code}` },
    });
  });

  it('opens its page again, but no other payment of the same reference', async () => {
    const fake = new FakeVnpay({ ...VNPAY, ...makeShop(OK).options });
    expect((await openVnpay(fake)).status).toBe(200);
    expect((await openVnpay(fake)).status).toBe(200);
    const other = await openVnpay(fake, vnpayPage({ ...PAGE, vnp_Amount: '100' }));
    expect(other.headers.location).toMatch(/code=01$/);
  });

  it('tells the shop ten times, five minutes apart', async () => {
    const { options, messages, pass } = makeShop({ status: 200, body: '{"RspCode":"04"}' });
    const fake = new FakeVnpay({ ...VNPAY, ...options });
    await openVnpay(fake);
    const back = new URL(await fake.pay('DH1'));
    await pass(600);
    expect(messages.map(({ minute }) => minute)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45]);
    const { vnp_SecureHash, ...told } = Object.fromEntries(new URL(messages[0]?.url ?? '').searchParams);
    expect(told).toMatchObject({
      vnp_Amount: '227700000',
      vnp_ResponseCode: '00',
      vnp_TransactionStatus: '00',
    });
    expect(vnp_SecureHash).toBe(vnpayQueryHash(told, VNPAY.hashSecret));
    expect(back.searchParams.get('vnp_SecureHash')).toBe(vnp_SecureHash);
    expect(back.searchParams.get('order')).toBe('1');
  });

  it.each(['00', '02'])('stops at %s', async (code) => {
    const { options, messages, pass, shop } = makeShop(new Error('The shop is down'));
    const fake = new FakeVnpay({ ...VNPAY, ...options });
    await openVnpay(fake);
    await fake.pay('DH1');
    shop.answer = { status: 200, body: `{"RspCode":"${code}"}` };
    await pass(600);
    expect(messages.map(({ minute }) => minute)).toEqual([0, 5]);
  });

  it('answers querydr and refund', async () => {
    const { options, messages } = makeShop(OK);
    const fake = new FakeVnpay({ ...VNPAY, ...options });
    let count = 0;
    const call = (kind: 'querydr' | 'refund', change: Fields = {}, secret = VNPAY.hashSecret) => {
      const fields = {
        ...{
          vnp_RequestId: `r${(count += 1)}`,
          vnp_Version: '2.1.0',
          vnp_Command: kind,
          vnp_TmnCode: 'SHOPTEST',
        },
        ...{ vnp_TxnRef: 'DH1', vnp_OrderInfo: 'Hoi', vnp_TransactionDate: PAGE.vnp_CreateDate },
        ...{ vnp_CreateDate: '20261130070000', vnp_IpAddr: '127.0.0.1', ...change },
      };
      const request = { ...fields, vnp_SecureHash: vnpayCallHash(kind, fields, secret) };
      return post(fake, '/merchant_webapi/api/transaction', request);
    };
    const refund = (type: string, amount: string) =>
      call('refund', {
        ...{ vnp_TransactionType: type, vnp_Amount: amount, vnp_TransactionNo: '0', vnp_CreateBy: 'staff' },
      });
    expect(await call('querydr')).toMatchObject({ vnp_ResponseCode: '91' });
    await openVnpay(fake);
    expect(await call('querydr')).toMatchObject({ vnp_ResponseCode: '00', vnp_TransactionStatus: '01' });
    expect(await call('querydr', {}, 'other')).toMatchObject({ vnp_ResponseCode: '97' });
    expect(await call('querydr', { vnp_TmnCode: 'OTHER123' })).toMatchObject({ vnp_ResponseCode: '02' });
    expect(await call('querydr', { vnp_CreateDate: '' })).toMatchObject({ vnp_ResponseCode: '03' });
    expect(await call('querydr', { vnp_RequestId: 'r2' })).toMatchObject({ vnp_ResponseCode: '94' });
    expect(await refund('02', '227700000')).toMatchObject({ vnp_ResponseCode: '95' });
    fake.payAndLoseMessage('DH1');
    expect(messages).toEqual([]);
    const { vnp_SecureHash, ...found } = await call('querydr');
    expect(found).toMatchObject({ vnp_TransactionStatus: '00', vnp_Amount: '227700000' });
    expect(vnp_SecureHash).toBe(vnpayCallHash('querydrAnswer', found, VNPAY.hashSecret));
    expect(await refund('03', '100000000')).toMatchObject({
      vnp_ResponseCode: '00',
      vnp_TransactionStatus: '05',
    });
    expect(await refund('03', '200000000')).toMatchObject({ vnp_ResponseCode: '99' });
    expect(await refund('03', '127700000')).toMatchObject({ vnp_ResponseCode: '00' });
    expect(await refund('03', '100')).toMatchObject({ vnp_ResponseCode: '94' });
  });

  it('fails, expires, is paid twice or with another amount', async () => {
    const { options, messages } = makeShop(OK);
    const fake = new FakeVnpay({ ...VNPAY, ...options });
    await openVnpay(fake);
    await fake.fail('DH1');
    await fake.expire('DH1');
    await fake.payTwice('DH1');
    await fake.pay('DH1', 1000);
    const told = messages.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    expect(told.map((each) => each.vnp_ResponseCode)).toEqual(['24', '11', '00', '00', '00']);
    expect(told.map((each) => each.vnp_Amount).at(-1)).toBe('100000');
    expect(new Set(told.map((each) => each.vnp_TransactionNo)).size).toBe(4);
  });

  it('is served over HTTP', async () => {
    const fake = new FakeVnpay({ ...VNPAY, ...makeShop(OK).options });
    const { url, close } = await serve(fake);
    try {
      expect((await fetch(url + vnpayPage())).status).toBe(200);
      const wrong = await fetch(url + vnpayPage(PAGE, 'other'));
      expect(wrong.url).toBe(`${url}/paymentv2/Payment/Error.html?code=70`);
    } finally {
      await close();
    }
  });
});

describe('MoMo', () => {
  const KEYS = { partnerCode: 'MOMO', accessKey: 'access', secretKey: 'momo-secret' };
  const CREATE = {
    ...{
      partnerCode: 'MOMO',
      requestId: 'R1',
      amount: 2277000,
      orderId: 'DH1',
      orderInfo: 'Đơn DH1',
      lang: 'vi',
    },
    ...{ redirectUrl: `${SHOP}/back`, ipnUrl: `${SHOP}/ipn`, requestType: 'captureWallet', extraData: '' },
  };
  const call = (
    fake: FakeProvider,
    kind: 'create' | 'query' | 'refund',
    content: object,
    secret = KEYS.secretKey,
  ) => {
    const signature = momoSignature(kind, { ...texts(content), accessKey: KEYS.accessKey }, secret);
    return post(fake, `/v2/gateway/api/${kind}`, { ...content, signature });
  };

  it.each([
    [11, { partnerCode: 'OTHER' }],
    [20, { lang: '' }],
    [21, { amount: 10.5 }],
    [22, { amount: 999 }],
    [22, { amount: 50_000_001 }],
    [40, { orderId: 'DH2' }],
    [41, { requestId: 'R2' }],
    [42, { orderId: 'DH-' }],
  ])('refuses with %s', async (resultCode, change) => {
    const fake = new FakeMomo({ ...KEYS, ...makeShop(REFUSES).options });
    if (resultCode === 40 || resultCode === 41) await call(fake, 'create', CREATE);
    expect(await call(fake, 'create', { ...CREATE, ...change })).toMatchObject({ resultCode });
  });

  it('refuses a wrong signature', async () => {
    const fake = new FakeMomo({ ...KEYS, ...makeShop(REFUSES).options });
    expect(await call(fake, 'create', CREATE, 'other')).toMatchObject({ resultCode: 13 });
  });

  it('creates, tells until 204, answers query and refund', async () => {
    const { options, messages, pass, shop } = makeShop({ status: 200, body: '' });
    const fake = new FakeMomo({ ...KEYS, ...options });
    const created = await call(fake, 'create', CREATE);
    expect(created).toMatchObject({ resultCode: 0, amount: 2277000, payUrl: '/v2/gateway/pay?t=DH1' });
    expect((await fake.handle('GET', created.payUrl, {}, '')).status).toBe(200);
    const query = { partnerCode: 'MOMO', requestId: 'Q', orderId: 'DH1' };
    expect(await call(fake, 'query', query)).toMatchObject({ resultCode: 1000 });
    await fake.pay('DH1');
    await pass(1);
    shop.answer = { status: 204, body: '' };
    await pass(60);
    expect(messages.map(({ minute }) => minute)).toEqual([0, 1, 3]);
    const { signature, ...told } = bodyOf(messages[0]);
    expect(messages[0]?.url).toBe(CREATE.ipnUrl);
    expect(told).toMatchObject({ resultCode: 0, amount: 2277000, orderId: 'DH1', requestId: 'R1' });
    expect(signature).toBe(
      momoSignature('message', { ...texts(told), accessKey: KEYS.accessKey }, KEYS.secretKey),
    );
    expect(await call(fake, 'query', query)).toMatchObject({ resultCode: 0, transId: told.transId });
    const refund = { partnerCode: 'MOMO', requestId: 'F1', orderId: 'F1', amount: 2000000, description: '' };
    expect(await call(fake, 'refund', { ...refund, transId: 1 })).toMatchObject({ resultCode: 1088 });
    const ours = { ...refund, requestId: 'F2', transId: told.transId };
    expect(await call(fake, 'refund', ours)).toMatchObject({ resultCode: 0 });
    expect(await call(fake, 'refund', ours)).toMatchObject({ resultCode: 40 });
    expect(await call(fake, 'refund', { ...ours, requestId: 'F3' })).toMatchObject({ resultCode: 41 });
    const more = { ...ours, requestId: 'F4', orderId: 'F4' };
    expect(await call(fake, 'refund', more)).toMatchObject({ resultCode: 1080 });
  });
});

describe('ZaloPay', () => {
  const KEYS = { appId: '2554', key1: 'zalo-key1', key2: 'zalo-key2' };
  const CREATE = {
    ...{ app_id: 2554, app_user: 'guest', app_trans_id: '261130_DH1', app_time: START, amount: 2277000 },
    ...{ item: '[]', embed_data: `{"redirecturl":"${SHOP}/back"}`, description: 'DH1' },
  };
  type Kind = 'create' | 'query' | 'refund' | 'query_refund';
  const call = (fake: FakeProvider, kind: Kind, content: object, key = KEYS.key1) =>
    post(fake, `/v2/${kind}`, {
      ...content,
      mac: zalopayMac(kind, { ...texts(content), key1: KEYS.key1 }, key),
    });

  it.each([
    [-403, { app_id: 1 }],
    [-92, { app_trans_id: '261129_DH1' }],
    [-401, { app_user: '' }],
    [-401, { expire_duration_seconds: 299 }],
    [-54, { app_time: START - 16 * MINUTE }],
    [-68, {}],
  ])('refuses with %s', async (code, change) => {
    const fake = new FakeZalopay({ ...KEYS, ...makeShop(REFUSES).options });
    if (code === -68) await call(fake, 'create', CREATE);
    const answer = await call(fake, 'create', { ...CREATE, ...change });
    expect(answer).toMatchObject({ return_code: 2, sub_return_code: code });
    expect(await call(fake, 'create', CREATE, 'other')).toMatchObject({ sub_return_code: -402 });
  });

  it('calls back three times, and only for success', async () => {
    const { options, messages, pass } = makeShop({ status: 200, body: '{"return_code":0}' });
    const fake = new FakeZalopay({ ...KEYS, ...options });
    expect(await call(fake, 'create', CREATE)).toMatchObject({ return_code: 1, sub_return_code: 1 });
    await fake.fail('261130_DH1');
    await fake.expire('261130_DH1');
    expect(messages).toEqual([]);
    const back: Fields = Object.fromEntries(new URL(await fake.pay('261130_DH1')).searchParams);
    expect(back.checksum).toBe(zalopayMac('redirect', back, KEYS.key2));
    await pass(600);
    expect(messages).toHaveLength(3);
    const { data, mac } = bodyOf(messages[0]);
    expect(mac).toBe(zalopayCallbackMac(data, KEYS.key2));
    expect(JSON.parse(data)).toMatchObject({ app_trans_id: '261130_DH1', amount: 2277000 });
  });

  it.each([1, 2])('stops at %s', async (code) => {
    const { options, messages, pass } = makeShop({ status: 200, body: `{"return_code":${code}}` });
    const fake = new FakeZalopay({ ...KEYS, ...options });
    await call(fake, 'create', CREATE);
    await fake.pay('261130_DH1');
    await pass(600);
    expect(messages).toHaveLength(1);
  });

  it('answers query, refund and query_refund', async () => {
    const { options, pass } = makeShop(REFUSES);
    const fake = new FakeZalopay({ ...KEYS, ...options });
    const query = { app_id: 2554, app_trans_id: '261130_DH1' };
    expect(await call(fake, 'query', query)).toMatchObject({ return_code: 2, sub_return_code: -101 });
    await call(fake, 'create', CREATE);
    expect(await call(fake, 'query', query)).toMatchObject({ return_code: 3 });
    await pass(16);
    expect(await call(fake, 'query', query)).toMatchObject({ return_code: 2, sub_return_code: -54 });
    fake.payAndLoseMessage('261130_DH1');
    const { zp_trans_id, ...paid } = await call(fake, 'query', query);
    expect(paid).toMatchObject({ return_code: 1, amount: 2277000, is_processing: false });
    const refund = {
      ...{ app_id: 2554, m_refund_id: '261130_2554_1', zp_trans_id, amount: 2277000, description: 'Back' },
      timestamp: START + 16 * MINUTE,
    };
    const ask = { app_id: 2554, m_refund_id: '261130_2554_1', timestamp: START };
    expect(await call(fake, 'query_refund', ask)).toMatchObject({ return_code: 2 });
    expect(await call(fake, 'refund', refund)).toMatchObject({ return_code: 3 });
    expect(await call(fake, 'refund', refund)).toMatchObject({ sub_return_code: -24 });
    expect(await call(fake, 'refund', { ...refund, m_refund_id: '261130_2554_2' })).toMatchObject({
      sub_return_code: -13,
    });
    expect(await call(fake, 'query_refund', ask)).toMatchObject({ return_code: 3 });
    await pass(1);
    expect(await call(fake, 'query_refund', ask)).toMatchObject({ return_code: 1 });
  });
});

describe('SePay', () => {
  const ACCOUNT = {
    ...{ bank: 'Vietcombank', accountNumber: '0123499999', secret: 'sepay-secret' },
    ...{ apiToken: 'token', codePrefix: 'DH' },
  };
  const QR = '/img?acc=0123499999&bank=Vietcombank&amount=2277000&des=DH1ABC';

  it('tells what came in, again after 1, 1, 2, 3, 5, 8 and 13 minutes', async () => {
    const { options, messages, pass } = makeShop({ status: 200, body: '{"success":false}' });
    const fake = new FakeSepay({ ...ACCOUNT, ...options });
    expect((await fake.handle('GET', QR, {}, '')).status).toBe(200);
    await fake.pay('DH1ABC');
    await pass(600);
    expect(messages.map(({ minute }) => minute)).toEqual([0, 1, 2, 4, 7, 12, 20, 33]);
    for (const { headers, body = '', minute } of messages) {
      const time = String((START + minute * MINUTE) / 1000);
      expect(headers['x-sepay-timestamp']).toBe(time);
      expect(headers['x-sepay-signature']).toBe(`sha256=${sepaySignature(time, body, ACCOUNT.secret)}`);
    }
    expect(bodyOf(messages[0])).toMatchObject({
      ...{ code: 'DH1ABC', transferAmount: 2277000, transferType: 'in' },
      transactionDate: '2026-11-30 06:30:00',
    });
    expect(new Set(messages.map(({ body }) => body)).size).toBe(1);
  });

  it('stops at success, and lists what came in', async () => {
    const { options, messages, pass } = makeShop({ status: 201, body: '{"success":true}' });
    const fake = new FakeSepay({ ...ACCOUNT, ...options });
    await fake.transfer('MBVCB.123.DH1ABC.CT', 5000);
    await pass(600);
    expect(messages).toHaveLength(1);
    expect(bodyOf(messages[0])).toMatchObject({ code: 'DH1ABC', transferAmount: 5000 });
    const list = await fake.handle(
      'GET',
      '/userapi/transactions/list',
      { authorization: 'Bearer token' },
      '',
    );
    expect(JSON.parse(list.body).transactions).toMatchObject([{ amount_in: '5000.00', code: 'DH1ABC' }]);
    expect((await fake.handle('GET', '/userapi/transactions/list', {}, '')).status).toBe(401);
    expect((await fake.handle('GET', QR.replace('0123499999', '1'), {}, '')).status).toBe(400);
  });
});

describe('payOS', () => {
  const KEYS = { clientId: 'client', apiKey: 'api', checksumKey: 'payos-key' };
  const HEADERS = { 'x-client-id': 'client', 'x-api-key': 'api' };
  const CREATE = {
    ...{ orderCode: 123, amount: 3000, description: 'DH123' },
    ...{ returnUrl: `${SHOP}/ok`, cancelUrl: `${SHOP}/cancel` },
  };
  const create = (fake: FakeProvider, content: object = CREATE, key = KEYS.checksumKey) =>
    post(
      fake,
      '/v2/payment-requests',
      { ...content, signature: payosCreateSignature(texts(content), key) },
      HEADERS,
    );
  const read = async (fake: FakeProvider, id: string) =>
    JSON.parse((await fake.handle('GET', `/v2/payment-requests/${id}`, HEADERS, '')).body);

  it('refuses', async () => {
    const fake = new FakePayos({ ...KEYS, ...makeShop(REFUSES).options });
    expect(await post(fake, '/v2/payment-requests', CREATE)).toMatchObject({ code: '401' });
    expect(await create(fake, CREATE, 'other')).toMatchObject({ code: '201' });
    expect(await create(fake, { ...CREATE, description: 'x'.repeat(26) })).toMatchObject({ code: '20' });
    expect(await read(fake, '123')).toMatchObject({ code: '101' });
    expect(await create(fake)).toMatchObject({ code: '00' });
    expect(await create(fake)).toMatchObject({ code: '231' });
  });

  it('creates, tells until it is taken, and shows what was paid', async () => {
    const { options, messages, pass, shop } = makeShop(REFUSES);
    const fake = new FakePayos({ ...KEYS, ...options });
    const { data: link, signature } = await create(fake);
    expect(signature).toBe(payosDataSignature(link, KEYS.checksumKey));
    expect((await fake.handle('GET', link.checkoutUrl, {}, '')).status).toBe(200);
    await fake.pay('123', 1000);
    expect((await read(fake, '123')).data).toMatchObject({ status: 'UNDERPAID', amountRemaining: 2000 });
    shop.answer = { status: 200, body: '{"success":true}' };
    await pass(60);
    expect(messages.map(({ minute }) => minute)).toEqual([0, 1]);
    const told = bodyOf(messages[0]);
    expect(told.data).toMatchObject({ orderCode: 123, amount: 1000, paymentLinkId: link.paymentLinkId });
    expect(told.signature).toBe(payosDataSignature(told.data, KEYS.checksumKey));
    expect(await fake.payTwice('123')).toMatch(/^https:\/\/shop\.test\/ok\?code=00&.*status=PAID/);
    expect((await read(fake, link.paymentLinkId)).data).toMatchObject({ status: 'PAID', amountPaid: 7000 });
  });

  it('cancels, expires, and tries a webhook', async () => {
    const { options, messages, shop } = makeShop(REFUSES);
    const fake = new FakePayos({ ...KEYS, ...options });
    await create(fake);
    const cancel = () =>
      post(fake, '/v2/payment-requests/123/cancel', { cancellationReason: 'Late' }, HEADERS);
    expect((await cancel()).data).toMatchObject({ status: 'CANCELLED', cancellationReason: 'Late' });
    expect(await cancel()).toMatchObject({ code: '20' });
    await create(fake, { ...CREATE, orderCode: 124 });
    await fake.expire('124');
    expect((await read(fake, '124')).data.status).toBe('EXPIRED');
    const confirm = () => post(fake, '/confirm-webhook', { webhookUrl: `${SHOP}/hook` }, HEADERS);
    expect(await confirm()).toMatchObject({ code: '20' });
    shop.answer = { status: 200, body: '' };
    expect(await confirm()).toMatchObject({ code: '00' });
    expect(messages.map(({ url }) => url)).toEqual([`${SHOP}/hook`, `${SHOP}/hook`]);
  });
});
