import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { TIMINGS } from '../lib/timings';
import { startSession } from '../state/session';
import { idOf, makeOrder, rows, startStaffOrders, statusOf } from '../testing/staff-orders';
import {
  answer,
  answerEvery,
  makeCustomer,
  makeToken,
  refusal,
  renderApp,
  watchDownloads,
} from '../testing/test-shop';

const { shop, desk, asked, sent, openAs } = startStaffOrders();

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
  const canceled = { ...desk.orders[0]!, status: 'canceled' as const };
  desk.orders = [canceled, ...desk.orders.slice(1)];
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
  desk.orders[0] = makeOrder('a', { payment: 'QR' });
  const { user } = await openAs('admin');
  const bodies: unknown[] = [];
  shop.use(
    answer('updateOrderStatus', async ({ request }) => {
      const { sendUnpaid } = await request.json();
      bodies.push(sendUnpaid);
      if (!sendUnpaid) return refusal(409, { code: 'order.not-paid', message: 'It is not paid yet.' });
      desk.orders[0] = { ...desk.orders[0]!, status: 'delivering' };
      return desk.orders[0];
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
  desk.orders[0] = makeOrder('a', { paymentState: 'paid', paidAmount: 1_000_000 });
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
  desk.orders = Array.from({ length: 13 }, (_, index) => makeOrder(String.fromCharCode(97 + index)));
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
  desk.orders = [makeOrder('e'), ...desk.orders.map((order) => ({ ...order, status: 'completed' as const }))];
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
      isDown ? refusal(403, { message: 'Not now.' }) : { orders: desk.orders, total: desk.orders.length },
    ),
  );
  const { user } = renderApp('/admin?section=order');
  expect(await screen.findByText('The orders could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
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
    desk.orders = [makeOrder('e'), ...desk.orders];
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
