import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ListedExchangeDto, ListedReturnDto, OrderDto, OrderNoteDto } from '../api/generated/model';
import { TIMINGS } from '../lib/timings';
import { startSession } from '../state/session';
import { parcel } from '../testing/story-data';
import {
  CUSTOMER_ID,
  answer,
  answerEvery,
  makeCart,
  makeCustomer,
  makeLine,
  makePayments,
  makeToDo,
  makeToken,
  refusal,
  renderApp,
  startTestShop,
  watchDownloads,
} from '../testing/test-shop';

const shop = startTestShop();
let orders: OrderDto[];
let asked: URLSearchParams[];
let sent: string[];
let toInvoice: number;
let notes: OrderNoteDto[];

const idOf = (letter: string) => letter.repeat(24);
const makeOrder = (letter: string, change: Partial<OrderDto> = {}): OrderDto =>
  makeCart([makeLine()], {
    _id: idOf(letter),
    status: 'pending',
    name: `Khách ${letter}`,
    payment: 'COD',
    placedAt: '2026-11-20T03:00:00.000Z',
    ...change,
  });

beforeEach(() => {
  orders = ['a', 'b', 'd'].map((letter) => makeOrder(letter));
  asked = [];
  sent = [];
  toInvoice = 0;
  notes = [];
  shop.use(
    answer('listOrders', ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.get('limit') === '1') return { orders: [], total: toInvoice };
      asked.push(query);
      const status = query.get('status');
      const found = orders.filter((order) => !status || order.status === status);
      const from = (Number(query.get('page')) - 1) * 12;
      return { orders: found.slice(from, from + 12), total: found.length };
    }),
    answer('getOrder', ({ params }) => {
      const order = orders.find(({ _id }) => _id === params.id);
      return order ?? refusal(404, { message: 'Gone.' });
    }),
    answer('getOrderHistory', () => ({
      history: [
        {
          actorId: CUSTOMER_ID,
          by: 'customer',
          reason: null,
          from: 'cart',
          to: 'pending',
          createdAt: '2026-11-20T03:00:00.000Z',
        },
        {
          actorId: null,
          by: 'shop',
          reason: null,
          from: 'pending',
          to: 'completed',
          createdAt: '2026-11-20T04:00:00.000Z',
        },
      ],
      notes,
    })),
    answer('updateOrderStatus', async ({ params, request }) => {
      const { status } = await request.json();
      sent.push(`${String(params.id)[0]} ${status}`);
      orders = orders.map((order) => (order._id === params.id ? { ...order, status } : order));
      return orders.find(({ _id }) => _id === params.id)!;
    }),
    answer('deleteOrder', ({ params }) => {
      sent.push(`delete ${String(params.id)[0]}`);
      orders = orders.filter(({ _id }) => _id !== params.id);
    }),
  );
});

async function openAs(role: 'admin' | 'manager', at = '/admin?section=order') {
  startSession({ token: makeToken(role), refreshToken: 'r' });
  shop.use(answer('getCustomer', makeCustomer({ role })));
  const app = renderApp(at);
  await screen.findAllByRole('row');
  await screen.findAllByRole('button', { name: 'Details' });
  return app;
}

const rows = () => screen.getAllByRole('row').slice(1);
const statusOf = (row: number) =>
  within(rows()[row] as HTMLElement).getByRole('button', { name: /pending|delivering|completed|canceled/ });

test('a press, a tick: the status is saved, and can be undone', async () => {
  const { user } = await openAs('admin');
  await user.click(statusOf(0));
  expect(statusOf(0)).toHaveTextContent('delivering');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(statusOf(0)).toHaveTextContent('pending');
  await user.click(statusOf(0));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual(['a delivering']));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toEqual(['a delivering', 'a pending']));
  await waitFor(() => expect(statusOf(0)).toHaveTextContent('pending'));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('orders without a parcel, or without an invoice, are a filter in the address', async () => {
  const { user, address } = await openAs('admin', '/admin?section=order&missing=parcel');
  expect(asked.at(-1)?.get('parcel')).toBe('due');
  expect(screen.getByRole('radio', { name: 'No parcel yet' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'No invoice yet' }));
  await waitFor(() => expect(asked.at(-1)?.get('invoice')).toBe('due'));
  expect(asked.at(-1)?.has('parcel')).toBe(false);
  expect(address()).toBe('/admin?section=order&missing=invoice');
});

