import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ProductDto } from '../api/generated/model';
import { startSession } from '../state/session';
import {
  answer,
  loggedErrors,
  makeCustomer,
  makeProduct,
  makeToken,
  refusal,
  renderApp,
  startTestShop,
  watchDownloads,
} from '../testing/test-shop';

const shop = startTestShop();
const product = makeProduct();

/** The list and one product, which calls may change. */
function stock(shown: { product: ProductDto | null }) {
  shop.use(
    answer('filterProducts', () => ({
      products: shown.product ? [shown.product] : [],
      total: shown.product ? 1 : 0,
    })),
    answer('getProduct', { id: product._id }, () => shown.product ?? refusal(404, { message: 'Gone.' })),
  );
}

/** Nothing has moved yet, which a manager reads below the counts. */
function noMovements() {
  shop.use(
    answer('listStockMovements', { id: product._id }, { movements: [], total: 0 }),
    answer('listProductAuditEvents', { id: product._id }, { events: [], total: 0 }),
  );
}

function signInAs(role: 'admin' | 'manager') {
  startSession({ token: makeToken(role), refreshToken: 'r' });
  shop.use(answer('getCustomer', makeCustomer({ role })));
}

/** Opens the list, and the product's form, as a manager. */
async function edit(shown: { product: ProductDto | null } = { product }) {
  signInAs('manager');
  stock(shown);
  const { user } = renderApp('/admin?section=product');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Product' }));
  await form.findByRole('textbox', { name: 'Name' });
  return { user, form };
}

beforeAll(() => {
  let pictures = 0;
  URL.createObjectURL = () => `blob:picture-${++pictures}`;
  URL.revokeObjectURL = () => undefined;
});

test('an admin sees the products, and nothing to change them with', async () => {
  signInAs('admin');
  stock({ product });
  renderApp('/admin?section=product');
  expect(await screen.findByText('Phố Cổ')).toBeVisible();
  expect(screen.getByText(/· admin$/)).toBeVisible();
  for (const name of ['Add', 'Edit', 'Delete']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('a manager changes counts in the list, with what was seen and a reason, and the row follows', async () => {
  const shown = { product: product as ProductDto | null };
  const sent: unknown[] = [];
  signInAs('manager');
  stock(shown);
  noMovements();
  shop.use(
    answer('changeStock', async ({ request }) => {
      sent.push(await request.json());
      shown.product = makeProduct({ stock: 9 });
      const key = { productId: product._id, color: 'đen' };
      return { items: [{ ...key, size: '42', quantity: 9 }] };
    }),
  );
  const { user } = renderApp('/admin?section=product');
  await screen.findByRole('button', { name: 'Edit' });
  await user.keyboard('j' + 's');
  const dialog = within(await screen.findByRole('dialog', { name: 'Stock of Phố Cổ' }));
  const pairs = await dialog.findByRole('textbox', { name: 'Pairs of black, size 42' });
  await user.click(pairs);
  await user.keyboard('9');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'New pairs came in');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: /9.*stock movements/, hidden: true })).toBeInTheDocument();
  const item = { productId: product._id, color: 'đen', size: '42', quantity: 9, quantityBefore: 3 };
  expect(sent).toEqual([{ items: [item], reason: 'received' }]);
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  await waitFor(() => expect(dialog.getByRole('form', { name: 'Pairs of each size' })).toHaveFocus());
});

test('counts that were sold meanwhile are refused at their size, and closing asks before they are lost', async () => {
  const shown = { product };
  signInAs('manager');
  stock(shown);
  noMovements();
  const message = 'Of size 42 in đen 3 pairs cannot go: 1 is left.';
  shop.use(
    answer('changeStock', () => {
      const [color] = product.colors;
      shown.product = makeProduct({ colors: [{ ...color!, sizes: [{ size: '42', quantity: 1 }] }] });
      return refusal(409, { message, errors: { [`${product._id}/đen/42`]: message } });
    }),
  );
  const { user } = renderApp('/admin?section=product');
  await user.click(await screen.findByRole('button', { name: /stock movements/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stock of Phố Cổ' }));
  await user.click(await dialog.findByRole('textbox', { name: 'Pairs of black, size 42' }));
  await user.keyboard('0');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: 'Pairs of black, size 42' })).toHaveAccessibleDescription(
      message,
    ),
  );
  // What is left now can go.
  await waitFor(() => expect(dialog.getByText('−1')).toBeVisible());
  expect(dialog.getByRole('textbox', { name: 'Pairs of black, size 42' })).toHaveValue('0');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await dialog.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(loggedErrors()).toEqual([`The stock could not be changed. ApiError: ${message}`]);
});

