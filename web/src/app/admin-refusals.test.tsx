import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { startSession } from '../state/session';
import {
  makeCart,
  makeCustomer,
  makeLine,
  makeToken,
  refuse,
  renderApp,
  startTestShop,
} from '../testing/test-shop';

const shop = startTestShop();
const ID = 'a'.repeat(24);
const order = makeCart([makeLine()], {
  ...{ _id: ID, status: 'pending', name: 'Khách', payment: 'COD', placedAt: '2026-11-20T03:00:00.000Z' },
});
const SENTENCE = 'Its customer has canceled this order.';

/** The list of pending orders, with the one order as long as it is pending. */
async function openPending() {
  const server = { order };
  startSession({ token: makeToken('manager'), refreshToken: 'r' });
  shop.use(
    http.get('*/v1/customers/:id', () => HttpResponse.json(makeCustomer({ role: 'manager' }))),
    http.get('*/v1/orders', () => {
      const orders = server.order.status === 'pending' ? [server.order] : [];
      return HttpResponse.json({ orders, total: orders.length });
    }),
    http.get(`*/v1/orders/${ID}`, () => HttpResponse.json(server.order)),
    http.get(`*/v1/orders/${ID}/history`, () => HttpResponse.json({ history: [] })),
  );
  const { user } = renderApp('/admin?section=order&status=pending');
  await screen.findByText('Khách', { exact: false });
  return { user, server };
}
const message = () => screen.findByText(`Order #${ID.slice(0, 12)}: ${SENTENCE}`);

test('a refused status is told after its row has left the tab, until it is closed', async () => {
  const { user, server } = await openPending();
  shop.use(
    http.put(`*/v1/orders/${ID}/updateStatus`, () => {
      server.order = { ...order, status: 'canceled' };
      return HttpResponse.json({ statusCode: 409, message: SENTENCE }, { status: 409 });
    }),
  );
  await user.keyboard('jd');
  expect((await message()).closest('[role=status]')).toBeVisible();
  expect(await screen.findByText('No such orders.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(SENTENCE, { exact: false })).not.toBeInTheDocument());
});

test('so is a refused Undo of a change that took the row away', async () => {
  const { user, server } = await openPending();
  shop.use(
    http.put(`*/v1/orders/${ID}/updateStatus`, () => {
      if (server.order.status !== 'pending')
        return HttpResponse.json({ statusCode: 409, message: SENTENCE }, { status: 409 });
      server.order = { ...order, status: 'delivering' };
      return HttpResponse.json(server.order);
    }),
  );
  await user.keyboard('jd');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await message()).closest('[role=status]')).toBeVisible();
});

test('so is a refused move of the last exchange that waits', async () => {
  let open = [
    {
      ...{ _id: 'e'.repeat(24), orderId: ID, productId: 'p'.repeat(24), name: 'Phố Cổ', color: 'đen' },
      ...{ size: '42', newSize: '43', quantity: 1, status: 'requested', reason: null },
      ...{ heldUntil: '2026-12-05T03:00:00.000Z', createdAt: '2026-11-20T03:00:00.000Z' },
      ...{ receiver: 'Trần An', phone: '0903417268' },
    },
  ];
  shop.use(http.get('*/v1/exchanges', () => HttpResponse.json({ exchanges: open, total: open.length })));
  const { user } = await openPending();
  shop.use(
    http.put('*/v1/exchanges/:id', () => {
      open = [];
      return HttpResponse.json({ statusCode: 409, message: 'It was withdrawn meanwhile.' }, { status: 409 });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument());
  expect(screen.getByText('It was withdrawn meanwhile.').closest('[role=status]')).toBeVisible();
});

test('and a refused role', async () => {
  startSession({ token: makeToken('manager'), refreshToken: 'r' });
  const other = makeCustomer({ _id: 'c'.repeat(24), lastName: 'Trần', firstName: 'An', role: 'client' });
  let customers = [other];
  shop.use(
    http.get('*/v1/customers/:id', () => HttpResponse.json(makeCustomer({ role: 'manager' }))),
    http.get('*/v1/customers', () => HttpResponse.json({ customers, total: customers.length })),
    refuse('put', '/v1/customers/:id/changeRole', 404, { message: 'There is no such customer.' }),
  );
  const { user } = renderApp('/admin?section=customer');
  await user.click(await screen.findByRole('button', { name: 'client' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There is no such customer.')).toBeVisible();
  customers = [];
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No such customers.')).toBeVisible();
  expect(screen.getByText('There is no such customer.').closest('[role=status]')).toBeVisible();
});