test('statuses are set from the keyboard alone, and one of them is undone', async () => {
  const { user, address } = await openAs('manager');
  for (const row of [0, 1, 2]) {
    await user.keyboard('jd');
    await waitFor(() => expect(sent).toHaveLength(row + 1));
    await waitFor(() => expect(statusOf(row)).toHaveTextContent('delivering'));
  }
  expect(sent).toEqual(['a delivering', 'b delivering', 'd delivering']);
  await user.keyboard('u');
  await waitFor(() => expect(statusOf(2)).toHaveTextContent('pending'));
  await user.keyboard('k{Enter}');
  expect(await screen.findByRole('dialog', { name: `Order #${'b'.repeat(12)}` })).toBeVisible();
  expect(address()).toContain(`detail=${idOf('b')}`);
  await user.keyboard('x');
  expect(sent).toHaveLength(4);
});

test('typing triggers no keyboard shortcut', async () => {
  const { user } = await openAs('manager');
  await user.keyboard('j');
  await user.type(screen.getByRole('searchbox'), 'dx');
  await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('dx'));
  expect(sent).toEqual([]);
});

test('a refused status shows a message in its row, and the choice stays', async () => {
  const { user } = await openAs('admin');
  shop.use(answer('updateOrderStatus', refusal(409, { message: 'Only 0 left.' })));
  await user.click(statusOf(1));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Only 0 left.');
  expect(statusOf(1)).toHaveTextContent('delivering');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('an order that its customer canceled meanwhile shows that, and its status is not overwritten unseen', async () => {
  const { user } = await openAs('admin');
  const canceled = { ...orders[0]!, status: 'canceled' as const };
  orders = [canceled, ...orders.slice(1)];
  let before: unknown;
  shop.use(
    answer('getOrder', canceled),
    answer('updateOrderStatus', async ({ request }) => {
      before = (await request.json()).statusBefore;
      return refusal(409, { message: 'It is canceled by now.' });
    }),
  );
  await user.keyboard('jd');
  expect(await screen.findByRole('alert')).toHaveTextContent('It is canceled by now.');
  expect(before).toBe('pending');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(statusOf(0)).toHaveTextContent('canceled');
});

test('an order that is not paid goes out only after a question', async () => {
  orders[0] = makeOrder('a', { payment: 'QR' });
  const { user } = await openAs('admin');
  const bodies: unknown[] = [];
  shop.use(
    answer('updateOrderStatus', async ({ request }) => {
      const { sendUnpaid } = await request.json();
      bodies.push(sendUnpaid);
      if (!sendUnpaid) return refusal(409, { code: 'order.not-paid', message: 'It is not paid yet.' });
      orders[0] = { ...orders[0]!, status: 'delivering' };
      return orders[0];
    }),
  );
  const question = { name: 'Send this order unpaid?' };
  await user.keyboard('jd');
  let dialog = await screen.findByRole('dialog', question);
  expect(dialog).toHaveTextContent(`Order #${'a'.repeat(12)}`);
  expect(dialog).toHaveTextContent('1.000.000đ is still to pay.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent('It is not paid yet.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  dialog = await screen.findByRole('dialog', question);
  await user.click(within(dialog).getByRole('button', { name: 'Send unpaid' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(statusOf(0)).toHaveTextContent('delivering');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(bodies).toEqual([undefined, undefined, true]);
});

test('an order whose money goes back is asked about in other words', async () => {
  orders[0] = makeOrder('a', { paymentState: 'paid', paidAmount: 1_000_000 });
  const { user } = await openAs('admin');
  const refused = { code: 'order.not-paid', message: 'Its money goes back.' };
  shop.use(answer('updateOrderStatus', () => refusal(409, refused)));
  await user.keyboard('jd');
  const dialog = await screen.findByRole('dialog', { name: 'Send this order unpaid?' });
  expect(dialog).toHaveTextContent('Its money went back, or is on its way back.');
});

test('the detail shows the order and its history, with names', async () => {
  const { user, address } = await openAs('admin');
  await user.click(within(rows()[1] as HTMLElement).getByRole('button', { name: 'Details' }));
  const dialog = await screen.findByRole('dialog', { name: `Order #${'b'.repeat(12)}` });
  const history = await within(dialog).findByRole('region', { name: 'History' });
  await waitFor(() => expect(history).toHaveTextContent('Nguyễn Linh, customer'));
  expect(history).toHaveTextContent('20/11/2026 11:00');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/admin?section=order'));
});

test('the status is changed in the detail as well, and the list shows it', async () => {
  const { user } = await openAs('admin');
  await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: 'Details' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'pending' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('button', { name: 'delivering' })).toBeVisible();
  expect(sent).toEqual(['a delivering']);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(statusOf(0)).toHaveTextContent('delivering'));
});

test('the list and the detail say how far an order is paid, and what came', async () => {
  orders[1] = makeOrder('b', { paymentState: 'paid', paidAmount: 1_000_000 });
  shop.use(
    answer(
      'listOrderPayments',
      makePayments({
        due: 0,
        received: [
          {
            ...{ _id: idOf('f'), orderId: idOf('b'), provider: 'sepay', transactionId: '92704' },
            ...{ amount: 1_000_000, currency: 'VND', verdict: 'exact', state: 'counted' },
            ...{
              paidAt: '2026-11-20T03:05:00.000Z',
              receivedAt: '2026-11-20T03:05:02.000Z',
              recordedBy: null,
            },
          },
        ],
      }),
    ),
  );
  const { user } = await openAs('admin');
  expect(rows()[0]).toHaveTextContent('Unpaid');
  expect(rows()[1]).toHaveTextContent('Paid');
  await user.click(within(rows()[1] as HTMLElement).getByRole('button', { name: 'Details' }));
  const money = await screen.findByRole('region', { name: 'Money' });
  expect(within(money).getByText('Paid')).toBeVisible();
  expect(await within(money).findByRole('listitem')).toHaveTextContent('SePay');
  expect(within(money).getByRole('listitem')).toHaveTextContent('20/11/2026 10:05');
});

test('a missing order shows a notice', async () => {
  await openAs('admin').catch(() => undefined);
  renderApp(`/admin?section=order&detail=${idOf('f')}`);
  expect(await screen.findByText('There is no such order.')).toBeVisible();
});

test('an order’s id in the address names no other call', async () => {
  const read: string[] = [];
  shop.use(
    answerEvery(({ request }) => {
      read.push(new URL(request.url).pathname);
    }),
  );
  await openAs('admin');
  renderApp('/admin?section=order&detail=..%2Fcustomers%2Fexport%3F');
  expect(await screen.findByText('There is no such order.')).toBeVisible();
  await waitFor(() => expect(read).toContain('/v1/orders/..%2Fcustomers%2Fexport%3F/exchanges'));
  expect(read.filter((path) => path.startsWith('/v1/customers/export'))).toEqual([]);
});

test('only a manager deletes, after a question', async () => {
  const { user } = await openAs('manager');
  await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Do you really want to delete this ?' });
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual(['delete a']);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /new order|Show changes/ })).not.toBeInTheDocument();
});

test('an admin’s bins are dimmed', async () => {
  await openAs('admin');
  screen.getAllByRole('button', { name: 'Delete' }).forEach((bin) => expect(bin).toBeDisabled());
});

test('filter, sort and page live in the address', async () => {
  orders = Array.from({ length: 13 }, (_, index) => makeOrder(String.fromCharCode(97 + index)));
  const { user, address } = await openAs('admin', '/admin?section=order&page=2');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.click(screen.getByRole('radio', { name: 'pending' }));
  await waitFor(() => expect(address()).toBe('/admin?section=order&status=pending'));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('button', { name: 'Newest' }));
  await user.click(await screen.findByRole('button', { name: 'Oldest' }));
  expect(await screen.findByRole('button', { name: 'High-low' })).toBeVisible();
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('high-low'));
  expect(asked.at(-1)?.get('status')).toBe('pending');
});

