import { screen, waitFor } from '@testing-library/react';
import { renderApp, startTestShop } from '../testing/test-shop';

startTestShop();

const mockBroken = { times: 0 };
jest.mock('../features/cart/cart-drawer', () => {
  const actual = jest.requireActual<object>('../features/cart/cart-drawer');
  return {
    get CartDrawer() {
      if (mockBroken.times-- > 0) throw new Error('The part could not be fetched.');
      return (actual as { CartDrawer: unknown }).CartDrawer;
    },
  };
});

test.each(['Close', 'Escape'])('%s leaves the notice, and a second press opens it', async (way) => {
  mockBroken.times = 1;
  const { user, address } = renderApp('/about');
  await user.click(await screen.findByRole('button', { name: /^Cart/ }));
  expect(await screen.findByText('This could not be opened.')).toBeVisible();
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('This could not be opened.')).not.toBeInTheDocument());
  expect(address()).toBe('/about');
  await user.click(screen.getByRole('button', { name: /^Cart/ }));
  expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeVisible();
});

test('a retry opens the part that could not be fetched at first', async () => {
  mockBroken.times = 1;
  const { user } = renderApp('/about?active=cart');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeVisible();
});

test('a press is answered while the code is on its way', async () => {
  const { user } = renderApp('/about');
  await user.click(await screen.findByRole('button', { name: /^Cart/ }));
  expect(screen.getByText('Opening')).toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeVisible();
});

test.each(['Cart', 'Search'])('the focus comes back to %s, which opened it', async (name) => {
  const { user } = renderApp('/about');
  const opener = await screen.findByRole('button', { name });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});
