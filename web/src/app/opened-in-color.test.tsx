import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeProduct, renderApp, startTestShop } from '../testing/test-shop';

const shop = startTestShop();
const [first] = makeProduct().colors;
const product = makeProduct({
  colors: [
    { ...first!, color: 'đen' },
    { ...first!, color: 'đỏ đô' },
  ],
});

test('the colour that a search was read as opens, though the product comes before the list', async () => {
  let answerList = () => undefined as void;
  const isAsked = new Promise<void>((resolve) => (answerList = resolve));
  shop.use(
    http.get('*/v1/products/filter', async () => {
      await isAsked;
      const read = { words: 'đỏ', filter: 'color', values: ['đỏ đô'], without: '' };
      return HttpResponse.json({ products: [product], total: 1, readAs: [read] });
    }),
    http.get(`*/v1/products/${product.slug}`, () => HttpResponse.json(product)),
  );
  renderApp(`/product?search=đỏ&active=productDetail&product=${product.slug}`);
  const dialog = within(await screen.findByRole('dialog', { name: product.name }));
  expect(await dialog.findByRole('radio', { name: 'black' })).toBeChecked();
  answerList();
  expect(await dialog.findByRole('radio', { name: 'burgundy', checked: true })).toBeVisible();
});
