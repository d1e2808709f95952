import type { ErrorDto } from '../../../src/http/errors/error.dto';
import { aShopper } from '../support/people';
import { PaymentShop } from './payment-shop';

jest.setTimeout(60_000);

it('without providers nothing is begun, an order waits for ever, and no message is believed', async () => {
  const none = { SEPAY_SECRET: '', VNPAY_TMN_CODE: '', VNPAY_HASH_SECRET: '' };
  const momo = { MOMO_PARTNER_CODE: '', MOMO_ACCESS_KEY: '', MOMO_SECRET_KEY: '' };
  const zalopay = { ZALOPAY_APP_ID: '', ZALOPAY_KEY1: '', ZALOPAY_KEY2: '' };
  const payos = { PAYOS_CLIENT_ID: '', PAYOS_API_KEY: '', PAYOS_CHECKSUM_KEY: '' };
  const world = await PaymentShop.open({ ...none, ...payos, ...momo, ...zalopay });
  try {
    const shopper = await aShopper(world.shop);
    for (const payment of ['QR', 'eWallet', 'credit']) {
      const { order, memo } = await world.order(payment, 1, shopper);
      expect(order).toMatchObject({ payBy: null, paymentState: 'unpaid' });
      const { status, body } = await shopper.post<ErrorDto>(`/v1/orders/${order._id}/payments`, {});
      expect([status, body.code]).toEqual([409, 'payment.provider-missing']);
      await world.bank.transfer(memo, order.total);
      expect((await world.show(order._id)).paidAmount).toBe(0);
      expect((await world.payments(order._id)).providers).toEqual([]);
      // Nobody tells that it is paid: staff know it, and send it.
      const sent = { status: 'delivering' };
      expect((await world.admin.put(`/v1/orders/${order._id}/updateStatus`, sent)).status).toBe(200);
    }
    const post = (url: string) => world.send({ method: 'POST', url, headers: JSON_TYPE, body: '{}' });
    for (const url of ['sepay', 'payos', 'momo/ipn'])
      expect((await post(`/v1/payments/${url}`)).statusCode).toBe(401);
    expect((await post('/v1/payments/zalopay/callback')).json()).toMatchObject({ return_code: -1 });
    const ipn = await world.send({ method: 'GET', url: '/v1/payments/vnpay/ipn?vnp_TxnRef=1', headers: {} });
    expect(ipn.json()).toMatchObject({ RspCode: '97' });
  } finally {
    await world.close();
  }
});

const JSON_TYPE = { 'content-type': 'application/json' };
