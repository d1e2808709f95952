import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CART_ID, makeCart, makeLine, refuse, renderApp, startTestShop } from '../testing/test-shop';

const shop = startTestShop();
const OTHER_ID = 'e'.repeat(24);
const orders = [
  { orderId: CART_ID, status: 'pending' as const },
  { orderId: OTHER_ID, status: 'pending' as const },
];
const answerOrder = () =>
  http.get(`*/v1/orders/${CART_ID}`, () => HttpResponse.json(makeCart([makeLine()], { status: 'pending' })));

test('orders that could not be loaded show a retry, not an empty list', async () => {
  shop.signIn(null, { orders });
  shop.use(refuse('get', '/v1/orders/:id', 403, { message: 'Not now.' }));
  const { user } = renderApp('/profile');
  expect(await screen.findByText('Your orders could not be loaded.')).toBeVisible();
  expect(screen.queryByText('No orders yet.')).not.toBeInTheDocument();
  shop.use(answerOrder());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/6742e8a1c3f0/)).toBeVisible();
  expect(screen.queryByText('Your orders could not be loaded.')).not.toBeInTheDocument();
});

test('one order that cannot be loaded is skipped', async () => {
  shop.signIn(null, { orders });
  shop.use(answerOrder(), refuse('get', '/v1/orders/:id', 404, { message: 'Gone.' }));
  renderApp('/profile');
  expect(await screen.findByText(/6742e8a1c3f0/)).toBeVisible();
  expect(screen.queryByText('Your orders could not be loaded.')).not.toBeInTheDocument();
});
