import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { TIMINGS } from '../lib/timings';
import type { OrderDto, OrderPaymentsDto, PaymentAttemptDto } from '../api/generated/model';
import { makeCart, makeLine, makePayments, refuse, renderApp, startTestShop } from '../testing/test-shop';

const shop = startTestShop();
const ORDER_ID = 'e'.repeat(24);
const DIALOG = `/profile?active=order&order=${ORDER_ID}`;
/** As a provider's page leads back. */
const RETURN = `/profile?order=${ORDER_ID}`;

const attempt = (change: Partial<PaymentAttemptDto>): PaymentAttemptDto => ({
  ...{ _id: 'a'.repeat(24), orderId: ORDER_ID, provider: 'momo', amount: 1_000_000, state: 'open' },
  ...{ reference: 'DH7K01P4QAN', createdAt: '2026-11-20T03:00:00.000Z', expiresAt: null },
  ...change,
});

/** An unpaid order of 1.000.000đ. `be` changes what the server knows. */
function open(at: string, order: Partial<OrderDto>, money: Partial<OrderPaymentsDto>) {
  Object.assign(TIMINGS, { paymentRefresh: 20 });
  let shown = makeCart([makeLine()], {
    ...{ _id: ORDER_ID, status: 'pending', payment: 'eWallet', payBy: '2026-11-21T03:42:00.000Z' },
    ...order,
  });
  let payments = makePayments(money);
  let asked = 0;
  shop.signIn(null, { orders: [{ orderId: ORDER_ID, status: shown.status }] });
  shop.use(
    http.get(`*/v1/orders/${ORDER_ID}`, () => HttpResponse.json(shown)),
    http.get(`*/v1/orders/${ORDER_ID}/payments`, () => {
      asked += 1;
      return HttpResponse.json(payments);
    }),
    http.get(`*/v1/orders/${ORDER_ID}/transfer`, () =>
      HttpResponse.json({
        ...{ bin: '970415', account: '113366668888', accountName: 'BUOC SNEAKER', memo: 'DH7K01P4QAN' },
        ...{ amount: shown.total - shown.paidAmount, payload: `pays ${shown.total - shown.paidAmount}` },
      }),
    ),
  );
  return {
    ...renderApp(at),
    asked: () => asked,
    be: (nextOrder: Partial<OrderDto>, nextMoney: Partial<OrderPaymentsDto>) => {
      shown = { ...shown, ...nextOrder };
      payments = makePayments({ ...money, ...nextMoney });
    },
  };
}

const PAID: [Partial<OrderDto>, Partial<OrderPaymentsDto>] = [
  { paymentState: 'paid', paidAmount: 1_000_000 },
  { due: 0, providers: [] },
];

test.each([DIALOG, RETURN])('a wallet is paid at its provider, begun once: %s', async (at) => {
  const keys: (string | null)[] = [];
  const { user } = open(at, {}, { providers: ['momo'] });
  shop.use(
    http.post(`*/v1/orders/${ORDER_ID}/payments`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      // A fragment, since jsdom goes nowhere else.
      return HttpResponse.json(attempt({ payUrl: '#at-the-provider' }), { status: 201 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
  expect(screen.getByText(/^Please pay by 21\/11\/2026 10:42\./)).toBeVisible();
  window.location.hash = '';
});

test('on the way back it waits for the money, says that it came, and asks no more', async () => {
  const { be, asked } = open(RETURN, {}, { providers: ['momo'], attempts: [attempt({})] });
  const thanks = await screen.findByRole('region', { name: 'Thank you!' });
  expect(await within(thanks).findByText(/^If you have paid, wait here/)).toBeVisible();
  expect(thanks).not.toHaveTextContent('We call you');
  be(...PAID);
  expect(await within(thanks).findByText('Paid')).toBeVisible();
  expect(within(thanks).queryByRole('button', { name: 'Pay now' })).toBeNull();
  const before = asked();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked()).toBe(before);
});

test('a transfer shows its code and sum until the money came', async () => {
  const { be } = open(RETURN, { payment: 'QR' }, { providers: ['bank'] });
  const thanks = await screen.findByRole('region', { name: 'Thank you!' });
  expect(await within(thanks).findByText('DH7K01P4QAN')).toBeVisible();
  expect(within(thanks).queryByRole('button', { name: 'Pay now' })).toBeNull();
  be({ paymentState: 'partly-paid', paidAmount: 400_000 }, { due: 600_000 });
  expect(await within(thanks).findByText('400.000đ has arrived, 600.000đ is still to pay.')).toBeVisible();
  expect(await within(thanks).findByText('600.000đ')).toBeVisible();
  be(...PAID);
  expect(await within(thanks).findByText('Paid')).toBeVisible();
  expect(within(thanks).queryByRole('img', { name: /^QR code/ })).toBeNull();
});

test('after a try that failed it can be tried again', async () => {
  open(
    RETURN,
    { payment: 'credit' },
    {
      providers: ['vnpay'],
      attempts: [attempt({ provider: 'vnpay', state: 'failed' })],
    },
  );
  expect(await screen.findByText('The last payment did not go through. You can try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeEnabled();
});

test('without a provider the shop calls, also when it is found out late', async () => {
  const { user } = open(RETURN, {}, { providers: ['momo'] });
  shop.use(
    refuse('post', `/v1/orders/${ORDER_ID}/payments`, 409, {
      message: 'This way of payment is not set up.',
      code: 'payment.provider-missing',
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  expect(await screen.findByText(/^We call you on 0903417268 about the payment/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
});

test('a provider that does not answer is said, and the button stays', async () => {
  const { user } = open(RETURN, {}, { providers: ['momo'] });
  const message = 'The payment provider does not answer.';
  shop.use(refuse('post', `/v1/orders/${ORDER_ID}/payments`, 503, { message }));
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeEnabled();
});
