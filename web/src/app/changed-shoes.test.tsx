import { screen, waitFor, within } from '@testing-library/react';
import {
  CART_ID,
  answer,
  collect,
  loggedErrors,
  makeCart,
  makeLine,
  makeProduct,
  refusal,
  renderApp,
  startTestShop,
} from '../testing/test-shop';

const shop = startTestShop();
const ORDER_ID = 'e'.repeat(24);
/** A pair that was sold as 'đen' and is called 'đen mờ' today. */
const SOLD = makeLine({ colorNow: 'đen mờ', size: '41' });
const product = makeProduct();
const RENAMED = makeProduct({
  _id: SOLD.productId,
  colors: [
    {
      ...product.colors[0]!,
      color: 'đen mờ',
      sizes: [
        { size: '41', quantity: 2 },
        { size: '42', quantity: 3 },
      ],
    },
  ],
});

function openOrder() {
  const order = makeCart([{ ...SOLD, quantity: 2 }], { _id: ORDER_ID, status: 'completed' });
  shop.signIn(makeCart([]), {
    orders: [
      { orderId: CART_ID, status: 'cart' },
      { orderId: ORDER_ID, status: 'completed' },
    ],
  });
  shop.use(answer('getOrder', { id: ORDER_ID }, order), answer('getProduct', RENAMED));
  return renderApp(`/profile?active=order&order=${ORDER_ID}`);
}

test('ordering again counts what is left of a colour that was renamed', async () => {
  let held = 0;
  const sent: unknown[] = [];
  const { user, address } = openOrder();
  shop.use(
    answer('addOrderItem', { id: CART_ID }, async ({ request }) => {
      const line = await request.json();
      sent.push(line.color);
      held += line.quantity;
      const { colorNow: _now, ...now } = SOLD;
      return makeCart([{ ...now, color: 'đen mờ', quantity: held, available: 2 }]);
    }),
  );
  expect(await screen.findByText('Black')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  await waitFor(() => expect(address()).toContain('active=cart'));
  expect(held).toBe(2);
  expect(sent).toEqual(['đen mờ', 'đen mờ']);
});

test('an exchange lists the sizes of a colour that was renamed', async () => {
  const { user } = openOrder();
  const { productId, color, colorNow, size, name, image } = SOLD;
  const lines = [{ productId, color, colorNow, size, name, image }];
  shop.use(
    answer(
      'listOrderExchanges',
      { id: ORDER_ID },
      { exchanges: [], lines, until: '2026-12-20T00:00:00.000Z' },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Exchange size' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exchange size' }));
  expect(await dialog.findByRole('radio', { name: '42' })).toBeEnabled();
  expect(dialog.queryByRole('radio', { name: '41' })).toBeNull();
});

describe('a cart that another tab changed', () => {
  const seen = makeCart([makeLine()], { version: 'seen', address: '1 Lê Lợi' });
  const code = 'cart.changed-meanwhile';
  const message = 'Your cart has changed since you saw it.';

  test('is shown again before it is placed, with what changed in words', async () => {
    const now = makeCart([makeLine({ size: '43' })], { version: 'now', address: '2 Lê Lợi' });
    const sent: unknown[] = [];
    shop.signIn(seen);
    shop.use(
      answer('updateOrder', { id: CART_ID }, async ({ request }) => {
        const body = await request.json();
        sent.push(body.version);
        if (body.version === 'now') return now;
        return refusal(409, { code, message, cart: now });
      }),
      answer('placeOrder', collect(sent, { ...now, status: 'pending' })),
    );
    const { user, address } = renderApp('/checkout');
    await user.click(await screen.findByRole('radio', { name: 'COD' }));
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveTextContent('New in your cart: Phố Cổ, Black, 43, 1 pcs.');
    expect(alert).toHaveTextContent('No longer in your cart: Phố Cổ, Black, 42.');
    expect(alert).toHaveTextContent(/Delivered to: .*2 Lê Lợi\./);
    expect(screen.getByText('2 Lê Lợi')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Checkout' }));
    await waitFor(() => expect(address()).toBe('/profile'));
    expect(sent).toEqual(['seen', 'now', { orderId: CART_ID, status: 'pending', version: 'now' }]);
  });
});

describe("a shoe's dialog", () => {
  const left = (quantity: number) =>
    makeProduct({ colors: [{ ...product.colors[0]!, sizes: [{ size: '42', quantity }] }] });

  test.each([
    ['was added', 2, []],
    ['was refused', 1, ['The pair could not be put in the cart. ApiError: Too few.']],
  ])('reads the stock again after a pair %s', async (_what, now, errors) => {
    let quantity = 5;
    shop.signIn(makeCart([]));
    shop.use(
      answer('getProduct', { id: product.slug }, () => left(quantity)),
      answer('addOrderItem', { id: CART_ID }, () => {
        quantity = now;
        return errors.length === 0 ? makeCart([makeLine()]) : refusal(409, { message: 'Too few.' });
      }),
    );
    const { user } = renderApp(`/about?active=productDetail&product=${product.slug}`);
    const dialog = within(await screen.findByRole('dialog', { name: product.name }));
    await user.click(await dialog.findByRole('radio', { name: '42' }));
    expect(dialog.queryByText(/Only/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Add to cart' }));
    expect(await dialog.findByText(new RegExp(`Only ${now} `))).toBeVisible();
    expect(loggedErrors()).toEqual(errors);
  });
});
