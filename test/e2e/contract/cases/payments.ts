import { momoSignature } from '../../../../src/demo/payments/fake-momo';
import { payosDataSignature } from '../../../../src/demo/payments/fake-payos';
import { sepaySignature } from '../../../../src/demo/payments/fake-sepay';
import { PROVIDER_KEYS } from '../../support/provider-keys';
import type { Ask, World } from '../world';
import type { OperationCases } from './operation-case';

let transfers = 0;

/** A message of SePay, signed now. */
function sepay(change: object = {}): Ask {
  transfers += 1;
  const body = JSON.stringify({
    ...{ id: transfers, gateway: 'MBBank', transactionDate: '2026-11-20 10:22:00', subAccount: null },
    ...{ accountNumber: PROVIDER_KEYS.BANK_ACCOUNT, code: null, content: 'thank you', transferType: 'in' },
    ...{ description: '', transferAmount: 5000, accumulated: 0, referenceCode: `FT${transfers}`, ...change },
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = `sha256=${sepaySignature(timestamp, body, PROVIDER_KEYS.SEPAY_SECRET)}`;
  const headers = { 'x-sepay-timestamp': timestamp, 'x-sepay-signature': signature };
  return { body, headers: { ...headers, 'content-type': 'application/json' } };
}

/** A message of payOS. */
function payos(change: object = {}): Ask {
  transfers += 1;
  const data = {
    ...{ orderCode: transfers, amount: 5000, description: 'DH1', accountNumber: '0123456789', code: '00' },
    ...{
      reference: `FT${transfers}`,
      transactionDateTime: '2026-11-20 10:22:00',
      currency: 'VND',
      ...change,
    },
  };
  const signature = payosDataSignature(data, PROVIDER_KEYS.PAYOS_CHECKSUM_KEY);
  const body = JSON.stringify({ code: '00', desc: 'success', success: true, data, signature });
  return { body, headers: { 'content-type': 'application/json' } };
}

/** An order of the client's that a transfer pays. */
async function unpaid(world: World): Promise<{ params: { id: string }; body: object }> {
  const { _id } = await world.placedOrder('QR');
  return { params: { id: _id }, body: {} };
}

/** An order of which 5,000 dong came. */
async function received(world: World): Promise<{ params: { id: string } }> {
  const { params } = await unpaid(world);
  await world.admin.post(`/v1/orders/${params.id}/payments/received`, { amount: 5000, note: 'Cash' });
  return { params };
}

/** Money that names no order. */
async function unknownMoney(world: World): Promise<{ id: string }> {
  await world.ask('takeSepayMessage', sepay());
  const { body } = await world.admin.get<{ payments: { _id: string }[]; total: number }>(
    '/v1/payments?limit=100',
  );
  const page = Math.ceil(body.total / 100);
  const last = await world.admin.get<typeof body>(`/v1/payments?limit=100&page=${page}`);
  return { id: last.body.payments.at(-1)!._id };
}

/** A refund of which VNPay, which is not there, tells nothing. */
async function pendingRefund(world: World): Promise<{ id: string; refundId: string }> {
  const { params } = await received(world);
  const { body } = await world.manager.post<{ _id: string }>(`/v1/orders/${params.id}/refunds`, {
    ...{ amount: 2000, reason: 'Returned' },
  });
  await world.shop.dataSource.query(
    "UPDATE payment_refunds SET provider = 'vnpay', state = 'pending', doneAt = NULL WHERE id = ?",
    [body._id],
  );
  return { ...params, refundId: body._id };
}

const CLOSED = { state: 'done', note: 'Seen at VNPay' };
const NOTE = { note: 'Sent back' };

export const paymentCases: OperationCases = {
  startPayment: {
    access: 'owner',
    ok: unpaid,
    errors: {
      400: async (world) => ({ ...(await unpaid(world)), body: { provider: 'stripe' } }),
      409: async (world) => ({ params: { id: (await world.placedOrder())._id }, body: {} }),
    },
  },
  listOrderPayments: {
    access: 'owner-or-staff',
    ok: async (world) => ({ params: (await unpaid(world)).params }),
  },
  receiveMoney: {
    access: 'staff',
    ok: async (world) => ({ ...(await unpaid(world)), body: { amount: 5000, note: 'Cash' } }),
    errors: {
      400: async (world) => ({ ...(await unpaid(world)), body: { amount: 1.5, note: 'Cash' } }),
      409: async (world) => {
        const { cart } = await world.cartWithLine();
        return { params: { id: cart._id }, body: { amount: 5000, note: 'Cash' } };
      },
    },
  },
  refundOrder: {
    access: 'manager',
    ok: async (world) => ({ ...(await received(world)), body: { amount: 2000, reason: 'Returned' } }),
    errors: {
      400: async (world) => ({ ...(await received(world)), body: { amount: 0, reason: 'Returned' } }),
      409: async (world) => ({ ...(await received(world)), body: { amount: 5001, reason: 'Returned' } }),
    },
  },
  listPayments: {
    access: 'staff',
    ok: async () => ({ query: { state: 'open' } }),
    errors: { 400: async () => ({ query: { state: 'lost' } }) },
  },
  matchPayment: {
    access: 'staff',
    ok: async (world) => ({
      params: await unknownMoney(world),
      body: { orderId: (await unpaid(world)).params.id },
    }),
    errors: {
      400: async (world) => ({ params: await unknownMoney(world), body: { orderId: 'none' } }),
      409: async (world) => {
        const params = await unknownMoney(world);
        const [one, other] = [await unpaid(world), await unpaid(world)];
        await world.admin.post(`/v1/payments/${params.id}/match`, { orderId: one.params.id });
        return { params, body: { orderId: other.params.id } };
      },
    },
  },
  settlePayment: {
    access: 'staff',
    ok: async (world) => ({ params: await unknownMoney(world), body: NOTE }),
    errors: {
      400: async (world) => ({ params: await unknownMoney(world), body: { note: '' } }),
      409: async (world) => {
        const params = await unknownMoney(world);
        await world.admin.post(`/v1/payments/${params.id}/settle`, NOTE);
        return { params, body: NOTE };
      },
    },
  },
  countPayments: { access: 'staff', ok: async () => ({}) },
  listRefunds: {
    access: 'staff',
    ok: async () => ({ query: { state: 'due' } }),
    errors: { 400: async () => ({ query: { state: 'lost' } }) },
  },
  collectCash: {
    access: 'staff',
    ok: async (world) => ({ body: { orderIds: [(await world.placedOrder())._id], note: 'Cash' } }),
    errors: { 400: async () => ({ body: { orderIds: [], note: 'Cash' } }) },
  },
  changePayment: {
    access: 'owner',
    ok: async (world) => ({ params: (await unpaid(world)).params, body: { payment: 'COD' } }),
    errors: {
      400: async (world) => ({ params: (await unpaid(world)).params, body: { payment: 'gold' } }),
      409: async (world) => {
        const { cart } = await world.cartWithLine();
        return { params: { id: cart._id }, body: { payment: 'COD' } };
      },
    },
  },
  closeRefund: {
    access: 'manager',
    ok: async (world) => ({ params: await pendingRefund(world), body: CLOSED }),
    errors: {
      400: async (world) => ({ params: await pendingRefund(world), body: { ...CLOSED, note: '' } }),
      409: async (world) => {
        const params = await pendingRefund(world);
        await world.manager.post(`/v1/orders/${params.id}/refunds/${params.refundId}/close`, CLOSED);
        return { params, body: CLOSED };
      },
    },
  },
  takeSepayMessage: {
    access: 'anyone',
    ok: async () => sepay(),
    errors: {
      400: async () => sepay({ transferAmount: 'all' }),
      401: async () => ({ ...sepay(), body: '{}' }),
    },
  },
  takePayosMessage: {
    access: 'anyone',
    ok: async () => payos(),
    errors: {
      400: async () => payos({ amount: 'all' }),
      401: async () => ({ ...payos(), body: '{}' }),
    },
  },
  takeVnpayMessage: { access: 'anyone', ok: async () => ({ query: { vnp_TxnRef: 'DH7K01P4QAN' } }) },
  takeMomoMessage: {
    access: 'anyone',
    ok: momoMessage,
    errors: { 400: async () => ({}), 401: async () => ({ body: { signature: 'wrong' } }) },
  },
  takeZalopayMessage: {
    access: 'anyone',
    ok: async () => ({ body: { data: '{}', mac: 'wrong', type: 1 } }),
    errors: { 400: async () => ({}) },
  },
};

async function momoMessage(): Promise<Ask> {
  transfers += 1;
  const fields = {
    ...{ partnerCode: PROVIDER_KEYS.MOMO_PARTNER_CODE, orderId: 'unknown', requestId: 'unknown' },
    ...{ amount: '5000', orderInfo: '', orderType: 'momo_wallet', transId: String(transfers) },
    ...{
      resultCode: '0',
      message: 'Successful.',
      payType: 'qr',
      responseTime: '1700000000000',
      extraData: '',
    },
  };
  const signature = momoSignature(
    'message',
    { ...fields, accessKey: PROVIDER_KEYS.MOMO_ACCESS_KEY },
    PROVIDER_KEYS.MOMO_SECRET_KEY,
  );
  return { body: { ...fields, signature } };
}
