import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeProduct, refuse, renderApp, startTestShop } from '../testing/test-shop';

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

test('where nothing matches, all products are one press away: no filter is left', async () => {
  shop.use(http.get('*/v1/products/filter', () => HttpResponse.json({ products: [], total: 0 })));
  const filters = 'brand=nike&type=boot&material=suede&stock=just-in&color=đen&size=42';
  const { user, address } = renderApp(`/product?${filters}&sort=low-high`);
  await user.click(await screen.findByRole('button', { name: 'Show all products' }));
  await waitFor(() => expect(address()).toBe('/product?sort=low-high'));
});

test('a favourite that was deleted is not counted', async () => {
  const gone = 'b'.repeat(24);
  localStorage.setItem('favourites', JSON.stringify([makeProduct()._id, gone]));
  shop.use(refuse('get', `/v1/products/${gone}`, 404, { message: 'Gone.' }));
  const { user } = renderApp('/favourites');
  const mark = await screen.findByRole('button', { name: 'Favourite: Phố Cổ' });
  const page = within(screen.getByRole('main'));
  expect(page.getByText('1')).toBeVisible();
  await user.click(mark);
  expect(page.queryByText('1')).not.toBeInTheDocument();
  localStorage.removeItem('favourites');
});
