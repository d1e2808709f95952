import { screen, waitFor, within } from '@testing-library/react';
import type { MoneyFiguresDto, OrderDto, OrderPaymentsDto } from '../api/generated/model';
import { aReturn, openMoney, payments as samplePayments, refund } from '../testing/story-data';
import {
  answer,
  makeCart,
  makeCustomer,
  makeLine,
  makePayments,
  makeToken,
  refusal,
  renderApp,
  startTestShop,
} from '../testing/test-shop';
import { startSession } from '../state/session';

const shop = startTestShop();
const ID = 'e'.repeat(24);
const NUMBER = `#${ID.slice(0, 12)}`;

let order: OrderDto;
let payments: OrderPaymentsDto;
let figures: MoneyFiguresDto;
let asked: URLSearchParams[];
let sent: [string, unknown][];

const take =
  <Answer,>(given: Answer) =>
  async ({ request }: { request: Request }) => {
    sent.push([new URL(request.url).pathname, await request.json()]);
    return given;
  };

beforeEach(() => {
  order = makeCart([makeLine()], {
    ...{ _id: ID, status: 'pending', name: 'Bảo Linh', payment: 'QR', placedAt: '2026-11-20T03:00:00.000Z' },
  });
  payments = makePayments();
  figures = {
    toCollect: { orders: 0, amount: 0 },
    refundsDue: { orders: 0, amount: 0 },
    ...{ toLookAt: 0, refundsPending: 0 },
  };
  asked = [];
  sent = [];
  shop.use(
    answer('countPayments', () => figures),
    answer('listOrders', ({ request }) => {
      const query = new URL(request.url).searchParams;
      // The navigation's count.
      if (query.get('limit') === '1') return { orders: [], total: 0 };
      asked.push(query);
      return { orders: [order], total: 1 };
    }),
    answer('getOrder', () => order),
    answer('getOrderHistory', { history: [], notes: [] }),
    answer('listOrderPayments', () => payments),
    answer('listPayments', { payments: [openMoney], total: 1 }),
  );
});

function open(at: string, role: 'admin' | 'manager' = 'manager') {
  startSession({ token: makeToken(role), refreshToken: 'r' });
  shop.use(answer('getCustomer', makeCustomer({ role })));
  return renderApp(at);
}

