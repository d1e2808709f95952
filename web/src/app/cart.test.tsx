import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import {
  CART_ID,
  answer,
  answerEvery,
  loggedErrors,
  makeCart,
  makeCustomer,
  makeLine,
  refusal,
  renderApp,
  startTestShop,
} from '../testing/test-shop';

const shop = startTestShop();
const drawer = () => screen.findByRole('dialog', { name: 'Cart' });

test('a visitor is asked to sign in, after the spinner', async () => {
  renderApp('/about?active=cart');
  const cart = await drawer();
  expect(within(cart).getByText('Loading the cart')).toBeInTheDocument();
  expect(within(cart).queryByText('Sign In for Shopping.')).not.toBeInTheDocument();
  expect(await within(cart).findByText('Sign In for Shopping.')).toBeVisible();
  expect(within(cart).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
  const signUp = within(cart).getByRole('link', { name: 'Create Your Account' });
  expect(signUp).toHaveAttribute('href', '/sign-up');
  expect(within(cart).getByRole('region', { name: 'New in the shop' })).toBeVisible();
});

test('an empty cart says so and cannot be checked out', async () => {
  shop.signIn(null);
  renderApp('/about?active=cart');
  const cart = await drawer();
  expect(await within(cart).findByText('Your cart is empty')).toBeVisible();
  expect(within(cart).getByRole('button', { name: 'Checkout' })).toBeDisabled();
});

test('closing it takes its parameter away and leaves the others', async () => {
  const { user, address } = renderApp('/product?brand=nike&active=cart');
  await user.click(within(await drawer()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/product?brand=nike'));
});

test('a line leads to its shoe', async () => {
  shop.signIn(makeCart([makeLine({ slug: 'pho-co' })]));
  renderApp('/about?active=cart');
  const link = await within(await drawer()).findByRole('link', { name: 'Phố Cổ' });
  expect(link).toHaveAttribute('href', '/about?active=productDetail&product=pho-co');
});

test('quantities change at once, stop at the stock, and a line below one is gone', async () => {
  const changes: string[] = [];
  let quantity = 1;
  const take = (change: 'increase' | 'decrease', by: number) =>
    answer(`${change}OrderItem`, { id: CART_ID }, async () => {
      changes.push(change);
      quantity += by;
      await delay(50);
      return makeCart(quantity > 0 ? [makeLine({ quantity })] : []);
    });
  shop.signIn(makeCart([makeLine()]));
  shop.use(take('increase', 1), take('decrease', -1));
  const { user } = renderApp('/about?active=cart');
  const cart = await drawer();
  const increase = await within(cart).findByRole('button', { name: 'Increase quantity' });
  await user.click(increase);
  expect(within(cart).getAllByText('2.000.000đ')).not.toHaveLength(0);
  await waitFor(() => expect(increase).toHaveAttribute('aria-disabled', 'true'));
  await user.click(increase);
  const decrease = within(cart).getByRole('button', { name: 'Decrease quantity' });
  await user.click(decrease);
  await user.click(decrease);
  expect(await within(cart).findByText('Your cart is empty')).toBeVisible();
  await waitFor(() => expect(changes).toEqual(['increase', 'decrease', 'decrease']));
});

test('a line that was taken out by its last pair can be put back', async () => {
  let lines = [makeLine()];
  shop.signIn(makeCart(lines));
  const added: unknown[] = [];
  shop.use(
    answer('decreaseOrderItem', { id: CART_ID }, () => {
      lines = [];
      return makeCart(lines);
    }),
    answer('addOrderItem', { id: CART_ID }, async ({ request }) => {
      added.push(await request.json());
      lines = [makeLine()];
      return makeCart(lines);
    }),
  );
  const { user } = renderApp('/about?active=cart');
  const cart = await drawer();
  const decrease = await within(cart).findByRole('button', { name: 'Decrease quantity' });
  const [notice] = within(cart).getAllByRole('status');
  expect(notice).toBeEmptyDOMElement();
  await user.click(decrease);
  expect(await within(cart).findByText('Your cart is empty')).toBeVisible();
  // A text that comes together with its live region is not read out.
  expect(notice).toHaveTextContent(/taken out/);
  await user.click(within(cart).getByRole('button', { name: 'Undo' }));
  expect(await within(cart).findByRole('button', { name: 'Decrease quantity' })).toBeVisible();
  expect(added).toEqual([expect.objectContaining({ quantity: 1, size: makeLine().size })]);
  expect(within(cart).queryByText(/taken out/)).not.toBeInTheDocument();
});

test('the focus of a line that goes is given to the line in its place, and of the last to the drawer', async () => {
  const lines = [makeLine(), makeLine({ size: '43' }), makeLine({ size: '44' })];
  shop.signIn(makeCart(lines));
  shop.use(
    answer('decreaseOrderItem', { id: CART_ID }, async ({ request }) => {
      const { size } = await request.json();
      lines.splice(
        lines.findIndex((line) => line.size === size),
        1,
      );
      return makeCart(lines);
    }),
  );
  const { user } = renderApp('/about?active=cart');
  const cart = await drawer();
  const decreases = () => within(cart).queryAllByRole('button', { name: 'Decrease quantity' });
  await waitFor(() => expect(decreases()).toHaveLength(3));
  decreases()[1]!.focus();
  for (const [left, at] of [
    [2, 1],
    [1, 0],
  ] as const) {
    await user.keyboard('{Enter}');
    await waitFor(() => expect(decreases()).toHaveLength(left));
    expect(decreases()[at]).toHaveFocus();
  }
  await user.keyboard('{Enter}');
  expect(await within(cart).findByText('Your cart is empty')).toBeVisible();
  expect(cart).toHaveFocus();
});

test('a refused change is logged, shows a message, and the quantity is restored', async () => {
  shop.signIn(makeCart([makeLine()]));
  shop.use(answer('increaseOrderItem', { id: CART_ID }, refusal(409, { message: 'Only 1 left.' })));
  const { user } = renderApp('/about?active=cart');
  const cart = await drawer();
  await user.click(await within(cart).findByRole('button', { name: 'Increase quantity' }));
  await waitFor(() => expect(within(cart).getAllByText('1.000.000đ')).not.toHaveLength(0));
  expect(within(cart).queryByText('2.000.000đ')).not.toBeInTheDocument();
  expect(within(cart).getByText('Only 1 left.')).toBeVisible();
  expect(loggedErrors()).toEqual(['The quantity could not be changed. ApiError: Only 1 left.']);
});

test('a change without an answer is taken back, although the cart cannot be fetched', async () => {
  const line = makeLine();
  shop.signIn(makeCart([line, makeLine({ size: '43' })]));
  const { user } = renderApp('/about?active=cart');
  const cart = await drawer();
  const [increase] = await within(cart).findAllByRole('button', { name: 'Increase quantity' });
  const [decrease] = within(cart).getAllByRole('button', { name: 'Decrease quantity' });
  shop.use(answerEvery(() => HttpResponse.error()));
  for (const button of [increase!, decrease!]) {
    await user.click(button);
    expect(await within(cart).findByText(/The shop cannot be reached/)).toBeVisible();
    expect(
      within(cart)
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toEqual(['', '1', '1']);
  }
  expect(within(cart).getAllByText('2.000.000đ')).not.toHaveLength(0);
  expect(loggedErrors()).toEqual(
    Array(2).fill(
      'The quantity could not be changed. ApiError: The shop cannot be reached. Check your connection and try again.',
    ),
  );
});

test('the first pair makes a cart, attaches it and goes in', async () => {
  const calls: string[] = [];
  shop.signIn(null);
  shop.use(
    answer('createCart', () => {
      calls.push('create');
      return makeCart([]);
    }),
    answer('attachOrder', async ({ request }) => {
      calls.push(`attach ${JSON.stringify(await request.json())}`);
      return makeCart([]);
    }),
    answer('addOrderItem', { id: CART_ID }, async ({ request }) => {
      const { size, color, quantity } = await request.json();
      calls.push(`add ${String(color)} ${String(size)} ${String(quantity)}`);
      return makeCart([makeLine()]);
    }),
    answer('getOrder', { id: CART_ID }, makeCart([makeLine()])),
  );
  const { user } = renderApp('/about?active=productDetail&product=pho-co');
  const modal = await screen.findByRole('dialog', { name: 'Phố Cổ' });
  const add = await within(modal).findByRole('button', { name: 'Add to cart' });
  expect(add).toBeDisabled();
  expect(within(modal).getByRole('radio', { name: /^41/ })).toBeDisabled();
  await user.click(within(modal).getByRole('radio', { name: '42' }));
  await user.click(add);
  await waitFor(() =>
    expect(calls).toEqual(['create', `attach {"orderId":"${CART_ID}","status":"cart"}`, 'add đen 42 1']),
  );
  expect(await within(modal).findByText('Added to cart')).toBeInTheDocument();
});

test('a pair put in the cart before its owner could be read is counted', async () => {
  shop.signIn(makeCart([makeLine()]));
  const attached = answer('attachOrder', () => {
    const orders = [{ orderId: CART_ID, status: 'cart' as const }];
    shop.use(answer('getCustomer', makeCustomer({ orders })));
    return makeCart([]);
  });
  shop.use(
    answer('getCustomer', refusal(429, { message: 'Too many requests.' })),
    attached,
    answer('addOrderItem', { id: CART_ID }, makeCart([makeLine()])),
  );
  const { user } = renderApp('/about?active=productDetail&product=pho-co');
  const modal = await screen.findByRole('dialog', { name: 'Phố Cổ' });
  await user.click(await within(modal).findByRole('radio', { name: '42' }));
  await user.click(within(modal).getByRole('button', { name: 'Add to cart' }));
  expect(await within(modal).findByText('Added to cart')).toBeInTheDocument();
  expect(await screen.findByText('1 pair in the cart')).toBeInTheDocument();
});

test('a pair that cannot be added says why, and the button is ready again', async () => {
  shop.signIn(makeCart([]));
  shop.use(answer('addOrderItem', { id: CART_ID }, refusal(409, { message: 'Only 1 pair is left.' })));
  const { user } = renderApp('/about?active=productDetail&product=pho-co');
  const modal = await screen.findByRole('dialog', { name: 'Phố Cổ' });
  await user.click(await within(modal).findByRole('radio', { name: '42' }));
  await user.click(within(modal).getByRole('button', { name: 'Add to cart' }));
  expect(await within(modal).findByText('Only 1 pair is left.')).toBeVisible();
  expect(within(modal).getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  expect(loggedErrors()).toEqual(['The pair could not be put in the cart. ApiError: Only 1 pair is left.']);
});

test('a visitor is sent to sign in', async () => {
  const { user, address } = renderApp('/about?active=productDetail&product=pho-co');
  await user.click(await screen.findByRole('button', { name: 'Sign in to shopping' }));
  await waitFor(() => expect(address()).toBe('/sign-in'));
});

test('once a pair was added, the cart is one press away', async () => {
  let cart = makeCart([]);
  shop.signIn(cart);
  shop.use(
    answer('getOrder', () => cart),
    answer('addOrderItem', { id: CART_ID }, () => (cart = makeCart([makeLine()]))),
  );
  const { user, address } = renderApp('/about?active=productDetail&product=pho-co');
  const modal = await screen.findByRole('dialog', { name: 'Phố Cổ' });
  await user.click(await within(modal).findByRole('radio', { name: '42' }));
  expect(within(modal).queryByRole('button', { name: 'View cart' })).not.toBeInTheDocument();
  await user.click(within(modal).getByRole('button', { name: 'Add to cart' }));
  await user.click(await within(modal).findByRole('button', { name: 'View cart' }));
  expect(address()).toBe('/about?active=cart');
  expect(await within(await drawer()).findByText('Phố Cổ')).toBeVisible();
});

test("a stored role that is not the server's ends the login", async () => {
  shop.signIn(null, { role: 'manager' });
  const { address } = renderApp('/profile');
  await waitFor(() => expect(address()).toBe('/sign-in'));
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('a profile that is refused ends the login', async () => {
  shop.signIn(null);
  shop.use(answer('getCustomer', refusal(403, { message: 'Not yours.' })));
  const { address } = renderApp('/profile');
  await waitFor(() => expect(address()).toBe('/sign-in'));
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(loggedErrors()).toEqual(['The profile could not be loaded. ApiError: Not yours.']);
});

test('a pair goes into the next cart when the known one was placed elsewhere', async () => {
  const next = makeCart([], { _id: 'e'.repeat(24) });
  shop.signIn(makeCart([makeLine()]));
  shop.use(
    answer(
      'addOrderItem',
      { id: CART_ID },
      refusal(409, {
        message: 'This order has been placed already.',
      }),
    ),
    answer('createCart', next),
    answer('attachOrder', next),
    answer('addOrderItem', { id: next._id }, { ...next, items: [makeLine()], total: 1_000_000 }),
  );
  const { user } = renderApp('/about?active=productDetail&product=pho-co');
  const modal = await screen.findByRole('dialog', { name: 'Phố Cổ' });
  await user.click(await within(modal).findByRole('radio', { name: '42' }));
  await user.click(within(modal).getByRole('button', { name: 'Add to cart' }));
  expect(await within(modal).findByText('Added to cart')).toBeInTheDocument();
  expect(within(modal).queryByText('This order has been placed already.')).not.toBeInTheDocument();
});

test('a change of a cart that was placed elsewhere shows the cart that followed it', async () => {
  const next = makeCart([makeLine({ name: 'Bến Thành' })], { _id: 'e'.repeat(24) });
  shop.signIn(makeCart([makeLine()]));
  const { user } = renderApp('/about?active=cart');
  const cart = await drawer();
  const increase = await within(cart).findByRole('button', { name: 'Increase quantity' });
  shop.use(
    answer('increaseOrderItem', { id: CART_ID }, refusal(409, { message: 'Placed already.' })),
    answer(
      'getCustomer',
      makeCustomer({
        orders: [
          { orderId: next._id, status: 'cart' },
          { orderId: CART_ID, status: 'pending' },
        ],
      }),
    ),
    answer('getOrder', ({ params }) =>
      params.id === next._id ? next : makeCart([makeLine()], { status: 'pending' }),
    ),
  );
  await user.click(increase);
  expect(await within(cart).findByText('Bến Thành')).toBeVisible();
  expect(loggedErrors()).toEqual(['The quantity could not be changed. ApiError: Placed already.']);
});

test('a line whose shoe is no longer sold is named as such, until one press removes it', async () => {
  const gone = makeLine({ productId: 'b'.repeat(24), name: 'Bến Xưa' });
  const elsewhere = makeLine({ size: '43' });
  const stays = makeLine({ size: '44' });
  shop.signIn(makeCart([gone, elsewhere, stays]));
  const first = renderApp('/about?active=cart');
  expect(await within(await drawer()).findByText('Bến Xưa')).toBeVisible();
  first.unmount();

  shop.signIn(makeCart([stays]));
  shop.use(
    answer('getProduct', { id: gone.productId }, refusal(404, { message: 'There is no such product.' })),
  );
  const { user } = renderApp('/about?active=cart');
  const cart = await drawer();
  expect(await within(cart).findByText('No longer sold.')).toBeVisible();
  // The other missing line is of a shoe that is sold: it was taken out on another device.
  expect(within(cart).getAllByRole('listitem')).toHaveLength(2);
  await user.click(within(cart).getByRole('button', { name: 'Remove' }));
  expect(within(cart).queryByText('Bến Xưa')).not.toBeInTheDocument();
  await user.click(within(cart).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: /^Cart/ }));
  expect(await within(await drawer()).findByText('Phố Cổ')).toBeVisible();
  expect(screen.queryByText('No longer sold.')).not.toBeInTheDocument();
});
