import { screen, within } from '@testing-library/react';
import { renderApp, startTestShop } from '../testing/test-shop';

const shop = startTestShop();

test('a link past the catalogue’s filters gives the focus to the list', async () => {
  const { user, address } = renderApp('/product');
  const filters = await screen.findByRole('complementary', { name: 'Filter' });
  const shoe = await screen.findByRole('link', { name: 'Phố Cổ' });
  const skip = within(filters).getByRole('link', { name: 'Skip the filters' });
  expect(within(filters).getAllByRole('link')[0]).toBe(skip);
  skip.focus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(shoe).toHaveFocus();
  expect(address()).toBe('/product');
});

test('the favourites say to a visitor that they are in this browser', async () => {
  renderApp('/favourites');
  expect(await screen.findByText('Kept in this browser')).toBeVisible();
});

test('and to who has signed in, that they are not in the account', async () => {
  shop.signIn(null);
  renderApp('/favourites');
  const note = 'Your favourites are kept in this browser, not in your account.';
  expect(await screen.findByText(note)).toBeVisible();
});
