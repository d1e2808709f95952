import { act, screen, waitFor, within } from '@testing-library/react';
import type { SizeWaitDto } from '../api/generated/model';
import { getGetProductQueryKey } from '../api/generated/products/products';
import { answer, collect, makeProduct, refusal, renderApp, startTestShop } from '../testing/test-shop';
import { createQueryClient } from './query-client';

const shop = startTestShop();
const product = makeProduct();
const color = product.colors[0]!.color;
const OPENER = 'Size sold out? Tell me when it is back';
const ASK = { name: 'Tell me when it is back' };

async function open(client = createQueryClient()) {
  const { user } = renderApp(`/about?active=productDetail&product=${product.slug}`, client);
  const dialog = within(await screen.findByRole('dialog', { name: product.name }));
  await user.click(await dialog.findByRole('button', { name: OPENER }));
  return { user, dialog };
}

test('a visitor gives an e-mail address, and is told of the link', async () => {
  const sent: unknown[] = [];
  shop.use(answer('askForSizeAsVisitor', collect(sent)));
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', ASK));
  expect(await dialog.findByText('Enter your Email')).toBeVisible();
  await user.type(dialog.getByLabelText('Email'), 'an@example.com');
  await user.click(dialog.getByRole('button', ASK));
  expect(
    await dialog.findByText('Check your mail: follow the link to confirm an@example.com.'),
  ).toBeVisible();
  expect(sent).toEqual([{ productId: product._id, color, size: '41', email: 'an@example.com' }]);
});

test('a visitor’s size that is back meanwhile is not asked for', async () => {
  const sent: unknown[] = [];
  const left = (...quantities: number[]) =>
    makeProduct({
      colors: [
        {
          ...product.colors[0]!,
          sizes: quantities.map((quantity, index) => ({ size: String(41 + index), quantity })),
        },
      ],
    });
  shop.use(
    answer('getProduct', { id: product.slug }, left(0, 0, 0, 1)),
    answer('askForSizeAsVisitor', collect(sent)),
  );
  const client = createQueryClient();
  const becomes = (...quantities: number[]) =>
    act(() => void client.setQueryData(getGetProductQueryKey(product.slug), left(...quantities)));
  const { user, dialog } = await open(client);
  const group = within(dialog.getByRole('radiogroup', { name: /Sold-out size/ }));
  await user.click(group.getByRole('radio', { name: /42/ }));
  await user.type(dialog.getByLabelText('Email'), 'an@example.com');
  becomes(0, 1, 0, 1);
  await waitFor(() => expect(group.queryByRole('radio', { name: /42/ })).toBeNull());
  await user.click(dialog.getByRole('button', ASK));
  expect(sent).toEqual([]);
  becomes(0, 1, 1, 1);
  await waitFor(() => expect(group.queryByRole('radio', { name: /43/ })).toBeNull());
  await user.click(dialog.getByRole('button', ASK));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ size: '41' })]));
});

test('a customer waits for the size, and no longer', async () => {
  shop.signIn(null);
  const wait = {
    ...{ _id: 'w', productId: product._id, color, size: '41' },
    createdAt: '2026-11-25T03:10:00.000Z',
  };
  let waits: SizeWaitDto[] = [];
  shop.use(
    answer('listSizeWaits', () => ({ waits })),
    answer('askForSize', () => {
      waits = [wait];
      return wait;
    }),
    answer('endSizeWait', { id: 'w' }, () => {
      waits = [];
    }),
  );
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', ASK));
  expect(await dialog.findByText(/You wait for size 41/)).toBeVisible();
  expect(dialog.queryByRole('button', ASK)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Wait no longer for size 41' }));
  await waitFor(() => expect(dialog.getByRole('button', ASK)).toBeVisible());
});

test('a refusal is said in its own words', async () => {
  const message = 'Pairs of this size are left: put one in your cart.';
  shop.use(answer('askForSizeAsVisitor', refusal(409, { message })));
  const { user, dialog } = await open();
  await user.type(dialog.getByLabelText('Email'), 'an@example.com');
  await user.click(dialog.getByRole('button', ASK));
  expect(await dialog.findByText(message)).toBeVisible();
});

test('where nothing is left, the main button leads to the form', async () => {
  const gone = makeProduct({ colors: product.colors.map((one) => ({ ...one, sizes: one.sizes.map(none) })) });
  shop.use(answer('getProduct', { id: product.slug }, gone));
  const { user } = renderApp(`/about?active=productDetail&product=${product.slug}`);
  const dialog = within(await screen.findByRole('dialog', { name: product.name }));
  await user.click(await dialog.findByRole('button', ASK));
  expect(dialog.getByRole('radiogroup', { name: /Sold-out size/ })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

const none = <Size extends { quantity: number }>(size: Size): Size => ({ ...size, quantity: 0 });
