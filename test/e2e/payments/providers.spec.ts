import { FakeMomo, momoSignature } from '../../../src/demo/payments/fake-momo';
import {
  serve,
  type FakeOptions,
  type FakeProvider,
  type Message,
} from '../../../src/demo/payments/fake-provider';
import { FakePayos, payosDataSignature } from '../../../src/demo/payments/fake-payos';
import { FakeSepay } from '../../../src/demo/payments/fake-sepay';
import { FakeVnpay, vnpayCallHash, vnpayQueryHash } from '../../../src/demo/payments/fake-vnpay';
import { FakeZalopay, zalopayCallbackMac } from '../../../src/demo/payments/fake-zalopay';
import { Momo } from '../../../src/modules/payments/providers/momo';
import type { Attempt, Refund, Report } from '../../../src/modules/payments/providers/payment-provider';
import { Payos } from '../../../src/modules/payments/providers/payos';
import { Sepay, SEPAY_ANSWER } from '../../../src/modules/payments/providers/sepay';
import { Vnpay, VNPAY_ANSWERS } from '../../../src/modules/payments/providers/vnpay';
import { Zalopay, ZALOPAY_ANSWERS } from '../../../src/modules/payments/providers/zalopay';
import {
  findReferences,
  newReference,
  referenceToNumber,
} from '../../../src/modules/orders/payments/payment-reference';

const MINUTE = 60_000;
const messageUrl = 'https://shop.test/message';
const options = {
  language: 'vi' as const,
  ip: '192.0.2.7',
  returnUrl: 'https://shop.test/profile?order=1',
  messageUrl,
};

const anAttempt = (amount = 2_277_000): Attempt => ({
  reference: newReference(),
  amount,
  orderNumber: '66f0c1a2b3c4',
  createdAt: new Date(),
  expiresAt: new Date(Date.now() + 30 * MINUTE),
});
const aRefund = (attempt: Attempt, transactionId: string, amount = attempt.amount): Refund => ({
  ...{ reference: newReference(), amount, attempt, transactionId },
  ...{ reason: 'Trả hàng', by: 'Chị Hà', createdAt: new Date(), isWhole: amount === attempt.amount },
});

const closers: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

/** Runs a fake over HTTP; what it tells the shop is kept, and answered by `answer`. */
async function served<Fake extends FakeProvider>(
  make: (from: FakeOptions) => Fake,
  answer: object = { not: 'understood' },
) {
  const messages: Message[] = [];
  const send = (message: Message) => {
    messages.push(message);
    return Promise.resolve({ status: 200, body: JSON.stringify(answer) });
  };
  const repeats: number[] = [];
  const clock = { now: () => Date.now(), later: (ms: number) => void repeats.push(ms) };
  const fake = make({ messageUrl, send, clock });
  const { url, close } = await serve(fake);
  closers.push(close);
  return { fake, url, messages, repeats, last: () => messages.at(-1)! };
}

/** Has a fake answer with other fields than it would. */
function answering(fake: FakeProvider, change: (fields: Record<string, unknown>) => object): void {
  const handle = fake.handle.bind(fake);
  jest.spyOn(fake, 'handle').mockImplementation(async (...request) => {
    const reply = await handle(...request);
    return { ...reply, body: JSON.stringify(change(JSON.parse(reply.body) as Record<string, unknown>)) };
  });
}

/** Answers that are no address of a page. */
const NO_PAGES = ['httpx:alert(1)', 'http:', 'https://', 'javascript:alert(1)', ''];

const paid = (attempt: Attempt, amount = attempt.amount): object => ({
  state: 'paid',
  money: { memo: attempt.reference, amount, currency: 'VND', transactionId: expect.stringMatching(/^\d+$/) },
});
const idOf = (report: Report | null): string => (report?.state === 'paid' ? report.money.transactionId : '');

