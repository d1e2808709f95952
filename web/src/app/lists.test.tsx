import { screen, waitFor, within } from '@testing-library/react';
import { answer, makeProduct, refusal, renderApp, startTestShop } from '../testing/test-shop';

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

test('and to who has signed in, that they are in the account', async () => {
  shop.signIn(null);
  renderApp('/favourites');
  const note = 'Kept in your account, on all of your devices';
  expect(await screen.findByText(note)).toBeVisible();
});

test('price ranges are a group of the filters, the shop’s and that of the address', async () => {
  const priced = { price: '' };
  shop.use(
    answer('filterProducts', ({ request }) => {
      priced.price = new URL(request.url).searchParams.get('price') ?? '';
      return { products: [makeProduct()], total: 1 };
    }),
    answer('getProductFacets', {
      ...{ brands: [], colors: [], types: [], materials: [], sizes: [], stock: [] },
      prices: [
        { value: '-2000000', count: 13 },
        { value: '2000000-2500000', count: 15 },
        { value: '5000000-', count: 7 },
        { value: '700000-900000', count: 0 },
      ],
    }),
  );
  const { user, address } = renderApp('/product?price=0700000-900000');
  const prices = within(await screen.findByRole('group', { name: 'Price' }));
  expect(await prices.findByRole('checkbox', { name: '0.7–0.9 million đ' })).toBeChecked();
  const names = ['Under 2 million đ', '2–2.5 million đ', 'From 5 million đ', '0.7–0.9 million đ'];
  expect(prices.getAllByRole('checkbox')).toHaveLength(names.length);
  names.forEach((name) => expect(prices.getByRole('checkbox', { name })).toBeVisible());
  await user.click(prices.getByRole('checkbox', { name: 'Under 2 million đ' }));
  await waitFor(() => expect(address()).toBe('/product?price=700000-900000%2C-2000000'));
  await waitFor(() => expect(priced.price).toBe('700000-900000,-2000000'));
});

test('the chosen filters go one by one or together above the list; search and order stay', async () => {
  const { user, address } = renderApp('/product?search=giay&brand=nike,vans&price=5000000-&sort=low-high');
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Nike' }));
  await waitFor(() => expect(address()).toBe('/product?search=giay&brand=vans&price=5000000-&sort=low-high'));
  expect(screen.getByRole('button', { name: 'Remove filter: From 5 million đ' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('/product?search=giay&sort=low-high'));
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).not.toBeInTheDocument();
});

test('where nothing matches, all products are one press away: no filter is left', async () => {
  shop.use(answer('filterProducts', { products: [], total: 0 }));
  const filters = 'brand=nike&type=boot&material=suede&stock=just-in&color=đen&size=42&price=-2000000';
  const { user, address } = renderApp(`/product?${filters}&sort=low-high`);
  await user.click(await screen.findByRole('button', { name: 'Show all products' }));
  await waitFor(() => expect(address()).toBe('/product?sort=low-high'));
});

test('a favourite that was deleted is not counted', async () => {
  const gone = 'b'.repeat(24);
  localStorage.setItem('favourites', JSON.stringify([makeProduct()._id, gone]));
  shop.use(answer('getProduct', { id: gone }, refusal(404, { message: 'Gone.' })));
  const { user } = renderApp('/favourites');
  const mark = await screen.findByRole('button', { name: 'Favourite: Phố Cổ' });
  const page = within(screen.getByRole('main'));
  expect(page.getByText('1')).toBeVisible();
  await user.click(mark);
  expect(page.queryByText('1')).not.toBeInTheDocument();
  localStorage.removeItem('favourites');
});