test('the list says how far an order is paid, and filters by it', async () => {
  order = { ...order, paymentState: 'partly-paid', paidAmount: 400_000 };
  const { user, address } = open('/admin?section=order');
  const list = await screen.findByRole('table', { name: 'Orders' });
  expect(await within(list).findByText('Partly paid')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Unpaid' }));
  await waitFor(() => expect(asked.at(-1)?.get('paymentState')).toBe('unpaid'));
  expect(address()).toContain('paymentState=unpaid');
});

test('what is delivered and not paid is listed whole, what is paid in part as well', async () => {
  figures = { ...figures, toCollect: { orders: 2, amount: 1_600_000 } };
  const { user } = open('/admin?section=order');
  await user.click(await screen.findByRole('link', { name: /Delivered, not paid/ }));
  expect(await screen.findByRole('radio', { name: 'Not paid in full' })).toBeChecked();
  await waitFor(() =>
    expect(asked.at(-1)?.toString()).toContain('status=completed&paymentState=unpaid%2Cpartly-paid'),
  );
});

test('an unpaid order that is to be sent says so before', async () => {
  const { user } = open('/admin?section=order');
  await user.click(await screen.findByRole('button', { name: /^pending/ }));
  expect(await screen.findByText('It is not paid yet.')).toBeVisible();
});

test('staff record money that they saw', async () => {
  shop.use(answer('receiveMoney', { id: ID }, take(samplePayments.received[0]!)));
  const { user } = open(`/admin?section=order&detail=${ID}`, 'admin');
  const money = await screen.findByRole('region', { name: 'Money' });
  expect(await within(money).findByText('Unpaid')).toBeVisible();
  expect(within(money).queryByRole('button', { name: 'Refund' })).toBeNull();
  await user.click(within(money).getByRole('button', { name: 'Record money' }));
  const form = await screen.findByRole('form', { name: 'Record money' });
  const sum = within(form).getByRole('textbox', { name: 'Sum in dong' });
  expect(sum).toHaveValue('1.000.000');
  await user.clear(sum);
  await user.type(sum, 'all of it');
  expect(await within(form).findByText('Enter a sum in dong, such as 1.990.000.')).toBeVisible();
  await user.clear(sum);
  await user.type(sum, '250.000');
  await user.type(within(form).getByRole('textbox', { name: 'Where it was seen' }), 'Cash at the till');
  await user.click(within(form).getByRole('button', { name: 'Record' }));
  await waitFor(() =>
    expect(sent).toEqual([
      [`/v1/orders/${ID}/payments/received`, { amount: 250_000, note: 'Cash at the till' }],
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Record money' })).toBeVisible();
});

test('managers send money back, at most what is here, and read why it was refused', async () => {
  order = { ...order, paymentState: 'paid', paidAmount: 1_000_000 };
  payments = makePayments({ received: samplePayments.received, due: 0, refundKind: 'goodwill' });
  let kind: unknown;
  shop.use(
    answer('refundOrder', { id: ID }, async ({ request }) => {
      kind = (await request.json()).kind;
      return refusal(409, { message: 'At most 0đ can go back.' });
    }),
  );
  const { user } = open(`/admin?section=order&detail=${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const form = await screen.findByRole('form', { name: 'Refund' });
  const sum = within(form).getByRole('textbox', { name: 'Sum in dong' });
  await user.clear(sum);
  await user.type(sum, '1.000.001');
  expect(await within(form).findByText('At most 1.000.000đ.')).toBeVisible();
  await user.clear(sum);
  await user.type(sum, '1.000.000');
  await user.type(within(form).getByRole('textbox', { name: 'Reason' }), 'Wrong shoe');
  await user.click(within(form).getByRole('button', { name: 'Send back' }));
  expect(await within(form).findByText('At most 0đ can go back.')).toBeVisible();
  expect(kind).toBe('goodwill');
});

test('of pairs that came back their price is to go back, and only then their return ends', async () => {
  const money = { paidAmount: 1_000_000, returnedAmount: 400_000 };
  order = { ...order, ...money, status: 'completed', paymentState: 'refund-due' };
  payments = makePayments({ received: samplePayments.received, due: 0, refundKind: 'goodwill' });
  shop.use(
    answer('listOrderReturns', { returns: [{ ...aReturn, status: 'received' }], lines: [], until: null }),
    answer('refundOrder', () => {
      order = { ...order, paymentState: 'paid', refundedAmount: 400_000 };
      return refund;
    }),
  );
  const { user } = open(`/admin?section=order&detail=${ID}`);
  expect(await screen.findByText(/^The pairs are here/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const form = within(await screen.findByRole('form', { name: 'Refund' }));
  expect(form.getByRole('textbox', { name: 'Sum in dong' })).toHaveValue('400.000');
  expect(screen.queryByRole('button', { name: 'Nothing to pay back' })).toBeNull();
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Returned');
  await user.click(form.getByRole('button', { name: 'Send back' }));
  expect(await screen.findByRole('button', { name: 'Nothing to pay back' })).toBeVisible();
});

test('a refund that its provider does not confirm is ended by hand', async () => {
  payments = makePayments({ refunds: samplePayments.refunds });
  const { _id } = samplePayments.refunds[0]!;
  shop.use(answer('closeRefund', { id: ID, refundId: _id }, take(samplePayments.refunds[0]!)));
  const { user } = open(`/admin?section=order&detail=${ID}`);
  await user.click(await screen.findByRole('button', { name: 'Close refund' }));
  const form = await screen.findByRole('form', { name: /^Close refund/ });
  await user.type(within(form).getByRole('textbox', { name: 'Where it was seen' }), 'MoMo’s console');
  await user.click(within(form).getByRole('button', { name: 'It was not sent' }));
  await waitFor(() => expect(sent.at(-1)?.[1]).toEqual({ state: 'failed', note: 'MoMo’s console' }));
});

test('what waits is linked; unknown money is matched by one press and a confirmation', async () => {
  figures = { ...figures, toLookAt: 1 };
  shop.use(answer('matchPayment', { id: openMoney._id }, take(openMoney)));
  const { user } = open('/admin?section=order');
  await user.click(await screen.findByRole('link', { name: /Money to look at/ }));
  const list = await screen.findByRole('list', { name: 'Money to look at' });
  expect(list).toHaveTextContent('It names no order, or several');
  await user.click(within(list).getByRole('button', { name: /Nguyễn Phước Bảo Linh/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Is this money for this order?' });
  await user.click(within(dialog).getByRole('button', { name: 'Match' }));
  await waitFor(() => expect(sent.at(-1)?.[1]).toEqual({ orderId: openMoney.suggestions[0]!.orderId }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('money is matched to an order by its number, or settled with a note', async () => {
  shop.use(
    answer('matchPayment', { id: openMoney._id }, take(openMoney)),
    answer('settlePayment', { id: openMoney._id }, take(openMoney)),
  );
  const { user } = open('/admin?section=order&view=money');
  await user.click(await screen.findByRole('button', { name: 'Another order' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Match' }));
  expect(await within(dialog).findByText('Enter the number of one order.')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Order number' }), NUMBER);
  expect(await within(dialog).findByText(/Bảo Linh: 1\.000\.000đ$/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Match' }));
  await waitFor(() => expect(sent.at(-1)?.[1]).toEqual({ orderId: ID }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Settle' }));
  const settling = await screen.findByRole('dialog');
  await user.type(within(settling).getByRole('textbox', { name: 'What was done' }), 'A gift');
  await user.click(within(settling).getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(sent.at(-1)?.[1]).toEqual({ note: 'A gift' }));
});

test('refunds are listed by what became of them', async () => {
  shop.use(
    answer('listRefunds', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return { refunds: [refund], total: 1 };
    }),
  );
  const { user } = open('/admin?section=order&view=refunds');
  expect(await screen.findByRole('list', { name: 'Refunds' })).toHaveTextContent('10.148.000đ');
  expect(asked.at(-1)?.get('state')).toBe('due');
  await user.click(screen.getByRole('radio', { name: 'On its way' }));
  await waitFor(() => expect(asked.at(-1)?.get('state')).toBe('pending'));
});

test('cash of several orders is recorded at once; what was not says why', async () => {
  order = { ...order, status: 'completed', payment: 'COD' };
  const { user } = open('/admin?section=order&status=completed&paymentState=unpaid');
  shop.use(
    answer(
      'collectCash',
      take({
        results: [{ orderId: ID, amount: 0, code: 'payment.nothing-due', message: 'Nothing is due.' }],
      }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Record collected cash' }));
  const dialog = await screen.findByRole('dialog', { name: 'Whose cash was collected?' });
  expect(within(dialog).getByRole('checkbox')).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Record' }));
  expect(await within(dialog).findByText('Say how the cash came.')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'How it came' }), 'By the courier');
  await user.click(within(dialog).getByRole('button', { name: 'Record' }));
  expect(await within(dialog).findByText('Nothing is due.')).toBeVisible();
  expect(sent.at(-1)?.[1]).toEqual({ orderIds: [ID], note: 'By the courier' });
});
