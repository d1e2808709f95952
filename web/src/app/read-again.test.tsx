import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CART_ID, answer, makeCart, makeLine, renderApp, startTestShop } from '../testing/test-shop';

const shop = startTestShop();

afterEach(() => focusManager.setFocused(undefined));

/** The cart is another with every change of `now.quantity`, as by another tab. */
function countCartReads() {
  const now = { quantity: 1, reads: 0 };
  shop.signIn(makeCart([makeLine()]));
  shop.use(
    answer('getOrder', { id: CART_ID }, () => {
      now.reads += 1;
      return makeCart([makeLine({ quantity: now.quantity, available: 9 })]);
    }),
  );
  return now;
}

test('the cart is read once when the drawer opens, and again when the window has the focus', async () => {
  const now = countCartReads();
  const { user } = renderApp('/about');
  const button = await screen.findByRole('button', { name: 'Cart' });
  await waitFor(() => expect(now.reads).toBe(1));
  now.quantity = 2;
  await user.click(button);
  const cart = await screen.findByRole('dialog', { name: 'Cart' });
  await waitFor(() => expect(within(cart).getAllByText('2.000.000đ')).not.toHaveLength(0));
  expect(now.reads).toBe(2);
  now.quantity = 3;
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));
  await waitFor(() => expect(within(cart).getAllByText('3.000.000đ')).not.toHaveLength(0));
});

test('what the catalogue cannot read goes from the address', async () => {
  const { address } = renderApp('/product?brand=nosuch&color=nosuch&size=42,abc&page=0');
  await waitFor(() => expect(address()).toBe('/product?color=nosuch&size=42'));
});
