import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OrderDto, OrderDtoStatus } from '../api/generated/model';
import { TIMINGS } from '../lib/timings';
import { startSession } from '../state/session';
import {
  CUSTOMER_ID,
  makeCart,
  makeCustomer,
  makeLine,
  makeToken,
  refuse,
  renderApp,
  startTestShop,
  watchDownloads,
} from '../testing/test-shop';

const shop = startTestShop();
let orders: OrderDto[];
let asked: URLSearchParams[];
let sent: string[];

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
  shop.use(
    http.get('*/v1/orders', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const status = query.get('status');
      const found = orders.filter((order) => !status || order.status === status);
      const from = (Number(query.get('page')) - 1) * 12;
      return HttpResponse.json({ orders: found.slice(from, from + 12), total: found.length });
    }),
    http.get('*/v1/orders/:id', ({ params }) => {
      const order = orders.find(({ _id }) => _id === params.id);
      return order
        ? HttpResponse.json(order)
        : HttpResponse.json({ statusCode: 404, message: 'Gone.' }, { status: 404 });
    }),
    http.get('*/v1/orders/:id/history', () =>
      HttpResponse.json({
        history: [
          {
            actorId: CUSTOMER_ID,
            by: 'customer',
            from: 'cart',
            to: 'pending',
            createdAt: '2026-11-20T03:00:00.000Z',
          },
          {
            actorId: null,
            by: 'shop',
            from: 'pending',
            to: 'completed',
            createdAt: '2026-11-20T04:00:00.000Z',
          },
        ],
      }),
    ),
    http.put('*/v1/orders/:id/updateStatus', async ({ params, request }) => {
      const { status } = (await request.json()) as { status: OrderDtoStatus };
      sent.push(`${String(params.id)[0]} ${status}`);
      orders = orders.map((order) => (order._id === params.id ? { ...order, status } : order));
      return HttpResponse.json(orders.find(({ _id }) => _id === params.id));
    }),
    http.put('*/v1/orders/:id/delete', ({ params }) => {
      sent.push(`delete ${String(params.id)[0]}`);
      orders = orders.filter(({ _id }) => _id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

async function openAs(role: 'admin' | 'manager', at = '/admin?section=order') {
  startSession({ token: makeToken(role), refreshToken: 'r' });
  shop.use(http.get('*/v1/customers/:id', () => HttpResponse.json(makeCustomer({ role }))));
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
  shop.use(refuse('put', '/v1/orders/:id/updateStatus', 409, { message: 'Only 0 left.' }));
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
    http.get('*/v1/orders/:id', () => HttpResponse.json(canceled)),
    http.put('*/v1/orders/:id/updateStatus', async ({ request }) => {
      before = ((await request.json()) as { statusBefore: unknown }).statusBefore;
      return HttpResponse.json({ statusCode: 409, message: 'It is canceled by now.' }, { status: 409 });
    }),
  );
  await user.keyboard('jd');
  expect(await screen.findByRole('alert')).toHaveTextContent('It is canceled by now.');
  expect(before).toBe('pending');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(statusOf(0)).toHaveTextContent('canceled');
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

test('a missing order shows a notice', async () => {
  await openAs('admin').catch(() => undefined);
  renderApp(`/admin?section=order&detail=${idOf('f')}`);
  expect(await screen.findByText('There is no such order.')).toBeVisible();
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
    http.get('*/v1/orders/export', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      if (isDown) return HttpResponse.json({ statusCode: 403, message: 'Later, please.' }, { status: 403 });
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
  startSession({ token: makeToken('admin'), refreshToken: 'r' });
  shop.use(
    http.get('*/v1/customers/:id', () => HttpResponse.json(makeCustomer({ role: 'admin' }))),
    http.get(
      '*/v1/orders',
      () => HttpResponse.json({ statusCode: 403, message: 'Not now.' }, { status: 403 }),
      { once: true },
    ),
  );
  const { user } = renderApp('/admin?section=order');
  expect(await screen.findByText('The orders could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('open exchanges stand above the orders, five on a page, and the last page goes with its last row', async () => {
  let open = Array.from({ length: 6 }, (_, i) => ({
    ...{ productId: 'a'.repeat(24), color: 'đen', size: '41', name: `Phố ${i + 1}`, image: '/p.webp' },
    ...{ _id: String(i).repeat(24), orderId: idOf('a'), newSize: '42', status: 'approved', closedAt: null },
    ...{ reason: null, receiver: 'Trần Minh Anh', phone: '0901234567' },
    ...{ createdAt: '2026-11-22T03:12:00.000Z', heldUntil: '2026-11-29T03:12:00.000Z' },
  }));
  shop.use(
    http.get('*/v1/exchanges', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [page, limit] = ['page', 'limit'].map((name) => Number(query.get(name)));
      const from = (page! - 1) * limit!;
      return HttpResponse.json({ exchanges: open.slice(from, from + limit!), total: open.length });
    }),
    http.put('*/v1/exchanges/:id', ({ params }) => {
      const moved = open.find(({ _id }) => _id === params.id);
      open = open.filter((one) => one !== moved);
      return HttpResponse.json({ ...moved, status: 'received' });
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
  let open: object[] = [
    {
      ...{ productId: 'a'.repeat(24), color: 'đen', size: '41', name: 'Phố Cổ', image: '/p.webp' },
      ...{ _id: '1'.repeat(24), orderId: idOf('a'), newSize: '42', status: 'requested', closedAt: null },
      ...{ createdAt: '2026-11-22T03:12:00.000Z', heldUntil: '2026-11-29T03:12:00.000Z' },
      ...{ reason: null, receiver: 'Trần Minh Anh', phone: '0901234567' },
    },
  ];
  const sent: unknown[] = [];
  shop.use(
    http.get('*/v1/exchanges', () => HttpResponse.json({ exchanges: open, total: open.length })),
    http.put('*/v1/exchanges/:id', async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1) return HttpResponse.json({ statusCode: 503, message: 'Busy.' }, { status: 503 });
      const [moved] = open;
      open = [];
      return HttpResponse.json({ ...moved, status: 'refused' });
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
