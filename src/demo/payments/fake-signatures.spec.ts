import vectors from '../../../test/fixtures/payment-vectors.json';
import { momoSignature } from './fake-momo';
import { payosCreateSignature, payosDataSignature } from './fake-payos';
import type { Fields } from './fake-provider';
import { sepaySignature } from './fake-sepay';
import { vnpayCallHash, vnpayQueryHash } from './fake-vnpay';
import { zalopayCallbackMac, zalopayMac } from './fake-zalopay';

type Sign = (input: string, key: string) => string;

/** `a=1&b=2` as fields, the last first: whoever signs must put them in order. */
const fieldsOf = (input: string): Fields =>
  Object.fromEntries(
    input
      .split('&')
      .reverse()
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

const vnpayQuery: Sign = (input, key) =>
  vnpayQueryHash(
    { vnp_BankCode: '', other: 'x', ...Object.fromEntries([...new URLSearchParams(input)].reverse()) },
    key,
  );
const momo =
  (kind: Parameters<typeof momoSignature>[0]): Sign =>
  (input, key) =>
    momoSignature(kind, { requestType: 'other', ...fieldsOf(input) }, key);

const VNPAY_CALL = {
  ...{ vnp_Version: '2.1.0', vnp_TmnCode: 'TEST_TMN', vnp_TxnRef: '5', vnp_IpAddr: '127.0.0.1' },
  vnp_TransactionDate: '20210801153333',
};
const ZALOPAY = {
  app_id: '2554',
  app_trans_id: '230407_13221300383',
  amount: '50000',
  timestamp: '1680848533635',
};

const SIGN: Record<string, Sign> = {
  'vnpay.ipn.success': vnpayQuery,
  'vnpay.ipn.code99': vnpayQuery,
  'vnpay.pay': vnpayQuery,
  'vnpay.querydr': (_input, key) =>
    vnpayCallHash(
      'querydr',
      {
        ...{ ...VNPAY_CALL, vnp_RequestId: 'req1', vnp_Command: 'querydr' },
        ...{ vnp_CreateDate: '20210801160000', vnp_OrderInfo: 'Truy van GD 5' },
      },
      key,
    ),
  'vnpay.refund': (_input, key) =>
    vnpayCallHash(
      'refund',
      {
        ...{ ...VNPAY_CALL, vnp_RequestId: 'req2', vnp_Command: 'refund', vnp_TransactionType: '02' },
        ...{ vnp_Amount: '1806000', vnp_TransactionNo: '0', vnp_CreateBy: 'shop' },
        ...{ vnp_CreateDate: '20210801170000', vnp_OrderInfo: 'Hoan tien 5' },
      },
      key,
    ),
  'momo.create': momo('create'),
  'momo.ipn': momo('message'),
  'momo.query': momo('query'),
  'momo.refund': momo('refund'),
  'zalopay.create': (_input, key) =>
    zalopayMac(
      'create',
      { ...ZALOPAY, app_user: 'user123', app_time: '1680848533635', embed_data: '{}', item: '[]' },
      key,
    ),
  'zalopay.query': (_input, key) => zalopayMac('query', { ...ZALOPAY, key1: key }, key),
  'zalopay.callback': zalopayCallbackMac,
  'zalopay.refund': (_input, key) =>
    zalopayMac('refund', { ...ZALOPAY, zp_trans_id: '230407000000123', description: 'refund' }, key),
  'zalopay.query_refund': (_input, key) =>
    zalopayMac('query_refund', { ...ZALOPAY, m_refund_id: '230407_2554_1' }, key),
  'zalopay.redirect': (_input, key) =>
    zalopayMac(
      'redirect',
      {
        ...{ appid: '2554', apptransid: '230407_13221300383', pmcid: '38', bankcode: '' },
        ...{ amount: '50000', discountamount: '0', status: '1' },
      },
      key,
    ),
  'sepay.webhook': (input, key) =>
    sepaySignature(input.slice(0, input.indexOf('.')), input.slice(input.indexOf('.') + 1), key),
  'payos.webhook': (input, key) =>
    payosDataSignature(
      Object.fromEntries(Object.entries(fieldsOf(input)).map(([name, value]) => [name, value || null])),
      key,
    ),
  'payos.create': (input, key) => payosCreateSignature({ items: 'other', ...fieldsOf(input) }, key),
};

/** A payment that waits for the shop's confirmation is asked of no fake. */
const NOT_FAKED = ['momo.confirm'];

it('knows every vector', () => {
  expect([...Object.keys(SIGN), ...NOT_FAKED].sort()).toEqual(vectors.map(({ name }) => name).sort());
});

it.each(vectors.filter(({ name }) => !NOT_FAKED.includes(name)))(
  'signs $name',
  ({ name, input, key, expected }) => {
    expect(SIGN[name]?.(input, key)).toBe(expected);
  },
);
