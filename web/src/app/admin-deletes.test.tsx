import { screen, waitFor, within } from '@testing-library/react';
import { startSession } from '../state/session';
import {
  answer,
  makeCustomer,
  makeProduct,
  makeToken,
  refusal,
  renderApp,
  startTestShop,
} from '../testing/test-shop';

const shop = startTestShop();

/** A list of three products, which calls delete and restore. */
async function openList() {
  const all = ['Một', 'Hai', 'Ba'].map((name, at) =>
    makeProduct({ _id: `65b00000000000000000000${at}`, name }),
  );
  const gone = new Set<string>();
  const restored: string[] = [];
  startSession({ token: makeToken('manager'), refreshToken: 'r' });
  shop.use(
    answer('getCustomer', makeCustomer({ role: 'manager' })),
    answer('filterProducts', () => {
      const products = all.filter(({ _id }) => !gone.has(_id));
      return { products, total: products.length };
    }),
    answer('listDeletedProducts', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const deleted = all.filter(({ _id }) => gone.has(_id));
      const products = deleted.map(({ _id, name, brand, adImage }) => ({
        ...{ _id, name, brand, image: adImage, deletedAt: '2026-11-20T03:15:00.000Z' },
      }));
      return { products: products.slice((page - 1) * 12, page * 12), total: products.length };
    }),
    answer('deleteProduct', ({ params }) => {
      gone.add(String(params.id));
    }),
    answer('restoreProduct', ({ params }) => {
      const product = all.find(({ _id }) => _id === params.id)!;
      gone.delete(product._id);
      restored.push(product.name);
      return product;
    }),
  );
  const { user } = renderApp('/admin?section=product');
  await screen.findByText('Ba');
  const remove = async (name: string) => {
    await user.click(within(rowOf(name)).getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  return { user, remove, restored };
}

const rowOf = (name: string) => screen.getByText(name).closest<HTMLElement>('[role=row]')!;

test('two products deleted one after another both come back, the last one first', async () => {
  const { user, remove, restored } = await openList();
  await remove('Một');
  await remove('Ba');
  expect(screen.getByText('Ba was deleted.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Một was deleted.')).toBeVisible();
  await user.keyboard('u');
  await waitFor(() => expect(restored).toEqual(['Ba', 'Một']));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(await screen.findAllByRole('button', { name: 'Edit' })).toHaveLength(3);
});

test('a product that is deleted already leaves the list without an error', async () => {
  const { remove } = await openList();
  shop.use(
    answer('deleteProduct', refusal(404, { message: 'There is no such product.' })),
    answer('filterProducts', { products: [makeProduct({ name: 'Ba' })], total: 1 }),
  );
  await remove('Hai');
  expect(await screen.findByText('Hai was deleted.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Hai')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the focus of a deleted row goes to the row in its place, and to the page from the last one', async () => {
  const { user, remove } = await openList();
  const editOf = (name: string) => within(rowOf(name)).getByRole('button', { name: 'Edit' });
  await remove('Hai');
  await waitFor(() => expect(editOf('Ba')).toHaveFocus());
  await user.keyboard('k');
  expect(editOf('Một')).toHaveFocus();
  await remove('Ba');
  await waitFor(() => expect(editOf('Một')).toHaveFocus());
  await remove('Một');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a deleted product is found again and restored, which the list shows at once', async () => {
  const { user, remove, restored } = await openList();
  await remove('Hai');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Hai/ })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Deleted products' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deleted products' }));
  await user.click(await dialog.findByRole('button', { name: 'Restore: Hai' }));
  expect(await dialog.findByText('Hai is back in the shop.')).toHaveFocus();
  expect(dialog.getByText('No deleted products.')).toBeVisible();
  expect(restored).toEqual(['Hai']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(3));
});

test('a product that cannot be restored stays in the list, with the reason', async () => {
  const { user, remove } = await openList();
  await remove('Hai');
  shop.use(answer('restoreProduct', refusal(503, { message: 'The shop is closing.' })));
  await user.click(screen.getByRole('button', { name: 'Deleted products' }));
  await user.click(await screen.findByRole('button', { name: 'Restore: Hai' }));
  expect(await screen.findByText('The shop is closing.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Restore: Hai' })).toBeEnabled();
});

test('an admin has no list of deleted products', async () => {
  startSession({ token: makeToken('admin'), refreshToken: 'r' });
  shop.use(
    answer('getCustomer', makeCustomer({ role: 'admin' })),
    answer('filterProducts', { products: [makeProduct({ name: 'Ba' })], total: 1 }),
  );
  renderApp('/admin?section=product');
  await screen.findByText('Ba');
  expect(screen.queryByRole('button', { name: 'Deleted products' })).not.toBeInTheDocument();
});
