import { screen, waitFor } from '@testing-library/react';
import { loggedErrors, renderApp, startTestShop } from '../testing/test-shop';

startTestShop();

const NOT_FETCHED = expect.stringContaining('Error: The part could not be fetched.') as string;

const mockBroken = { cart: 2, search: 1 };
jest.mock('../features/cart/cart-drawer', () => {
  const actual = jest.requireActual<object>('../features/cart/cart-drawer');
  return {
    get CartDrawer() {
      if (mockBroken.cart-- > 0) throw new Error('The part could not be fetched.');
      return (actual as { CartDrawer: unknown }).CartDrawer;
    },
  };
});
jest.mock('../features/search/search-drawer', () => {
  const actual = jest.requireActual<object>('../features/search/search-drawer');
  return {
    get SearchDrawer() {
      if (mockBroken.search-- > 0) throw new Error('The part could not be fetched.');
      return (actual as { SearchDrawer: unknown }).SearchDrawer;
    },
  };
});

// Each part loads once for all tests of the file, so both ways to leave the notice are in one.
test('Close and Escape leave the notice, and another press opens it', async () => {
  const { user, address } = renderApp('/about');
  const press = async () => user.click(await screen.findByRole('button', { name: /^Cart/ }));
  const notice = () => screen.queryByText('This could not be opened.');
  await press();
  expect(screen.getByText('Opening')).toBeInTheDocument();
  await waitFor(() => expect(notice()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(notice()).not.toBeInTheDocument());
  expect(address()).toBe('/about');
  await press();
  await waitFor(() => expect(notice()).toBeVisible());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(notice()).not.toBeInTheDocument());
  expect(address()).toBe('/about');
  await press();
  expect(await screen.findByRole('dialog', { name: 'Cart' })).toBeVisible();
  expect(loggedErrors()).toEqual([NOT_FETCHED, NOT_FETCHED]);
});

test('a retry opens the part that could not be fetched at first', async () => {
  const { user } = renderApp('/about?active=search');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
  expect(loggedErrors()).toEqual([NOT_FETCHED]);
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
