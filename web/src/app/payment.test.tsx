import { screen, waitFor, within } from '@testing-library/react';
import { TIMINGS } from '../lib/timings';
import type { OrderDto, OrderPaymentsDto, PaymentAttemptDto } from '../api/generated/model';
import {
  answer,
  collect,
  makeCart,
  makeLine,
  makePayments,
  refusal,
  renderApp,
  startTestShop,
} from '../testing/test-shop';

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
    answer('getOrder', { id: ORDER_ID }, () => shown),
    answer('listOrderPayments', { id: ORDER_ID }, () => {
      asked += 1;
      return payments;
    }),
    answer('getOrderTransfer', { id: ORDER_ID }, () => ({
      ...{
        bin: '970415',
        bankName: 'VietinBank',
        account: '113366668888',
        accountName: 'BUOC SNEAKER',
        memo: 'DH7K01P4QAN',
      },
      ...{ amount: shown.total - shown.paidAmount, payload: `pays ${shown.total - shown.paidAmount}` },
    })),
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
    answer('startPayment', { id: ORDER_ID }, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      // A fragment, since jsdom goes nowhere else.
      return attempt({ payUrl: '#at-the-provider' });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  await waitFor(() => expect(window.location.hash).toBe('#at-the-provider'));
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
  expect(screen.getByText(/^Please pay by 21\/11\/2026 10:42\./)).toBeVisible();
  window.location.hash = '';
});

test('with two wallets the shopper chooses one', async () => {
  const sent: unknown[] = [];
  const { user } = open(RETURN, {}, { providers: ['momo', 'zalopay', 'vnpay'] });
  shop.use(
    answer(
      'startPayment',
      { id: ORDER_ID },
      collect(sent, attempt({ provider: 'zalopay', payUrl: '#at-zalopay' })),
    ),
  );
  const choice = within(await screen.findByRole('radiogroup', { name: 'Pay at' }));
  expect(choice.getAllByRole('radio')).toHaveLength(2);
  expect(choice.getByRole('radio', { name: 'MoMo' })).toBeChecked();
  await user.click(choice.getByRole('radio', { name: 'ZaloPay' }));
  await user.click(screen.getByRole('button', { name: 'Pay now' }));
  await waitFor(() => expect(sent).toEqual([{ provider: 'zalopay' }]));
  await waitFor(() => expect(window.location.hash).toBe('#at-zalopay'));
  window.location.hash = '';
});

