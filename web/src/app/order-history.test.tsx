import { screen } from '@testing-library/react';
import { CART_ID, answer, makeCart, makeLine, refusal, renderApp, startTestShop } from '../testing/test-shop';

const shop = startTestShop();
const OTHER_ID = 'e'.repeat(24);
const orders = [
  { orderId: CART_ID, status: 'pending' as const },
  { orderId: OTHER_ID, status: 'pending' as const },
];
const answerOrder = () => answer('getOrder', { id: CART_ID }, makeCart([makeLine()], { status: 'pending' }));

test('orders that could not be loaded show a retry, not an empty list', async () => {
  shop.signIn(null, { orders });
  shop.use(answer('getOrder', refusal(403, { message: 'Not now.' })));
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
  shop.use(answerOrder(), answer('getOrder', refusal(404, { message: 'Gone.' })));
  renderApp('/profile');
  expect(await screen.findByText(/6742e8a1c3f0/)).toBeVisible();
  expect(screen.queryByText('Your orders could not be loaded.')).not.toBeInTheDocument();
});

test('further orders are on further pages, ten on each', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => `${String(index).padStart(12, '0')}${'f'.repeat(12)}`);
  shop.signIn(null, { orders: ids.map((orderId) => ({ orderId, status: 'completed' as const })) });
  shop.use(
    answer('getOrder', ({ params }) =>
      makeCart([makeLine()], { _id: String(params.id), status: 'completed' }),
    ),
  );
  const { user } = renderApp('/profile');
  const rows = () => screen.getAllByRole('button', { name: /#0000/ });
  expect(await screen.findByText('#000000000000')).toBeVisible();
  expect(rows()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('#000000000011')).toBeVisible();
  expect(rows()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});
