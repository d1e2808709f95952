import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ListedExchangeDto, ListedReturnDto, OrderDto } from '../api/generated/model';
import { idOf, makeOrder, rows, startStaffOrders, statusOf } from '../testing/staff-orders';
import { parcel } from '../testing/story-data';
import { CUSTOMER_ID, answer, makePayments, makeToDo, refusal, watchDownloads } from '../testing/test-shop';

const { shop, desk, sent, openAs } = startStaffOrders();

test('the list and the detail say how far an order is paid, and what came', async () => {
  desk.orders[1] = makeOrder('b', { paymentState: 'paid', paidAmount: 1_000_000 });
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

test('the invoice of an order that was sent is recorded in its dialog', async () => {
  const buyer = {
    company: 'Mai Linh',
    taxCode: '0100109106',
    address: '12 Nguyễn Huệ',
    email: 'a@mailinh.vn',
  };
  desk.orders = [makeOrder('a', { status: 'delivering', invoiceBuyer: buyer })];
  shop.use(
    answer('recordInvoice', async ({ request }) => {
      const invoice = await request.json();
      sent.push(JSON.stringify(invoice));
      return { ...desk.orders[0]!, invoiceNumber: invoice.number };
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
      desk.notes = [{ _id: 'n', actorId: CUSTOMER_ID, text, createdAt: '2026-11-20T05:00:00.000Z' }];
      return desk.notes[0]!;
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
    desk.orders = desk.orders.map((order) => (order._id === idOf('a') ? { ...order, ...next } : order));
    return desk.orders[0]!.shipments[0]!;
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
    desk.orders = desk.orders.map((order) => (order._id === idOf('a') ? { ...order, shipments } : order));
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
  desk.toInvoice = 4;
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