describe('VNPay', () => {
  const keys = { tmnCode: 'SHOPTEST', hashSecret: 'vnpay-secret' };
  const begin = async () => {
    const { fake, url, last } = await served((from) => new FakeVnpay({ ...keys, ...from }));
    const vnpay = new Vnpay({
      ...keys,
      url: `${url}/paymentv2/vpcpay.html`,
      apiUrl: `${url}/merchant_webapi/api/transaction`,
    });
    const attempt = anAttempt();
    const open = () => fetch(vnpay.payUrl(attempt, options), { redirect: 'manual' });
    const read = () => vnpay.readMessage(Object.fromEntries(new URL(last().url).searchParams));
    return { fake, vnpay, attempt, open, read };
  };

  it('opens its page, is paid, and says so by message and when it is asked', async () => {
    const { fake, vnpay, attempt, open, read } = await begin();
    expect((await open()).status).toBe(200);
    expect(await vnpay.query(attempt)).toEqual({ state: 'open', reference: attempt.reference });
    const back = await fake.pay(attempt.reference);
    expect(back).toContain(options.returnUrl);
    expect(read()).toMatchObject(paid(attempt));
    expect(await vnpay.query(attempt)).toMatchObject(paid(attempt));
  });

  it('knows nothing of a page that nobody opened', async () => {
    const { vnpay, attempt } = await begin();
    expect(await vnpay.query(attempt)).toEqual({ state: 'open', reference: attempt.reference });
  });

  it.each(['fail', 'expire'] as const)('says that a payment did %s', async (action) => {
    const { fake, vnpay, attempt, open, read } = await begin();
    await open();
    await fake[action](attempt.reference);
    expect(read()).toMatchObject({ state: 'failed', reference: attempt.reference });
    expect(await vnpay.query(attempt)).toMatchObject({ state: 'failed' });
  });

  it('reports another amount as it came', async () => {
    const { fake, attempt, open, read } = await begin();
    await open();
    await fake.pay(attempt.reference, 1_000);
    expect(read()).toMatchObject(paid(attempt, 1_000));
  });

  it('pays back, in part and once', async () => {
    const { fake, vnpay, attempt, open, read } = await begin();
    await open();
    await fake.pay(attempt.reference);
    const refund = aRefund(attempt, idOf(read()), 500_000);
    expect(['done', 'pending']).toContain(await vnpay.refund(refund));
    expect(await vnpay.refund(refund)).toBe('pending');
    expect(await vnpay.refund(aRefund(attempt, idOf(read())))).toBe('pending');
  });

  it.each([
    ['of another merchant', { vnp_TmnCode: 'OTHER' }, null],
    ['of a failure', { vnp_ResponseCode: '24' }, { state: 'failed' }],
    ['of a payment that did not succeed', { vnp_TransactionStatus: '02' }, { state: 'failed' }],
    ['of a payment', {}, { state: 'paid' }],
  ])('tells a message %s from others', async (_, change, expected) => {
    const { vnpay, attempt } = await begin();
    const fields = {
      ...{ vnp_TmnCode: keys.tmnCode, vnp_Amount: '100000', vnp_TxnRef: attempt.reference },
      ...{ vnp_ResponseCode: '00', vnp_TransactionStatus: '00', vnp_TransactionNo: '1' },
      ...change,
    };
    const report = vnpay.readMessage({ ...fields, vnp_SecureHash: vnpayQueryHash(fields, keys.hashSecret) });
    if (expected) expect(report).toMatchObject(expected);
    else expect(report).toBeNull();
  });

  it('is not believed about another payment than it was asked about', async () => {
    const { fake, vnpay, attempt, open } = await begin();
    await open();
    await fake.pay(attempt.reference);
    answering(fake, (fields) => {
      const other = { ...(fields as Record<string, string>), vnp_TxnRef: newReference() };
      return { ...other, vnp_SecureHash: vnpayCallHash('querydrAnswer', other, keys.hashSecret) };
    });
    await expect(vnpay.query(attempt)).rejects.toThrow('answered another payment');
  });

  it('is not believed with another key', async () => {
    const { attempt } = await begin();
    const { url } = await served((from) => new FakeVnpay({ ...keys, hashSecret: 'other', ...from }));
    const vnpay = new Vnpay({ ...keys, url, apiUrl: `${url}/merchant_webapi/api/transaction` });
    await expect(vnpay.query(attempt)).rejects.toThrow('vnpay');
  });
});

