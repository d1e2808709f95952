import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { drawQr } from '../lib/qr-picture';
import {
  CART_ID,
  answer,
  collect,
  makeCart,
  makeCustomer,
  makeLine,
  refusal,
  renderApp,
  startTestShop,
} from '../testing/test-shop';

const shop = startTestShop();
const checkout = () => screen.findByRole('button', { name: 'Checkout' });

/** Accepts the two calls of a checkout, and collects their bodies. */
function acceptCheckout(cart = makeCart([makeLine()])) {
  const sent: unknown[] = [];
  shop.use(
    answer('updateOrder', { id: CART_ID }, collect(sent, cart)),
    answer('placeOrder', collect(sent, { ...cart, status: 'pending' })),
  );
  return sent;
}

test('a visitor is sent to sign in', async () => {
  const { address } = renderApp('/checkout');
  await waitFor(() => expect(address()).toBe('/sign-in'));
});

test.each(['/checkout', '/checkout/', '/Checkout'])('%s has neither footer nor chat', async (path) => {
  shop.signIn(makeCart([makeLine()]));
  renderApp(path);
  expect(await checkout()).toBeVisible();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('needs a payment method; the same one again takes it away', async () => {
  shop.signIn(makeCart([makeLine()]));
  const { user } = renderApp('/checkout');
  expect(await checkout()).toBeDisabled();
  expect(
    screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`),
  ).toEqual([
    'H1 Order #6742e8a1c3f0',
    'H2 Your items',
    'H3 Phố Cổ',
    'H2 Customer Information',
    'H2 Payment Method',
  ]);
  const cod = screen.getByRole('radio', { name: 'COD' });
  await user.click(cod);
  expect(await checkout()).toBeEnabled();
  await user.click(screen.getByRole('radio', { name: 'credit' }));
  expect(cod).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'credit' }));
  expect(await checkout()).toBeDisabled();
});

test('the sentence at the button names what is missing and leads to the first of it', async () => {
  shop.signIn(makeCart([makeLine()], { address: '' }), { address: 'Unknown' });
  const { user } = renderApp('/checkout');
  await checkout();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Still missing: address, payment method.' }));
  expect(screen.getByLabelText('Address')).toHaveFocus();
  await user.type(screen.getByLabelText('Address'), '2 Lê Lợi');
  await user.click(screen.getByRole('button', { name: 'Still missing: payment method.' }));
  expect(screen.getByRole('radio', { name: 'COD' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'COD' }));
  expect(screen.queryByText(/Still missing/)).toBeNull();
  expect(await checkout()).toBeEnabled();
});

test("needs an address other than 'Unknown', which can be given on the spot", async () => {
  const saved: unknown[] = [];
  shop.signIn(makeCart([makeLine()], { address: '' }), { address: 'Unknown' });
  shop.use(
    answer('addOrderInformation', { id: CART_ID }, async ({ request }) => {
      const body = await request.json();
      saved.push(body);
      return body;
    }),
  );
  const { user } = renderApp('/checkout');
  await checkout();
  await user.click(screen.getByRole('radio', { name: 'COD' }));
  expect(screen.getByText('address is required')).toBeVisible();
  expect(await checkout()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Edit information' }));
  await user.type(screen.getByLabelText('Address'), '1 Lê Lợi');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('1 Lê Lợi')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit information' }));
  await user.type(screen.getByLabelText('Phone'), 'x1');
  await user.type(screen.getByLabelText('Address'), '2 Lê Lợi');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('2 Lê Lợi')).toBeVisible();
  expect(saved).toEqual([{ name: 'Nguyễn Linh', phone: '09034172681', address: '2 Lê Lợi' }]);
  expect(await checkout()).toBeEnabled();
});

test('the pencil of a form that opened by itself leads to its first field at once', async () => {
  shop.signIn(makeCart([makeLine()], { address: '' }), { address: 'Unknown' });
  renderApp('/checkout');
  await checkout();
  fireEvent.click(screen.getByRole('button', { name: 'Edit information' }));
  // Later, it could be taken from another field that was pressed meanwhile.
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('a missing address opens the form, and Checkout saves it before it places', async () => {
  const sent = acceptCheckout();
  shop.signIn(makeCart([makeLine()], { address: '' }), { address: 'Unknown' });
  shop.use(
    answer('addOrderInformation', { id: CART_ID }, async ({ request }) => {
      const body = await request.json();
      sent.push(body);
      return body;
    }),
  );
  const { user, address } = renderApp('/checkout');
  await checkout();
  const field = screen.getByLabelText('Address');
  expect(field).toHaveFocus();
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription('address is required');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription('address is required');
  await user.click(screen.getByRole('radio', { name: 'COD' }));
  expect(await checkout()).toBeDisabled();
  await user.type(field, '2 Lê Lợi');
  await user.click(await checkout());
  await waitFor(() => expect(address()).toBe('/profile'));
  expect(sent).toEqual([
    { name: 'Nguyễn Linh', phone: '0903417268', address: '2 Lê Lợi' },
    { total: 1_000_000, payment: 'COD' },
    { orderId: CART_ID, status: 'pending' },
  ]);
});

test('a refused receiver is not placed, and Checkout can be pressed again', async () => {
  const sent = acceptCheckout();
  shop.signIn(makeCart([makeLine()], { address: '' }), { address: 'Unknown' });
  shop.use(
    answer(
      'addOrderInformation',
      { id: CART_ID },
      refusal(400, {
        message: 'Not valid.',
        errors: { address: 'address is too long' },
      }),
    ),
  );
  const { user, address } = renderApp('/checkout');
  await checkout();
  await user.type(screen.getByLabelText('Address'), '2 Lê Lợi');
  await user.click(screen.getByRole('radio', { name: 'COD' }));
  await user.click(await checkout());
  expect(await screen.findByText('address is too long')).toBeVisible();
  expect(sent).toEqual([]);
  expect(address()).toBe('/checkout');
});

test('sends the total that was seen and the payment, then places, then leads to the profile', async () => {
  shop.signIn(makeCart([makeLine({ quantity: 2 })]));
  const sent = acceptCheckout(makeCart([makeLine({ quantity: 2 })]));
  shop.takeTime();
  const { user, address } = renderApp('/checkout');
  await checkout();
  await user.click(screen.getByRole('radio', { name: 'COD' }));
  const pressed = performance.now();
  await user.click(await checkout());
  await waitFor(() => expect(address()).toBe('/profile'));
  expect(performance.now() - pressed).toBeGreaterThanOrEqual(1250);
  expect(sent).toEqual([
    { total: 2_000_000, payment: 'COD' },
    { orderId: CART_ID, status: 'pending' },
  ]);
});

test('whom the invoice names is saved before the order is placed, which waits for a valid tax code', async () => {
  const cart = makeCart([makeLine()]);
  shop.signIn(cart);
  const placed = acceptCheckout(cart);
  const buyers: unknown[] = [];
  shop.use(
    answer('setInvoiceBuyer', { id: CART_ID }, async ({ request }) => {
      const buyer = await request.json();
      buyers.push(buyer);
      return buyer.taxCode === '0100109106'
        ? { ...cart, invoiceBuyer: buyer }
        : refusal(400, { message: 'No.', errors: { taxCode: 'Not a tax code.' } });
    }),
  );
  const { user, address } = renderApp('/checkout');
  await checkout();
  await user.click(screen.getByRole('radio', { name: 'COD' }));
  await user.click(screen.getByRole('checkbox', { name: 'I need an invoice for a company' }));
  await user.type(screen.getByLabelText('Company'), 'Mai Linh');
  await user.type(screen.getByLabelText('Tax code'), '0100109107');
  await user.type(screen.getByLabelText('Registered address'), '12 Nguyễn Huệ');
  await user.click(await checkout());
  expect(await screen.findByText('Not a tax code.')).toBeVisible();
  expect(screen.getByLabelText('Tax code')).toHaveFocus();
  expect(placed).toEqual([]);
  await user.type(screen.getByLabelText('Tax code'), '{Backspace}6');
  expect(screen.queryByText('Not a tax code.')).toBeNull();
  await user.click(await checkout());
  await waitFor(() => expect(address()).toBe('/profile'), { timeout: 5000 });
  expect(buyers.at(-1)).toEqual({
    ...{ company: 'Mai Linh', taxCode: '0100109106', address: '12 Nguyễn Huệ', email: 'linh@shop.test' },
  });
  expect(placed).toHaveLength(2);
});

test('a price that changed brings the new cart and takes no order', async () => {
  const sent = acceptCheckout();
  const renewed = makeCart([makeLine({ price: '1200000' })]);
  shop.signIn(makeCart([makeLine()]));
  shop.use(
    answer(
      'updateOrder',
      { id: CART_ID },
      refusal(409, { message: 'The prices have changed.', cart: renewed }),
    ),
  );
  const { user, address } = renderApp('/checkout');
  await checkout();
  await user.click(screen.getByRole('radio', { name: 'COD' }));
  await user.click(await checkout());
  const bar = screen.getByRole('region', { name: 'Total' });
  expect(await within(bar).findByText('The prices have changed.')).toBeVisible();
  expect(within(bar).getByText('1.200.000đ')).toBeVisible();
  expect(sent).toEqual([]);
  expect(address()).toBe('/checkout');
  expect(await checkout()).toBeEnabled();
});

test('an order that is short says which line', async () => {
  acceptCheckout();
  shop.signIn(makeCart([makeLine()]));
  shop.use(
    answer(
      'placeOrder',
      refusal(409, {
        message: 'Not everything is left.',
        errors: { 'a/đen/42': 'Phố Cổ, đen, 42: none left.' },
      }),
    ),
  );
  const { user } = renderApp('/checkout');
  await checkout();
  await user.click(screen.getByRole('radio', { name: 'eWallet' }));
  await user.click(await checkout());
  expect(await screen.findByText('Not everything is left. Phố Cổ, đen, 42: none left.')).toBeVisible();
});

test('is sent at once or not at all, also when the browser thinks it is offline', async () => {
  const sent = acceptCheckout();
  shop.signIn(makeCart([makeLine()]));
  const { user } = renderApp('/checkout');
  await checkout();
  await user.click(screen.getByRole('radio', { name: 'COD' }));
  onlineManager.setOnline(false);
  try {
    await user.click(await checkout());
    await waitFor(() => expect(sent).toHaveLength(2));
  } finally {
    onlineManager.setOnline(true);
  }
});

test('an order whose answer was lost is placed all the same', async () => {
  const cart = makeCart([makeLine()]);
  acceptCheckout(cart);
  shop.signIn(cart);
  shop.use(
    answer('placeOrder', () => {
      shop.use(answer('getOrder', { id: CART_ID }, { ...cart, status: 'pending' }));
      return HttpResponse.error();
    }),
  );
  const { user, address } = renderApp('/checkout');
  await checkout();
  await user.click(screen.getByRole('radio', { name: 'COD' }));
  await user.click(await checkout());
  await waitFor(() => expect(address()).toBe('/profile'));
  expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
});

test('an order with an unknown outcome can be tried again', async () => {
  const cart = makeCart([makeLine()]);
  acceptCheckout(cart);
  shop.signIn(cart);
  let isLost = true;
  const placed = () => {
    const orders = [{ orderId: CART_ID, status: 'pending' as const }];
    const order = () => (isLost ? HttpResponse.error() : HttpResponse.json({ ...cart, status: 'pending' }));
    shop.use(answer('getOrder', { id: CART_ID }, order), answer('getCustomer', makeCustomer({ orders })));
    return order();
  };
  shop.use(answer('placeOrder', placed));
  const { user, address } = renderApp('/checkout');
  await checkout();
  await user.click(screen.getByRole('radio', { name: 'COD' }));
  await user.click(await checkout());
  expect(await screen.findByText(/your order may have been placed/, {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
  isLost = false;
  await user.click(await checkout());
  await waitFor(() => expect(address()).toBe('/profile'));
});

test('says once that nothing is left to order, and has the focus there', async () => {
  shop.signIn(makeCart([makeLine()]));
  const { user, address } = renderApp('/checkout');
  await checkout();
  await user.click(screen.getByRole('radio', { name: 'COD' }));
  shop.use(
    answer('updateOrder', { id: CART_ID }, refusal(409, { message: 'There is nothing to place.' })),
    answer('getOrder', { id: CART_ID }, makeCart([])),
  );
  await user.click(await checkout());
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Your order was not placed.');
  expect(within(notice).getByText('There is nothing to place.')).toBeVisible();
  expect(within(notice).getByRole('link', { name: 'See all products' })).toBeVisible();
  expect(notice.parentElement).toHaveFocus();
  expect(screen.queryByText('Put a pair in it, and come back.')).not.toBeInTheDocument();
  expect(address()).toBe('/checkout');
});

describe('paying by QR', () => {
  const transferOf = (amount: number, memo = 'DH6742e8a1c3f0') => ({
    payload: `pays ${amount} for ${memo}`,
    bin: '970415',
    bankName: 'VietinBank',
    account: '113366668888',
    accountName: 'BUOC SNEAKER',
    amount,
    memo,
  });
  const answerTransfer = (amount: () => number) =>
    answer('getOrderTransfer', { id: CART_ID }, () => transferOf(amount()));
  const code = () => screen.findByRole('img', { name: 'QR code for a transfer to 113366668888' });

  test('shows the transfer’s own code, and bank, account and content in words', async () => {
    shop.signIn(makeCart([makeLine()]));
    shop.use(answerTransfer(() => 1_000_000));
    const { user } = renderApp('/checkout');
    await checkout();
    await user.click(screen.getByRole('radio', { name: 'QR' }));
    expect(await code()).toHaveAttribute('src', await drawQr('pays 1000000 for DH6742e8a1c3f0'));
    for (const words of ['VietinBank', /113366668888/, 'DH6742e8a1c3f0']) {
      expect(screen.getByText(words)).toBeVisible();
    }
    expect(await checkout()).toBeEnabled();
  });

  test('a placed order is thanked for on the profile, with the code again', async () => {
    const cart = makeCart([makeLine()], { address: '1 Lê Lợi' });
    shop.signIn(cart);
    acceptCheckout({ ...cart, payment: 'QR' });
    shop.use(answerTransfer(() => 1_000_000));
    const { user, address } = renderApp('/checkout');
    await checkout();
    await user.click(screen.getByRole('radio', { name: 'QR' }));
    await user.click(await checkout());
    await waitFor(() => expect(address()).toBe('/profile'));
    const thanks = await screen.findByRole('region', { name: 'Thank you!' });
    expect(thanks).toHaveTextContent('We have your order #6742e8a1c3f0 for 1.000.000đ.');
    expect(await within(thanks).findByRole('img', { name: /^QR code/ })).toBeVisible();
    const history = screen.getByRole('heading', { name: 'Order history' });
    expect(thanks.compareDocumentPosition(history)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('asks for no other sum than the page shows: the cart is read again first', async () => {
    shop.signIn(makeCart([makeLine()]));
    shop.use(answerTransfer(() => 1_200_000));
    const { user } = renderApp('/checkout');
    await checkout();
    shop.use(answer('getOrder', { id: CART_ID }, makeCart([makeLine({ price: '1200000' })])));
    await user.click(screen.getByRole('radio', { name: 'QR' }));
    await code();
    expect(within(screen.getByRole('region', { name: 'Total' })).getByText('1.200.000đ')).toBeVisible();
  });

  test('a code that could not be had says why, and can be asked for again', async () => {
    shop.signIn(makeCart([makeLine()]));
    shop.use(answer('getOrderTransfer', { id: CART_ID }, refusal(429, { message: 'Too many attempts.' })));
    const { user } = renderApp('/checkout');
    await checkout();
    await user.click(screen.getByRole('radio', { name: 'QR' }));
    expect(await screen.findByText('Too many attempts.')).toBeVisible();
    shop.use(answerTransfer(() => 1_000_000));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await code()).toBeVisible();
  });

  test('a shop that takes no transfers says so, and offers no other try', async () => {
    shop.signIn(makeCart([makeLine()]));
    shop.use(
      answer(
        'getOrderTransfer',
        { id: CART_ID },
        refusal(404, { message: 'This shop takes no bank transfers.' }),
      ),
    );
    const { user } = renderApp('/checkout');
    await checkout();
    await user.click(screen.getByRole('radio', { name: 'QR' }));
    expect(await screen.findByText('This shop takes no bank transfers.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('the code is in the placed order as well, until it is completed or canceled', async () => {
    const placed = makeCart([makeLine()], { status: 'pending', payment: 'QR' });
    shop.signIn(null, { orders: [{ orderId: CART_ID, status: 'pending' }] });
    shop.use(
      answerTransfer(() => 1_000_000),
      answer('getOrder', { id: CART_ID }, placed),
    );
    renderApp(`/profile?active=order&order=${CART_ID}`);
    expect(await code()).toBeVisible();
  });
});

test('a line of which fewer pairs are left says so', async () => {
  shop.signIn(makeCart([makeLine({ quantity: 2, available: 1 }), makeLine({ size: '43', available: 0 })]));
  renderApp('/checkout');
  await checkout();
  expect(screen.getByText('Only 1 left. Lower the quantity.')).toBeVisible();
  expect(screen.getByText('Sold out. Remove it to check out.')).toBeVisible();
});
