import { screen, within } from '@testing-library/react';
import type { ReadFilterDto } from '../api/generated/model';
import { answer, makeProduct, renderApp, startTestShop } from '../testing/test-shop';

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
    answer('filterProducts', async () => {
      await isAsked;
      const read: ReadFilterDto = { words: 'đỏ', filter: 'color', values: ['đỏ đô'], without: '' };
      return { products: [product], total: 1, readAs: [read] };
    }),
    answer('getProduct', { id: product.slug }, product),
  );
  renderApp(`/product?search=đỏ&active=productDetail&product=${product.slug}`);
  const dialog = within(await screen.findByRole('dialog', { name: product.name }));
  expect(await dialog.findByRole('radio', { name: 'black' })).toBeChecked();
  answerList();
  expect(await dialog.findByRole('radio', { name: 'burgundy', checked: true })).toBeVisible();
});
