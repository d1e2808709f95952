import crypto from 'node:crypto';
import vectors from '../../../../test/fixtures/payment-vectors.json';
import { isSignedByMomo, signMomo } from './momo-signature';
import { isSignedByPayos, signPayos } from './payos-signature';
import { isSignedBySepay } from './sepay-signature';
import { isSignedByVnpay, signVnpayQuery, signVnpayValues, vnpayText } from './vnpay-signature';
import { isSignedByZalopay, signZalopay } from './zalopay-signature';

/** Vectors that the providers published, or that their recipes give with public keys. */
function vector(name: string): { key: string; input: string; expected: string } {
  const found = vectors.find((one) => one.name === name);
  if (!found) throw new Error(`No vector ${name}.`);
  return found;
}

/** The fields of a vector's `a=b&c=d`, nothing decoded. */
const plainFields = (input: string): Record<string, string> =>
  Object.fromEntries(
    input.split('&').map((pair) => [pair.split('=', 1)[0]!, pair.slice(pair.indexOf('=') + 1)]),
  );
const queryFields = (input: string): Record<string, string> => Object.fromEntries(new URLSearchParams(input));
/** What differs from a signature in one digit. */
const forged = (signature: string): string => (signature.startsWith('0') ? '1' : '0') + signature.slice(1);

it.each(['', 'abc', 'é'.repeat(128), 'İ'.repeat(128), null, 1, ['a'], {}])('no signature is %j', (given) => {
  const fields = { vnp_Amount: '1', vnp_SecureHash: given as string };
  expect(isSignedByVnpay(fields, 'secret')).toBe(false);
});

it('a signature is compared in constant time by every provider', () => {
  const compare = jest.spyOn(crypto, 'timingSafeEqual');
  const [short, long] = ['0'.repeat(64), '0'.repeat(128)];
  const headers = { timestamp: '1', signature: `sha256=${short}` };
  const answers = [
    isSignedByVnpay({ vnp_Amount: '1', vnp_SecureHash: long }, 'key'),
    isSignedByMomo({ amount: 1, signature: short }, { accessKey: 'a', secretKey: 'key' }),
    isSignedByZalopay('{}', short, 'key'),
    isSignedByPayos({ data: {}, signature: short }, 'key'),
    isSignedBySepay(Buffer.from('{}'), headers, 'key', 1000),
  ];
  expect(answers).toEqual([false, false, false, false, false]);
  expect(compare).toHaveBeenCalledTimes(5);
  compare.mockRestore();
});

describe('VNPay', () => {
  it('signs the query of a payment', () => {
    const { key, input, expected } = vector('vnpay.pay');
    const { vnp_Amount, ...rest } = queryFields(input);
    const unsorted = { ...rest, vnp_Amount: vnp_Amount!, vnp_BankCode: '' };
    expect(signVnpayQuery(unsorted, key)).toBe(`${input}&vnp_SecureHash=${expected}`);
  });

  it.each(['vnpay.ipn.success', 'vnpay.ipn.code99'])('recognises its message %s', (name) => {
    const { key, input, expected } = vector(name);
    const message = { ...queryFields(input), vnp_SecureHash: expected };
    expect(isSignedByVnpay(message, key)).toBe(true);
    expect(isSignedByVnpay({ ...message, vnp_SecureHashType: 'HmacSHA512', utm: 'x' }, key)).toBe(true);
    expect(isSignedByVnpay({ ...message, vnp_SecureHash: expected.toUpperCase() }, key)).toBe(true);
    expect(isSignedByVnpay({ ...message, vnp_SecureHash: forged(expected) }, key)).toBe(false);
    expect(isSignedByVnpay({ ...message, vnp_Amount: '1000' }, key)).toBe(false);
    expect(isSignedByVnpay({ ...message, vnp_Extra: '1' }, key)).toBe(false);
    expect(isSignedByVnpay(queryFields(input), key)).toBe(false);
    expect(isSignedByVnpay(message, `${key}x`)).toBe(false);
  });

  it.each([
    ['vnpay.querydr', 'queryRequest'],
    ['vnpay.refund', 'refundRequest'],
  ] as const)('signs the call of %s', (name, kind) => {
    const { key, input, expected } = vector(name);
    const names = {
      queryRequest: 'RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo',
      refundRequest:
        'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo',
    }[kind].split(' ');
    const values = input.split('|');
    const fields = Object.fromEntries(names.map((field, at) => [field, values[at]!]).reverse());
    expect(signVnpayValues(kind, fields, key)).toBe(expected);
  });

  it.each([
    ['Thanh toán đơn #DH12 (Đế êm) & “quà”', 'Thanh toan don DH12 De em qua'],
    ['a+b*c~d!e', 'a b c d e'],
  ])('is told %j as %j', (text, plain) => expect(vnpayText(text)).toBe(plain));
});

