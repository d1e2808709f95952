import { render, screen, waitFor } from '@testing-library/react';
import { AppBoundary } from './app-boundary';
import { answer, loggedErrors, makeProduct, refusal, renderApp, startTestShop } from '../testing/test-shop';

const shop = startTestShop();
beforeEach(() => document.querySelectorAll('link[rel="canonical"]').forEach((link) => link.remove()));
const canonical = () =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.getAttribute('href');

test('a product’s own address opens it over the catalogue, and closing leaves the catalogue', async () => {
  const { user, address } = renderApp('/product/pho-co');
  expect(await screen.findByRole('dialog', { name: makeProduct().name })).toBeVisible();
  expect(address()).toBe('/product?active=productDetail&product=pho-co');
  await waitFor(() => expect(document.title).toBe('Phố Cổ – bước.'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.title).toBe('All products – bước.'));
  expect(address()).toBe('/product');
  expect(canonical()).toBe('/product');
});

test('an address whose product is gone says so and leads on', async () => {
  shop.use(answer('getProduct', { id: 'gone' }, refusal(404, { message: 'There is no such product.' })));
  renderApp('/product/gone');
  expect(await screen.findByText('This shoe is not here any more.')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Page not found – bước.'));
});

test('a product that is not here yet, or could not be loaded, has a title', async () => {
  let fail = () => {};
  const isAsked = new Promise<void>((resolve) => (fail = resolve));
  shop.use(
    answer('getProduct', { id: 'far' }, async () => {
      await isAsked;
      return refusal(400, { message: 'Not now.' });
    }),
  );
  document.title = '';
  renderApp('/product/far');
  expect(await screen.findByText('Loading the product')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Product – bước.'));
  fail();
  expect(await screen.findByText('This shoe could not be loaded.')).toBeVisible();
  expect(document.title).toBe('Product – bước.');
});

test('the canonical address and the title go along from page to page', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="canonical" href="/"><meta property="og:title" content="home">',
  );
  const { user } = renderApp('/');
  await waitFor(() => expect(document.title).toBe('bước. – Genuine sports shoes'));
  expect(canonical()).toBe('/');
  await user.click(screen.getByRole('link', { name: 'Services' }));
  await waitFor(() => expect(document.title).toBe('Services. – bước.'));
  expect(canonical()).toBe('/services');
  expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  expect(document.querySelector('meta[property="og:title"]')).toBeNull();
});

test('an unknown address has a page that leads on', async () => {
  renderApp('/no/such/page');
  expect(await screen.findByRole('heading', { name: 'Nothing here.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/product');
  await waitFor(() => expect(document.title).toBe('Page not found – bước.'));
});

test('a shop that broke altogether says so and offers a way on', () => {
  function Broken(): never {
    throw new Error('broken');
  }
  render(
    <AppBoundary>
      <Broken />
    </AppBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something broke on this page.');
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(loggedErrors()).toEqual([expect.stringContaining('Error: broken')]);
});