test('the sort goes round its five labels', async () => {
  const asked: (string | null)[] = [];
  signInAs('manager');
  shop.use(
    answer('filterProducts', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('sort'));
      return { products: [product], total: 1 };
    }),
  );
  const { user, address } = renderApp('/admin?section=product');
  for (const label of ['Filter', 'Newest', 'Oldest', 'High-low', 'Low-high']) {
    await user.click(await screen.findByRole('button', { name: label }));
  }
  expect(await screen.findByRole('button', { name: 'Filter' })).toBeVisible();
  expect(address()).toBe('/admin?section=product');
  expect([...new Set(asked)]).toEqual([null, 'newest', 'oldest', 'high-low', 'low-high']);
});

test('an edit sends the version and the earlier quantities, then closes and reloads the list', async () => {
  const shown = { product: product as ProductDto | null };
  const sent: unknown[] = [];
  shop.use(
    answer('updateProduct', { id: product._id }, async ({ request }) => {
      sent.push(await request.json());
      shown.product = makeProduct({ stock: 9, version: 2 });
      return shown.product;
    }),
  );
  const { user, form } = await edit(shown);
  await user.type(form.getByRole('textbox', { name: 'Size' }), '42');
  await user.type(form.getByRole('textbox', { name: 'Quantity' }), '9{Enter}');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: /9.*stock movements/ })).toBeVisible();
  expect(sent).toMatchObject([
    {
      version: 1,
      colors: [
        {
          sizes: [
            { size: '41', quantity: 0, quantityBefore: 0 },
            { size: '42', quantity: 9, quantityBefore: 3 },
          ],
        },
      ],
    },
  ]);
  expect(JSON.stringify(sent)).not.toContain('"key"');
});

test("a colleague's edit is shown, and the input stays", async () => {
  const shown = { product: product as ProductDto | null };
  const versions: unknown[] = [];
  shop.use(
    answer('updateProduct', { id: product._id }, async ({ request }) => {
      const body = await request.json();
      versions.push(body.version);
      if (body.version === 2) return makeProduct(body as Partial<ProductDto>);
      shown.product = makeProduct({ version: 2, price: 2000000, highLight: 'Của họ' });
      return refusal(409, { message: 'A colleague changed it.' });
    }),
  );
  const { user, form } = await edit(shown);
  await user.clear(form.getByRole('textbox', { name: 'Highlight' }));
  await user.type(form.getByRole('textbox', { name: 'Highlight' }), 'Của tôi');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('A colleague changed it.')).toBeVisible();
  expect(await form.findByText(/taken over: Price\./)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Price' })).toHaveValue('2.000.000');
  expect(form.getByRole('textbox', { name: 'Highlight' })).toHaveValue('Của tôi');
  await user.click(form.getByRole('button', { name: 'Take theirs' }));
  expect(form.getByRole('textbox', { name: 'Highlight' })).toHaveValue('Của họ');
  await waitFor(() => expect(form.queryByText('failed')).not.toBeInTheDocument());
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(versions).toEqual([1, 2]);
  expect(loggedErrors()).toEqual(['The product could not be saved. ApiError: A colleague changed it.']);
});

test('a failure shows its reason and keeps the input; a refused field is marked', async () => {
  const errors = { name: 'Name has a character that cannot be shown.' };
  shop.use(answer('updateProduct', { id: product._id }, refusal(400, { message: 'Not valid.', errors })));
  const { user, form } = await edit();
  await user.type(form.getByRole('textbox', { name: 'Description' }), ' Mới.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Not valid.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Name' })).toBeInvalid();
  expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('Một đôi giày. Mới.');
  expect(loggedErrors()).toEqual(['The product could not be saved. ApiError: Not valid.']);
});