describe('MoMo', () => {
  it.each(['create', 'query', 'refund'] as const)('signs the call %s', (kind) => {
    const { key, input, expected } = vector(`momo.${kind}`);
    const { accessKey, ...fields } = plainFields(input);
    expect(signMomo(kind, fields, { accessKey: accessKey!, secretKey: key })).toBe(expected);
  });

  it('recognises its message', () => {
    const { key, input, expected } = vector('momo.ipn');
    const { accessKey, ...fields } = plainFields(input);
    const keys = { accessKey: accessKey!, secretKey: key };
    const message = { ...fields, amount: Number(fields.amount), signature: expected };
    expect(isSignedByMomo(message, keys)).toBe(true);
    expect(isSignedByMomo({ ...message, amount: 1 }, keys)).toBe(false);
    expect(isSignedByMomo({ ...message, resultCode: 1006 }, keys)).toBe(false);
    expect(isSignedByMomo({ ...message, signature: forged(expected) }, keys)).toBe(false);
    expect(isSignedByMomo({ ...message, signature: 1 }, keys)).toBe(false);
    expect(isSignedByMomo(message, { ...keys, accessKey: 'other' })).toBe(false);
  });
});

describe('ZaloPay', () => {
  it.each([
    ['create', 'app_id app_trans_id app_user amount app_time embed_data item'],
    ['query', 'app_id app_trans_id'],
    ['refund', 'app_id zp_trans_id amount description timestamp'],
    ['query_refund', 'app_id m_refund_id timestamp'],
  ] as const)('signs the call %s', (name, names) => {
    const { key, input, expected } = vector(`zalopay.${name}`);
    const values = input.split('|');
    const fields = Object.fromEntries(names.split(' ').map((field, at) => [field, values[at]!]));
    const kind = name === 'query_refund' ? 'queryRefund' : name;
    expect(signZalopay(kind, fields, key)).toBe(expected);
  });

  it('recognises its callback by the text as it came', () => {
    const { key, input, expected } = vector('zalopay.callback');
    expect(isSignedByZalopay(input, expected, key)).toBe(true);
    expect(isSignedByZalopay(JSON.stringify(JSON.parse(input), null, 1), expected, key)).toBe(false);
    expect(isSignedByZalopay(input, forged(expected), key)).toBe(false);
    expect(isSignedByZalopay(input, undefined, key)).toBe(false);
    // `key1` signs the shop's calls, never a callback.
    expect(isSignedByZalopay(input, expected, vector('zalopay.create').key)).toBe(false);
  });
});

describe('SePay', () => {
  const { key, input, expected } = vector('sepay.webhook');
  const timestamp = input.slice(0, input.indexOf('.'));
  const body = Buffer.from(input.slice(input.indexOf('.') + 1));
  const sent = { timestamp, signature: `sha256=${expected}` };
  const now = Number(timestamp) * 1000;

  it('recognises its message', () => {
    expect(isSignedBySepay(body, sent, key, now)).toBe(true);
    expect(isSignedBySepay(Buffer.concat([body, Buffer.from(' ')]), sent, key, now)).toBe(false);
    expect(isSignedBySepay(body, { ...sent, signature: expected }, key, now)).toBe(false);
    expect(isSignedBySepay(body, { ...sent, signature: undefined }, key, now)).toBe(false);
    expect(isSignedBySepay(body, { ...sent, timestamp: String(Number(timestamp) + 1) }, key, now)).toBe(
      false,
    );
  });

  it('takes a message for five minutes', () => {
    expect(isSignedBySepay(body, sent, key, now + 300_000)).toBe(true);
    expect(isSignedBySepay(body, sent, key, now + 301_000)).toBe(false);
    expect(isSignedBySepay(body, sent, key, now - 301_000)).toBe(false);
  });
});

describe('payOS', () => {
  it('signs the call that creates a link', () => {
    const { key, input, expected } = vector('payos.create');
    const fields = Object.fromEntries(Object.entries(plainFields(input)).reverse());
    expect(signPayos(fields, key)).toBe(expected);
  });

  it('recognises its message', () => {
    const { key, input, expected } = vector('payos.webhook');
    const data = { ...plainFields(input), amount: 3000, orderCode: 123, virtualAccountName: null };
    expect(isSignedByPayos({ data, signature: expected }, key)).toBe(true);
    expect(isSignedByPayos({ data: { ...data, amount: 1 }, signature: expected }, key)).toBe(false);
    expect(isSignedByPayos({ data, signature: forged(expected) }, key)).toBe(false);
    expect(isSignedByPayos({ data }, key)).toBe(false);
    expect(isSignedByPayos({ data: null, signature: expected }, key)).toBe(false);
  });
});
