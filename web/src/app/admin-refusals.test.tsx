import { screen, waitFor } from '@testing-library/react';
import type { ListedExchangeDto } from '../api/generated/model';
import { startSession } from '../state/session';
import {
  answer,
  makeCart,
  makeCustomer,
  makeLine,
  makeToken,
  refusal,
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
    answer('getCustomer', makeCustomer({ role: 'manager' })),
    answer('listOrders', () => {
      const orders = server.order.status === 'pending' ? [server.order] : [];
      return { orders, total: orders.length };
    }),
    answer('getOrder', { id: ID }, () => server.order),
    answer('getOrderHistory', { id: ID }, { history: [], notes: [] }),
  );
  const { user } = renderApp('/admin?section=order&status=pending');
  await screen.findByText('Khách', { exact: false });
  return { user, server };
}
const message = () => screen.findByText(`Order #${ID.slice(0, 12)}: ${SENTENCE}`);

test('a refused status is told after its row has left the tab, until it is closed', async () => {
  const { user, server } = await openPending();
  shop.use(
    answer('updateOrderStatus', { id: ID }, () => {
      server.order = { ...order, status: 'canceled' };
      return refusal(409, { message: SENTENCE });
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
    answer('updateOrderStatus', { id: ID }, () => {
      if (server.order.status !== 'pending') return refusal(409, { message: SENTENCE });
      server.order = { ...order, status: 'delivering' };
      return server.order;
    }),
  );
  await user.keyboard('jd');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await message()).closest('[role=status]')).toBeVisible();
});

test('so is a refused move of the last exchange that waits', async () => {
  let open: ListedExchangeDto[] = [
    {
      ...{ _id: 'e'.repeat(24), orderId: ID, productId: 'p'.repeat(24), name: 'Phố Cổ', color: 'đen' },
      ...{ size: '42', newSize: '43', image: '/p.webp', status: 'requested', reason: null, closedAt: null },
      ...{ heldUntil: '2026-12-05T03:00:00.000Z', createdAt: '2026-11-20T03:00:00.000Z' },
      ...{ receiver: 'Trần An', phone: '0903417268' },
    },
  ];
  shop.use(answer('listExchanges', () => ({ exchanges: open, total: open.length })));
  const { user } = await openPending();
  shop.use(
    answer('moveExchange', () => {
      open = [];
      return refusal(409, { message: 'It was withdrawn meanwhile.' });
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
    answer('getCustomer', makeCustomer({ role: 'manager' })),
    answer('listCustomers', () => ({ customers, total: customers.length })),
    answer('changeRole', refusal(404, { message: 'There is no such customer.' })),
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