test('nothing can be changed while the product is being saved', async () => {
  let respond = () => undefined as void;
  const isAnswered = new Promise<void>((resolve) => (respond = resolve));
  shop.use(
    answer('updateProduct', { id: product._id }, async () => {
      await isAnswered;
      return refusal(400, { message: 'Not valid.' });
    }),
  );
  const { user, form } = await edit();
  const description = form.getByRole('textbox', { name: 'Description' });
  await user.type(description, ' Mới.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.type(description, ' Hơn.');
  await user.click(form.getByRole('button', { name: 'Remove image 1' }));
  expect(description).toHaveValue('Một đôi giày. Mới.');
  expect(form.getByRole('button', { name: 'Remove image 1' })).toBeVisible();
  respond();
  expect(await form.findByText('Not valid.')).toBeVisible();
  await user.type(description, ' Hơn.');
  expect(description).toHaveValue('Một đôi giày. Mới. Hơn.');
  expect(loggedErrors()).toEqual(['The product could not be saved. ApiError: Not valid.']);
});

test('a cleared name can be taken back', async () => {
  const { user, form } = await edit();
  await user.type(form.getByRole('textbox', { name: 'Name' }), ' 2');
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(form.getByRole('button', { name: 'Undo' }));
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Phố Cổ');
  expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('input is discarded only after a question, and the tab asks too', async () => {
  const closeTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user, form } = await edit();
  expect(closeTab()).toBe(true);
  await user.type(form.getByRole('textbox', { name: 'Description' }), ' Mới.');
  expect(closeTab()).toBe(false);
  await user.keyboard('{Escape}');
  expect(form.getByText('Discard what you typed?')).toBeVisible();
  expect(form.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('Một đôi giày. Mới.');
  expect(form.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Close' }));
  await user.click(form.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(closeTab()).toBe(true);
});

test('going Back asks too, and keeps the form', async () => {
  const { user, form } = await edit();
  await user.type(form.getByRole('textbox', { name: 'Description' }), ' Mới.');
  window.history.back();
  expect(await form.findByText('Discard what you typed?')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Keep editing' }));
  expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('Một đôi giày. Mới.');
});

test('a size that is typed but not added is asked about before it is lost', async () => {
  const saved = jest.fn();
  shop.use(
    answer('updateProduct', { id: product._id }, () => {
      saved();
      return refusal(400, { message: 'Not now.' });
    }),
  );
  const { user, form } = await edit();
  await user.type(form.getByRole('textbox', { name: 'Description' }), ' Mới.');
  await user.type(form.getByRole('textbox', { name: 'Size' }), '47');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('A size is typed, but not added.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Keep editing' }));
  expect(form.getByRole('textbox', { name: 'Size' })).toHaveValue('47');
  expect(saved).not.toHaveBeenCalled();
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(form.getByRole('button', { name: 'Save without it' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(loggedErrors()).toEqual(['The product could not be saved. ApiError: Not now.']);
});

test('a form in which nothing was typed closes at once', async () => {
  const { user } = await edit();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a picture that is too large is refused before it is sent', async () => {
  const { user, form } = await edit();
  const large = new File(['x'], 'a.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 8 * 1024 * 1024 + 1 });
  for (const label of ['Ad image', 'Detail images']) await user.upload(form.getByLabelText(label), large);
  expect(form.getAllByText('A picture may have at most 8 MB.')).toHaveLength(2);
});

test('pictures go up under the names of product and color, six at most', async () => {
  const calls: [string, number][] = [];
  shop.use(
    answer('uploadArray', async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const count = (await request.formData()).getAll('files').length;
      calls.push([`${searchParams.get('productName')}/${searchParams.get('productColor')}`, count]);
      const paths = Array.from({ length: count }, (_, index) => `/uploads/${index}-960.webp`);
      return { paths };
    }),
  );
  const { user, form } = await edit();
  const files = Array.from({ length: 7 }, (_, n) => new File(['x'], `${n}.png`, { type: 'image/png' }));
  await user.upload(form.getByLabelText('Detail images'), files);
  expect(await form.findByRole('button', { name: 'Remove image 6' })).toBeVisible();
  expect(form.queryByLabelText('Detail images')).not.toBeInTheDocument();
  expect(calls).toEqual([['Phố Cổ/đen', 5]]);
});

test('the export is the server’s table of all products of the filter', async () => {
  signInAs('admin');
  stock({ product });
  let query: URLSearchParams | undefined;
  shop.use(
    answer('exportProducts', ({ request }) => {
      query = new URL(request.url).searchParams;
      return new HttpResponse('\uFEFFName\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    }),
  );
  const { user } = renderApp('/admin?section=product&brand=nike,vans&search=pho');
  await screen.findByText('Phố Cổ');
  const files = watchDownloads();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.text).toBe('\uFEFFName\r\n');
  expect(Object.fromEntries(query!)).toEqual({ brand: 'nike,vans', match: 'name', search: 'pho' });
});

test('staff narrow the products by brand, and read how many there are', async () => {
  signInAs('admin');
  shop.use(
    answer('filterProducts', ({ request }) => {
      const isNikes = new URL(request.url).searchParams.get('brand') === 'nike';
      return { products: [product], total: isNikes ? 1 : 30 };
    }),
  );
  const { user } = renderApp('/admin?section=product&page=2');
  expect(await screen.findByText('30 products')).toBeVisible();
  await user.click(within(screen.getByRole('group', { name: 'Brand' })).getByLabelText('Nike'));
  expect(await screen.findByText('1 product')).toBeVisible();
});

test('a picture needs the color to have a name', async () => {
  const { user, form } = await edit();
  await user.click(form.getByRole('button', { name: 'Add color' }));
  await user.upload(form.getByLabelText('Detail images'), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(form.getByText(/Give the color its name first/)).toBeVisible();
});

test('a deleted product is gone at once, and comes back by Undo', async () => {
  const shown = { product: product as ProductDto | null };
  signInAs('manager');
  stock(shown);
  shop.use(
    answer('deleteProduct', { id: product._id }, () => {
      shown.product = null;
    }),
    answer('restoreProduct', { id: product._id }, () => {
      shown.product = product;
      return product;
    }),
  );
  const { user } = renderApp('/admin?section=product');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Do you really want to delete this ?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No products yet.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
});
