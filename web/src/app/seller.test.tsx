import { screen } from '@testing-library/react';
import { SELLER, setSeller } from '../lib/shop';
import { renderApp, startTestShop } from '../testing/test-shop';

startTestShop();
const known = { ...SELLER };
const unknown = { phone: '', email: '', zalo: '', address: '' };
afterEach(() => setSeller(known));

const help = () => screen.queryByText(/If no message arrives/);

test('the questions lead to whatever is known of the shop', async () => {
  setSeller({ ...unknown, phone: '028 3822 0106', email: 'shop@shop.test' });
  renderApp('/faq');
  expect(await screen.findByRole('heading', { name: 'I forgot my password.' })).toBeVisible();
  expect(help()).toHaveTextContent(/: 028 3822 0106 · shop@shop\.test$/);
});

test('a shop with one way has one', async () => {
  setSeller({ ...unknown, email: 'shop@shop.test' });
  renderApp('/faq');
  expect(await screen.findByRole('heading', { name: 'I forgot my password.' })).toBeVisible();
  expect(help()).toHaveTextContent(/: shop@shop\.test$/);
});

test.each(['/faq', '/services'])('a shop that says nothing of itself leaves no gap on %s', async (path) => {
  setSeller(unknown);
  renderApp(path);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(help()).toBeNull();
  const texts = [...screen.getByRole('main').querySelectorAll('p')].map((text) => text.textContent);
  expect(texts).not.toContain('');
});