test('an order that left the chosen status leaves its tab, and can be brought back', async () => {
  const { user } = await openAs('admin', '/admin?section=order&status=pending');
  const before = rows().length;
  await user.click(statusOf(0));
  await user.click(within(rows()[0]!).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(rows()).toHaveLength(before - 1));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(rows()).toHaveLength(before));
});

test('a page past the end is the last one', async () => {
  const { address } = await openAs('admin', '/admin?section=order').then(() =>
    renderApp('/admin?section=order&page=9'),
  );
  await waitFor(() => expect(address()).toBe('/admin?section=order'));
});

test('a new order waits until it is asked for; a status follows at once', async () => {
  const { user } = await openAs('admin');
  orders = [makeOrder('e'), ...orders.map((order) => ({ ...order, status: 'completed' as const }))];
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  const news = await screen.findByRole(
    'button',
    { name: '1 new order' },
    { timeout: TIMINGS.orderRefresh + 5000 },
  );
  expect(rows()).toHaveLength(3);
  expect(statusOf(0)).toHaveTextContent('completed');
  expect(rows()[0]).toHaveTextContent('Khách a');
  await user.click(news);
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(rows()[0]).toHaveTextContent('Khách e');
});

test('the export is the server’s table of all orders of the filter, and says why it does not come', async () => {
  const { user } = await openAs('admin');
  let isDown = true;
  shop.use(
    answer('exportOrders', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      if (isDown) return refusal(403, { message: 'Later, please.' });
      return new HttpResponse('\uFEFFOrder\r\n#a\r\n', {
        headers: { 'content-type': 'text/csv; charset=utf-8' },
      });
    }),
  );
  await user.click(screen.getByRole('radio', { name: 'pending' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Later, please.')).toBeVisible();
  isDown = false;
  const files = watchDownloads();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.text).toBe('\uFEFFOrder\r\n#a\r\n');
  expect(Object.fromEntries(asked.at(-1)!)).toEqual({ status: 'pending' });
  expect(screen.queryByText('Later, please.')).not.toBeInTheDocument();
});

test('a list that could not be loaded can be tried again', async () => {
  let isDown = true;
  startSession({ token: makeToken('admin'), refreshToken: 'r' });
  shop.use(
    answer('getCustomer', makeCustomer({ role: 'admin' })),
    answer('listOrders', () =>
      isDown ? refusal(403, { message: 'Not now.' }) : { orders, total: orders.length },
    ),
  );
  const { user } = renderApp('/admin?section=order');
  expect(await screen.findByText('The orders could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('the invoice of an order that was sent is recorded in its dialog', async () => {
  const buyer = {
    company: 'Mai Linh',
    taxCode: '0100109106',
    address: '12 Nguyễn Huệ',
    email: 'a@mailinh.vn',
  };
  orders = [makeOrder('a', { status: 'delivering', invoiceBuyer: buyer })];
  shop.use(
    answer('recordInvoice', async ({ request }) => {
      const invoice = await request.json();
      sent.push(JSON.stringify(invoice));
      return { ...orders[0]!, invoiceNumber: invoice.number };
    }),
  );
  const { user } = await openAs('admin');
  await user.click(screen.getByRole('button', { name: 'Details' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Mai Linh · 0100109106/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Record invoice' }));
  await user.type(dialog.getByLabelText('Series and number'), '1C26TAA-7{Enter}');
  expect(await dialog.findByText('1C26TAA-7')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Change invoice' })).toBeVisible();
  expect(sent).toEqual(['{"number":"1C26TAA-7"}']);
});

test('a note is written in an order’s dialog, and stands in its history with its author', async () => {
  shop.use(
    answer('addOrderNote', async ({ request }) => {
      const { text } = await request.json();
      notes = [{ _id: 'n', actorId: CUSTOMER_ID, text, createdAt: '2026-11-20T05:00:00.000Z' }];
      return notes[0]!;
    }),
  );
  const { user } = await openAs('admin');
  await user.click(screen.getAllByRole('button', { name: 'Details' })[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Write a note' }));
  await user.type(dialog.getByLabelText('Note'), '  Giao sau 18 giờ {Enter}');
  const history = within(dialog.getByRole('region', { name: 'History' }));
  const note = (await history.findByText('Giao sau 18 giờ')).closest('li');
  expect(note).toHaveTextContent(/, note/);
  expect(history.getAllByRole('listitem').at(-1)).toBe(note);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Write a note' })).toHaveFocus());
});

test('a parcel is sent and its steps are recorded in the order’s dialog, which shows its new status', async () => {
  const { _id, ...sentParcel } = parcel;
  const change = (next: Partial<OrderDto>) => {
    orders = orders.map((order) => (order._id === idOf('a') ? { ...order, ...next } : order));
    return orders[0]!.shipments[0]!;
  };
  shop.use(
    answer('addShipment', async ({ request }) => {
      sent.push(JSON.stringify(await request.json()));
      return change({ status: 'delivering', shipments: [{ _id, ...sentParcel }] });
    }),
    answer('addShipmentEvent', async ({ params, request }) => {
      sent.push(`${String(params.shipmentId === _id)} ${JSON.stringify(await request.json())}`);
      return change({
        status: 'completed',
        shipments: [{ _id, ...sentParcel, state: 'delivered', isOver: true }],
      });
    }),
  );
  const { user } = await openAs('admin');
  await user.click(screen.getAllByRole('button', { name: 'Details' })[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Add shipment' }));
  expect(dialog.getByRole('combobox', { name: 'Carrier' })).toHaveFocus();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Carrier' }), 'Viettel Post');
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Tracking number'), ' VTP0123456789 {Enter}');
  await user.click(await dialog.findByRole('button', { name: 'Record a step' }));
  expect(dialog.getByLabelText('Where the parcel is')).toHaveValue('delivered');
  await user.type(dialog.getByLabelText('Note'), 'Ở quầy lễ tân{Enter}');
  expect(await dialog.findByText('Delivered', { selector: 'p' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Record a step' })).toBeNull();
  expect(sent).toEqual([
    '{"carrier":"viettel-post","trackingNumber":"VTP0123456789"}',
    'true {"state":"delivered","text":"Ở quầy lễ tân"}',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(statusOf(0)).toHaveTextContent('completed'));
});

test('a parcel is created with a carrier, its label opened, and it is canceled there', async () => {
  const created = { ...parcel, carrier: 'ghn', trackingNumber: 'L8CUHX', isOrdered: true };
  const show = (shipment: typeof created | { state: 'canceled'; isOver: true }) => {
    const shipments = [{ ...created, ...shipment }];
    orders = orders.map((order) => (order._id === idOf('a') ? { ...order, shipments } : order));
    return shipments[0]!;
  };
  let isRefused = true;
  shop.use(
    answer('addShipment', async ({ request }) => {
      sent.push(JSON.stringify(await request.json()));
      if (!isRefused) return show(created);
      return HttpResponse.json({ statusCode: 409, message: 'No weight.' }, { status: 409 });
    }),
    answer('getShipmentLabel', { url: 'https://ghn.test/label', pdf: null }),
    answer('listShipmentCosts', { costs: [{ shipmentId: parcel._id, fee: 27_000 }] }),
    answer('cancelShipment', () => show({ state: 'canceled', isOver: true })),
  );
  const opened: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href);
  });
  const { user } = await openAs('admin');
  await user.click(screen.getAllByRole('button', { name: 'Details' })[0]!);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Create with GHN' }));
  expect(await dialog.findByText('No weight.')).toBeVisible();
  expect(dialog.queryByText(/fee/)).toBeNull();
  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Create with GHN' }));
  await user.click(await dialog.findByRole('button', { name: 'Print label' }));
  expect(await dialog.findByText(/^Carrier’s fee: 27.000/)).toBeVisible();
  await waitFor(() => expect(opened).toEqual(['https://ghn.test/label']));
  // Its courier collects all the cash: another is created when this one has come to its end.
  expect(dialog.queryByRole('button', { name: 'Create with GHN' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancel parcel' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel this parcel?' }));
  await user.click(question.getByRole('button', { name: 'Cancel parcel' }));
  expect(await dialog.findByText('Parcel canceled', { selector: 'p' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Create with GHN' })).toBeVisible();
  expect(sent).toEqual(['{"carrier":"ghn"}', '{"carrier":"ghn"}']);
});

test('the invoices to issue are counted above the orders, and saved as a file', async () => {
  toInvoice = 4;
  shop.use(
    answer('exportInvoices', ({ request }) => {
      sent.push(new URL(request.url).search);
      return new HttpResponse('Order\r\n', { headers: { 'content-type': 'text/csv' } });
    }),
  );
  const { user } = await openAs('admin');
  const button = await screen.findByRole('button', { name: /^4 ?Invoices to issue/ });
  const saved = watchDownloads();
  await user.click(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(sent).toEqual(['?invoice=due&sort=oldest']);
});

test('open exchanges stand above the orders, five on a page, and the last page goes with its last row', async () => {
  let open = Array.from({ length: 6 }, (_, i): ListedExchangeDto => ({
    ...{ productId: 'a'.repeat(24), color: 'đen', size: '41', name: `Phố ${i + 1}`, image: '/p.webp' },
    ...{ _id: String(i).repeat(24), orderId: idOf('a'), newSize: '42', status: 'approved', closedAt: null },
    ...{ reason: null, receiver: 'Trần Minh Anh', phone: '0901234567' },
    ...{ createdAt: '2026-11-22T03:12:00.000Z', heldUntil: '2026-11-29T03:12:00.000Z' },
  }));
  shop.use(
    answer('listExchanges', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [page, limit] = ['page', 'limit'].map((name) => Number(query.get(name)));
      const from = (page! - 1) * limit!;
      return { exchanges: open.slice(from, from + limit!), total: open.length };
    }),
    answer('moveExchange', ({ params }) => {
      const moved = open.find(({ _id }) => _id === params.id);
      open = open.filter((one) => one !== moved);
      return { ...moved!, status: 'received' };
    }),
  );
  const { user } = await openAs('admin');
  const list = await screen.findByRole('region', { name: 'Open exchanges of size (6)' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .filter((row) => row.textContent?.includes('Phố')),
  ).toHaveLength(5);
  await user.click(within(list).getByRole('button', { name: 'Next page' }));
  await user.click(await within(list).findByRole('button', { name: 'Received' }));
  const rest = await screen.findByRole('region', { name: 'Open exchanges of size (5)' });
  expect(await within(rest).findAllByRole('button', { name: 'Received' })).toHaveLength(5);
  expect(within(rest).queryByRole('navigation')).toBeNull();
});

test('an exchange is refused after a question, with a reason; the navigation counts those that wait', async () => {
  let open: ListedExchangeDto[] = [
    {
      ...{ productId: 'a'.repeat(24), color: 'đen', size: '41', name: 'Phố Cổ', image: '/p.webp' },
      ...{ _id: '1'.repeat(24), orderId: idOf('a'), newSize: '42', status: 'requested', closedAt: null },
      ...{ createdAt: '2026-11-22T03:12:00.000Z', heldUntil: '2026-11-29T03:12:00.000Z' },
      ...{ reason: null, receiver: 'Trần Minh Anh', phone: '0901234567' },
    },
  ];
  const sent: unknown[] = [];
  shop.use(
    answer('listExchanges', () => ({ exchanges: open, total: open.length })),
    answer('countToDo', () => makeToDo({ exchangesOpen: open.length })),
    answer('moveExchange', async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) return refusal(503, { message: 'Busy.' });
      const [moved] = open;
      open = [];
      return { ...moved!, status: 'refused' };
    }),
  );
  const { user } = await openAs('admin');
  const list = await screen.findByRole('region', { name: 'Open exchanges of size (1)' });
  expect(within(list).getByText('Trần Minh Anh · 0901234567')).toBeVisible();
  const link = () => within(screen.getByRole('navigation', { name: 'Back-office' })).getByText('Order');
  expect(link().closest('a')).toHaveAccessibleDescription('1 exchange of size is open');
  await user.click(within(list).getByRole('button', { name: 'Refuse' }));
  const question = await screen.findByRole('dialog', { name: 'Do you want to refuse this exchange?' });
  expect(within(question).getByText('Phố Cổ, Black: size 41 → 42')).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(within(question).getByRole('textbox', { name: 'Reason (optional)' }), 'Worn soles');
  await user.click(within(question).getByRole('button', { name: 'Refuse' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent('Busy.');
  await user.click(within(question).getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(sent).toEqual([1, 2].map(() => ({ move: 'refuse', reason: 'Worn soles' })));
  expect(screen.queryByRole('region', { name: /^Open exchanges/ })).toBeNull();
  await waitFor(() => expect(link().closest('a')).toHaveAccessibleDescription(''));
});

test('a return is received after a question, which says what cannot be sold again', async () => {
  const waiting: ListedReturnDto = {
    ...{ _id: '2'.repeat(24), orderId: idOf('a'), amount: 4_780_000, status: 'approved', reason: 'size' },
    lines: [
      {
        ...{ productId: 'a'.repeat(24), color: 'đen', size: '41', name: 'Phố Cổ', image: '/p.webp' },
        ...{ price: 2_390_000, quantity: 2, unsellable: 0 },
      },
    ],
    ...{ note: null, refusal: null, closedAt: null, receiver: 'Trần Minh Anh', phone: '0901234567' },
    ...{ createdAt: '2026-11-22T03:12:00.000Z', sendBy: '2026-12-06T03:12:00.000Z' },
  };
  let shown = waiting;
  const sent: unknown[] = [];
  shop.use(
    answer('listReturns', () => ({ returns: [shown], total: 1 })),
    answer('countToDo', () => makeToDo({ returnsOpen: 1 })),
    answer('moveReturn', async ({ request }) => {
      sent.push(await request.json());
      shown = { ...waiting, status: 'received' };
      return shown;
    }),
  );
  const { user } = await openAs('admin');
  const list = within(await screen.findByRole('region', { name: 'Open returns for money (1)' }));
  const link = within(screen.getByRole('navigation', { name: 'Back-office' })).getByText('Order');
  expect(link.closest('a')).toHaveAccessibleDescription('1 return for money is open');
  await user.click(list.getByRole('button', { name: 'Received' }));
  const question = within(await screen.findByRole('dialog', { name: 'Have these pairs arrived?' }));
  await user.click(question.getByRole('checkbox', { name: /^Not for sale: Phố Cổ/ }));
  await user.click(question.getByRole('button', { name: 'Decrease quantity' }));
  await user.click(question.getByRole('button', { name: 'Received' }));
  expect(await list.findByText(/^The pairs are here/)).toBeVisible();
  // Its order tells whether money is to go back.
  expect(list.queryByRole('button', { name: 'Nothing to pay back' })).toBeNull();
  const unsellable = [{ productId: 'a'.repeat(24), color: 'đen', size: '41', quantity: 1 }];
  expect(sent).toEqual([{ move: 'receive', unsellable }]);
});

describe('several orders at once (rule O18)', () => {
  const box = (letter: string) =>
    screen.getByRole('checkbox', { name: `Select order #${letter.repeat(12)}` });
  const bar = () => within(screen.getByRole('region', { name: 'Selected orders' }));

  test('get a status; what is refused stays and says why', async () => {
    const { user } = await openAs('admin');
    expect(screen.queryByRole('region', { name: 'Selected orders' })).toBeNull();
    await user.click(box('a'));
    // By the keyboard: the next row.
    await user.keyboard('js');
    expect(bar().getByRole('status')).toHaveTextContent('2 selected');
    expect(box('b')).toBeChecked();
    shop.use(
      answer('updateOrderStatus', { id: idOf('b') }, () =>
        refusal(409, { code: 'order.not-paid', message: 'It is not paid.' }),
      ),
    );
    await user.click(bar().getByRole('button', { name: 'delivering' }));
    const question = within(await screen.findByRole('dialog', { name: 'Set the status of these orders?' }));
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Set to delivering' }));
    expect(await question.findByRole('alert')).toHaveTextContent('One order was not changed. Changed: 1.');
    expect(question.getByText('It is not paid.')).toBeVisible();
    expect(sent).toEqual(['a delivering']);
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(statusOf(0)).toHaveTextContent('delivering'));
    // Nothing else is asked about.
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(bar().getByRole('button', { name: 'Select none' }));
    expect(screen.queryByRole('region', { name: 'Selected orders' })).toBeNull();
  });

  test('stay selected while the list renews itself, and not under another filter', async () => {
    Object.assign(TIMINGS, { orderRefresh: 30 });
    const { user } = await openAs('admin');
    await user.click(box('d'));
    const before = asked.length;
    orders = [makeOrder('e'), ...orders];
    await waitFor(() => expect(asked.length).toBeGreaterThan(before + 1));
    expect(box('d')).toBeChecked();
    expect(bar().getByRole('status')).toHaveTextContent('1 selected');
    Object.assign(TIMINGS, { orderRefresh: 15_000 });
    await user.click(screen.getByRole('radio', { name: 'pending' }));
    await waitFor(() => expect(asked.at(-1)?.get('status')).toBe('pending'));
    await user.click(screen.getAllByRole('radio', { name: 'All' })[0]!);
    await waitFor(() => expect(box('d')).not.toBeChecked());
  });

  test('have their slips printed together', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await openAs('admin');
    await user.click(box('a'));
    await user.click(bar().getByRole('button', { name: 'Select all' }));
    await user.click(bar().getByRole('button', { name: 'Print packing slips' }));
    expect(print).toHaveBeenCalledTimes(1);
    const slips = () => document.querySelectorAll('[data-print-sheet] article');
    expect([...slips()].map((slip) => slip.querySelector('h2')?.textContent)).toEqual(
      ['a', 'b', 'd'].map((letter) => `Order #${letter.repeat(12)}`),
    );
    fireEvent(window, new Event('afterprint'));
    expect(slips()).toHaveLength(0);
    print.mockRestore();
  });

  test('have their cash recorded', async () => {
    const { user } = await openAs('admin');
    await user.click(box('a'));
    await user.click(bar().getByRole('button', { name: 'Cash collected' }));
    expect(await screen.findByRole('dialog', { name: 'Whose cash was collected?' })).toBeVisible();
  });
});