describe('MoMo', () => {
  const keys = {
    partnerCode: 'MOMO',
    accessKey: 'F8BBA842ECF85',
    secretKey: 'K951B6PE1waDMi640xX08PD3vg6EkVlz',
  };
  const begin = async (amount?: number) => {
    const { fake, url, last } = await served((from) => new FakeMomo({ ...keys, ...from }));
    const momo = new Momo({ ...keys, url });
    const read = () => momo.readMessage(JSON.parse(last().body!));
    return { fake, momo, attempt: anAttempt(amount), read };
  };

  it('gives its page, is paid, and says so by message and when it is asked', async () => {
    const { fake, momo, attempt, read } = await begin();
    const payUrl = await momo.start(attempt, options);
    expect((await fetch(payUrl)).status).toBe(200);
    expect(await momo.query(attempt)).toMatchObject({ state: 'open' });
    await fake.pay(attempt.reference);
    expect(read()).toMatchObject(paid(attempt));
    expect(await momo.query(attempt)).toMatchObject(paid(attempt));
  });

  it('refuses a reference that was used, and an amount out of its bounds', async () => {
    const { momo, attempt } = await begin();
    await momo.start(attempt, options);
    await expect(momo.start(attempt, options)).rejects.toThrow(/momo: refused with 4[01]/);
    await expect(momo.start(anAttempt(999), options)).rejects.toThrow('momo: refused with 2');
  });

  it.each(['fail', 'expire'] as const)('says that a payment did %s', async (action) => {
    const { fake, momo, attempt, read } = await begin();
    await momo.start(attempt, options);
    await fake[action](attempt.reference);
    expect(read()).toMatchObject({ state: 'failed', reference: attempt.reference });
    expect(await momo.query(attempt)).toMatchObject({ state: 'failed' });
  });

  it('pays back once', async () => {
    const { fake, momo, attempt, read } = await begin();
    await momo.start(attempt, options);
    await fake.pay(attempt.reference);
    const refund = aRefund(attempt, idOf(read()), 500_000);
    expect(await momo.refund(refund)).toBe('done');
    expect(await momo.refund(refund)).toBe('pending');
    expect(await momo.refund(aRefund(attempt, idOf(read())))).toBe('failed');
  });

  it.each([
    ['MOMO', { state: 'paid' }],
    ['OTHER', null],
  ])('is believed about its own shop alone: %s', async (partnerCode, expected) => {
    const { momo } = await begin();
    const fields = {
      ...{ partnerCode, orderId: 'DH7K01P4QAN', requestId: 'r', amount: '1000', extraData: '' },
      ...{ orderInfo: 'o', orderType: 't', payType: 'qr', responseTime: '1', message: 'm' },
      ...{ transId: '1', resultCode: '0' },
    };
    const signature = momoSignature('message', { ...fields, accessKey: keys.accessKey }, keys.secretKey);
    const report = momo.readMessage({ ...fields, signature });
    if (expected) expect(report).toMatchObject(expected);
    else expect(report).toBeNull();
  });

  it('is not believed about another payment than it was asked about', async () => {
    const { fake, momo, attempt } = await begin();
    await momo.start(attempt, options);
    await fake.pay(attempt.reference);
    answering(fake, (fields) => ({ ...fields, orderId: newReference() }));
    await expect(momo.query(attempt)).rejects.toThrow('momo');
  });

  it.each(NO_PAGES)('leads nobody to %s', async (payUrl) => {
    const { fake, momo, attempt } = await begin();
    answering(fake, (fields) => ({ ...fields, payUrl }));
    await expect(momo.start(attempt, options)).rejects.toThrow('momo');
  });
});