test('on the way back it waits for the money, says that it came, and asks no more', async () => {
  const { be, asked } = open(RETURN, {}, { providers: ['momo'], attempts: [attempt({})] });
  const thanks = await screen.findByRole('region', { name: 'Thank you!' });
  expect(await within(thanks).findByText(/^If you have paid at MoMo, please do not pay again/)).toBeVisible();
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

test('a transfer that has a page of its own is paid there', async () => {
  const { user } = open(RETURN, { payment: 'QR' }, { providers: ['bank'], hasBankPage: true });
  shop.use(
    answer('startPayment', { id: ORDER_ID }, () => attempt({ provider: 'bank', payUrl: '#at-the-bank' })),
  );
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  await waitFor(() => expect(window.location.hash).toBe('#at-the-bank'));
  window.location.hash = '';
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
  expect(
    await screen.findByText('The payment at VNPay did not go through. No money was taken.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeEnabled();
});

test('ZaloPay’s page that was left unpaid says so, as long as ZaloPay has not answered', async () => {
  const { be } = open(
    `${RETURN}&apptransid=261120_DH7K01P4QAN&status=-49`,
    {},
    { providers: ['momo', 'zalopay'], attempts: [attempt({ provider: 'zalopay' })] },
  );
  const thanks = await screen.findByRole('region', { name: 'Not paid yet.' });
  expect(await within(thanks).findByText('ZaloPay reports that you have not paid.')).toBeVisible();
  be(...PAID);
  expect(await screen.findByRole('region', { name: 'Thank you!' })).toHaveTextContent('Paid');
});

test.each(['apptransid=261120_DH7K01P4QAN&status=1', 'apptransid=261120_OTHER&status=-49'])(
  'ZaloPay’s page that says nothing of the last try changes no words: %s',
  async (query) => {
    open(`${RETURN}&${query}`, {}, { providers: ['zalopay'], attempts: [attempt({ provider: 'zalopay' })] });
    const thanks = await screen.findByRole('region', { name: 'Thank you!' });
    expect(await within(thanks).findByText(/^If you have paid at ZaloPay/)).toBeVisible();
  },
);

test.each(['credit', 'eWallet', 'QR'] as const)(
  'an order by %s with a deadline waits for money before its providers are known',
  async (payment) => {
    open(RETURN, { payment }, {});
    shop.use(answer('listOrderPayments', { id: ORDER_ID }, () => new Promise<never>(() => undefined)));
    const thanks = await screen.findByRole('region', { name: 'Thank you!' });
    expect(within(thanks).getByText('We wait for your payment until 21/11/2026 10:42.')).toBeVisible();
  },
);

test('without a provider the shop calls, also when it is found out late', async () => {
  const { user } = open(RETURN, {}, { providers: ['momo'] });
  shop.use(
    answer(
      'startPayment',
      { id: ORDER_ID },
      refusal(409, {
        message: 'This way of payment is not set up.',
        code: 'payment.provider-missing',
      }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  expect(await screen.findByText(/^We call you on 0903417268 about the payment/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
});

test('a provider that does not answer is said, and the button stays', async () => {
  const { user } = open(RETURN, {}, { providers: ['momo'] });
  const message = 'The payment provider does not answer.';
  shop.use(answer('startPayment', { id: ORDER_ID }, refusal(503, { message })));
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeEnabled();
});

test('an unpaid order is paid in another way, and goes on with that', async () => {
  const sent: unknown[] = [];
  const { user, be } = open(
    RETURN,
    { payment: 'credit' },
    { providers: ['bank', 'vnpay'], attempts: [attempt({ provider: 'vnpay', state: 'failed' })] },
  );
  shop.use(
    answer('changePayment', { id: ORDER_ID }, async ({ request }) => {
      sent.push(await request.json());
      be({ payment: 'QR' }, {});
      const changed = { _id: ORDER_ID, status: 'pending', payment: 'QR' } as const;
      return makeCart([makeLine()], { ...changed, payBy: '2026-11-22T03:42:00.000Z' });
    }),
  );
  await screen.findByRole('region', { name: 'Not paid yet.' });
  await user.click(await screen.findByRole('button', { name: 'Change payment method' }));
  await user.click(screen.getByRole('radio', { name: 'QR' }));
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const thanks = await screen.findByRole('region', { name: 'Thank you!' });
  expect(await within(thanks).findByText('DH7K01P4QAN')).toBeVisible();
  expect(thanks).not.toHaveTextContent('did not go through');
  expect(screen.getByRole('button', { name: 'Change payment method' })).toHaveFocus();
  expect(sent).toEqual([{ payment: 'QR' }]);
});

test('a tab whose order was canceled says so by itself', async () => {
  const { be } = open(RETURN, {}, { providers: ['momo'] });
  await screen.findByRole('button', { name: 'Pay now' });
  be({ status: 'canceled', payBy: null }, { due: 0, providers: [] });
  const notice = await screen.findByRole('region', { name: 'This order is canceled.' });
  expect(notice).toHaveTextContent('there is nothing to pay any more');
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
});

test('a sum that has changed is shown before anybody pays it', async () => {
  const { user, be } = open(RETURN, {}, { providers: ['momo'] });
  shop.use(
    answer('startPayment', { id: ORDER_ID }, () => {
      be({ paymentState: 'partly-paid', paidAmount: 400_000 }, { due: 600_000 });
      return attempt({ amount: 600_000, payUrl: '#too-early' });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Pay now' }));
  expect(await screen.findByText(/^The sum has changed: 600.000đ is to be paid now\./)).toBeVisible();
  expect(await screen.findByText('400.000đ has arrived, 600.000đ is still to pay.')).toBeVisible();
  expect(window.location.hash).toBe('');
});

test('where only the page of payOS counts, the code of the shop’s account is hidden', async () => {
  open(RETURN, { payment: 'QR' }, { providers: ['bank'], hasBankPage: true, isBankPageOnly: true });
  expect(await screen.findByRole('button', { name: 'Pay now' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading the QR code')).toBeNull());
  expect(screen.queryByText('DH7K01P4QAN')).toBeNull();
});