describe('ZaloPay', () => {
  const keys = {
    appId: '2553',
    key1: 'PcY4iZIKFCIdgZvA6ueMcMHHUbRLYjPL',
    key2: 'kLtgPl8HHhfvMuDHPwKfgfsY4Ydm9eIz',
  };
  const begin = async () => {
    const { fake, url, last, messages } = await served((from) => new FakeZalopay({ ...keys, ...from }));
    const zalopay = new Zalopay({ ...keys, url });
    const attempt = anAttempt();
    const own = () => [...fake.attempts.keys()].find((name) => name.includes(attempt.reference))!;
    const read = () => zalopay.readMessage(JSON.parse(last().body!));
    return { fake, zalopay, attempt, own, read, messages };
  };

  it('gives its page, is paid, and says so by message and when it is asked', async () => {
    const { fake, zalopay, attempt, own, read } = await begin();
    const payUrl = await zalopay.start(attempt, options);
    expect((await fetch(payUrl)).status).toBe(200);
    expect(await zalopay.query(attempt)).toMatchObject({ state: 'open' });
    await fake.pay(own());
    expect(read()).toMatchObject(paid(attempt));
    expect(await zalopay.query(attempt)).toMatchObject(paid(attempt));
  });

  it.each(['fail', 'expire'] as const)('says only when it is asked that a payment did %s', async (action) => {
    const { fake, zalopay, attempt, own, messages } = await begin();
    await zalopay.start(attempt, options);
    await fake[action](own());
    expect(messages).toEqual([]);
    expect(await zalopay.query(attempt)).toMatchObject({ state: 'failed' });
  });

  it('pays back later', async () => {
    const { fake, zalopay, attempt, own, read } = await begin();
    await zalopay.start(attempt, options);
    await fake.pay(own());
    const refund = aRefund(attempt, idOf(read()), 500_000);
    expect(['done', 'pending']).toContain(await zalopay.refund(refund));
    expect(['done', 'pending']).toContain(await zalopay.queryRefund(refund));
    expect(await zalopay.refund(aRefund(attempt, idOf(read()), 5_000_000))).toBe('failed');
  });

  it('is believed about its own shop alone', () => {
    const zalopay = new Zalopay({ ...keys, url: '' });
    const read = (app_id: number) => {
      const data = JSON.stringify({ app_id, app_trans_id: '261129_DH7K01P4QAN', amount: 5, zp_trans_id: 1 });
      return zalopay.readMessage({ data, mac: zalopayCallbackMac(data, keys.key2) });
    };
    expect(read(2553)).toMatchObject({ state: 'paid' });
    expect(read(2554)).toBeNull();
  });

  it('is not taken as paid by an answer that does not say so', async () => {
    const { fake, zalopay, attempt, own } = await begin();
    await zalopay.start(attempt, options);
    await fake.pay(own());
    answering(fake, (fields) => ({ ...fields, return_code: 0 }));
    await expect(zalopay.query(attempt)).rejects.toThrow('zalopay');
  });

  it.each(NO_PAGES)('leads nobody to %s', async (order_url) => {
    const { fake, zalopay, attempt } = await begin();
    answering(fake, (fields) => ({ ...fields, order_url }));
    await expect(zalopay.start(attempt, options)).rejects.toThrow('zalopay');
  });

  it('keeps an id that is larger than a number holds', () => {
    const zalopay = new Zalopay({ ...keys, url: '' });
    const data =
      '{"app_id":2553,"app_trans_id":"261129_DH7K01P4QAN","amount":5,"zp_trans_id":230407000000123456789}';
    // Signed by OpenSSL: `printf '%s' "$data" | openssl dgst -sha256 -hmac <key2>`.
    const mac = 'bd7f695629b2c731d126496308de63c3007d98d7aca3992d8fbc9fff580d187c';
    expect(zalopay.readMessage({ data, mac })).toMatchObject({
      money: { transactionId: '230407000000123456789', memo: 'DH7K01P4QAN' },
    });
  });
});

describe('payOS', () => {
  const keys = { clientId: 'c', apiKey: 'a', checksumKey: 'k' };
  const read = (change: object) => {
    const data = {
      ...{ orderCode: referenceToNumber('DH7K01P4QAN'), amount: 1000, description: 'DH7K01P4QAN' },
      ...{ reference: 'FT1', transactionDateTime: '2026-11-20 10:22:00', currency: 'VND', code: '00' },
      ...change,
    };
    const signature = payosDataSignature(data, keys.checksumKey);
    return new Payos({ ...keys, url: '' }).readMessage(Buffer.from(JSON.stringify({ data, signature })));
  };

  it('reports a transfer in its currency, and nothing else as money', () => {
    expect(read({})).toMatchObject({ memo: 'DH7K01P4QAN', amount: 1000, currency: 'VND' });
    expect(read({ currency: 'USD' })).toMatchObject({ amount: 1000, currency: 'USD' });
    expect(read({ code: '01' })).toBe('ignored');
  });

  it('is not believed about another payment than it was asked about', async () => {
    const { fake, url } = await served((from) => new FakePayos({ ...keys, ...from }));
    const payos = new Payos({ ...keys, url });
    const attempt = anAttempt();
    await payos.start(attempt, options);
    await fake.pay(String(referenceToNumber(attempt.reference)));
    expect(await payos.query(attempt)).toMatchObject([{ state: 'paid' }]);
    answering(fake, ({ data, ...answer }) => {
      const other = { ...(data as object), orderCode: 1 };
      return { ...answer, data: other, signature: payosDataSignature(other, keys.checksumKey) };
    });
    await expect(payos.query(attempt)).rejects.toThrow('payos');
  });
});

describe('SePay', () => {
  const account = {
    bank: 'MBBank',
    accountNumber: '0123456789',
    secret: 'sepay-secret',
    apiToken: 't',
    codePrefix: 'DH',
  };
  const begin = async () => {
    const { fake, last } = await served((from) => new FakeSepay({ ...account, ...from }));
    const sepay = new Sepay({ secret: account.secret, account: account.accountNumber });
    const read = (change: (body: string) => string = (body) => body, shop = sepay) => {
      const { headers, body } = last();
      return shop.readMessage(Buffer.from(change(body!)), {
        timestamp: headers['x-sepay-timestamp'],
        signature: headers['x-sepay-signature'],
      });
    };
    return { fake, read };
  };

  it('reports a transfer, whatever the bank wrote around the reference', async () => {
    const { fake, read } = await begin();
    const { reference, amount } = anAttempt();
    await fake.transfer(`MBVCB.4711.${reference}.CT tu 099 NGUYEN VAN A`, amount);
    const money = read();
    expect(money).toMatchObject({ amount, currency: 'VND', transactionId: expect.stringMatching(/^\d+$/) });
    if (money === null || money === 'ignored') throw new Error('No money.');
    expect(findReferences(money.memo)).toEqual([reference]);
    expect(Math.abs(money.paidAt!.getTime() - Date.now())).toBeLessThan(MINUTE);
  });

  it('is believed for its own signature and account alone', async () => {
    const { fake, read } = await begin();
    await fake.transfer('DH', 1_000);
    expect(read((body) => body.replace('1000', '9000'))).toBeNull();
    expect(read((body) => body, new Sepay({ secret: 'other', account: account.accountNumber }))).toBeNull();
    expect(read((body) => body, new Sepay({ secret: account.secret, account: '999' }))).toBe('ignored');
  });
});

describe('a message is repeated until it is answered', () => {
  const VNPAY = { tmnCode: 'SHOPTEST', hashSecret: 'vnpay-secret' };
  const ZALOPAY = { appId: '2553', key1: 'one', key2: 'two' };
  const ACCOUNT = { bank: 'MBBank', accountNumber: '1', secret: 's', apiToken: 't', codePrefix: 'DH' };

  it.each([
    ['confirmed', 0],
    ['known', 0],
    ['unknownOrder', 1],
    ['wrongSignature', 1],
    ['failed', 1],
  ] as const)('by VNPay as %s: %d repeats wait', async (answer, count) => {
    const make = (from: FakeOptions) => new FakeVnpay({ ...VNPAY, ...from });
    const { fake, url, repeats } = await served(make, VNPAY_ANSWERS[answer]);
    const attempt = anAttempt();
    const vnpay = new Vnpay({ ...VNPAY, url: `${url}/paymentv2/vpcpay.html`, apiUrl: url });
    await fetch(vnpay.payUrl(attempt, options));
    await fake.pay(attempt.reference);
    expect(repeats).toHaveLength(count);
  });

  it.each([
    ['confirmed', 0],
    ['known', 0],
    ['wrongSignature', 1],
    ['failed', 1],
  ] as const)('by ZaloPay as %s: %d repeats wait', async (answer, count) => {
    const make = (from: FakeOptions) => new FakeZalopay({ ...ZALOPAY, ...from });
    const { fake, url, repeats } = await served(make, ZALOPAY_ANSWERS[answer]);
    await new Zalopay({ ...ZALOPAY, url }).start(anAttempt(), options);
    await fake.pay([...fake.attempts.keys()][0]!);
    expect(repeats).toHaveLength(count);
  });

  it('by SePay', async () => {
    const make = (from: FakeOptions) => new FakeSepay({ ...ACCOUNT, ...from });
    const taken = await served(make, SEPAY_ANSWER);
    await taken.fake.transfer('DH', 1);
    expect(taken.repeats).toHaveLength(0);
    const refused = await served(make);
    await refused.fake.transfer('DH', 1);
    expect(refused.repeats).toHaveLength(1);
  });
});
