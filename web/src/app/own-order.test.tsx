import { screen, waitFor, within } from '@testing-library/react';
import type { ExchangeDto, OrderExchangesDto, OrderReturnsDto, ReturnDto } from '../api/generated/model';
import { parcel } from '../testing/story-data';
import {
  CART_ID,
  answer,
  collect,
  makeCart,
  makeLine,
  refusal,
  renderApp,
  startTestShop,
} from '../testing/test-shop';

const shop = startTestShop();
const ORDER_ID = 'e'.repeat(24);
const AT = `/profile?active=order&order=${ORDER_ID}`;

type Order = ReturnType<typeof makeCart>;

function openOrder(order: Partial<Order>, cart: Order | null = null) {
  const shown = makeCart(order.items ?? [makeLine()], { _id: ORDER_ID, status: 'pending', ...order });
  shop.signIn(cart, {
    orders: [
      ...(cart ? [{ orderId: CART_ID, status: 'cart' as const }] : []),
      { orderId: ORDER_ID, status: shown.status },
    ],
  });
  shop.use(
    answer('getOrder', { id: ORDER_ID }, shown),
    // A press may come before the cart is there.
    answer('attachOrder', cart ?? makeCart([])),
  );
  return renderApp(AT);
}

test('a pending order can be canceled, after a question', async () => {
  const asked: unknown[] = [];
  const { user } = openOrder({});
  shop.use(
    answer('placeOrder', collect(asked, makeCart([makeLine()], { _id: ORDER_ID, status: 'canceled' }))),
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const question = await screen.findByRole('dialog', { name: 'Do you want to cancel this order?' });
  expect(asked).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Cancel order' }));
  expect(await screen.findByText(/This order is canceled/)).toBeInTheDocument();
  expect(asked).toEqual([{ orderId: ORDER_ID, status: 'canceled' }]);
});

test('an order that is on its way has no such button', async () => {
  openOrder({ status: 'delivering' });
  expect(await screen.findByText('Your pairs are packed and on their way to you.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('an order whose parcel is on its way tells its dated steps by a press', async () => {
  const { user } = openOrder({ status: 'delivering', shipments: [parcel] });
  expect(await screen.findByRole('link', { name: /VTP0123456789/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record a step' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Track parcel' }));
  expect(screen.getByText('23/11/2026 11:40')).toBeVisible();
});

test('a cancellation that comes too late says why', async () => {
  const { user } = openOrder({});
  const message = 'An order that is delivering can no longer be canceled.';
  shop.use(answer('placeOrder', refusal(409, { message })));
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const question = await screen.findByRole('dialog', { name: 'Do you want to cancel this order?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel order' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent(message);
});

test('ordering again opens the cart when everything is left', async () => {
  const { user, address } = openOrder({ status: 'completed' }, makeCart([]));
  shop.use(answer('addOrderItem', { id: CART_ID }, makeCart([makeLine()])));
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  await waitFor(() => expect(address()).toContain('active=cart'));
});

test('ordering again puts in what is left, and names the rest', async () => {
  const gone = makeLine({ name: 'Hẻm Nhỏ', size: '40' });
  const sent: { size: string; quantity: number }[] = [];
  const { user, address } = openOrder(
    { status: 'completed', items: [makeLine({ quantity: 3 }), gone] },
    makeCart([]),
  );
  shop.use(
    answer('createCart', makeCart([])),
    answer('addOrderItem', { id: CART_ID }, async ({ request }) => {
      const line = await request.json();
      if (line.size === '40') return refusal(409, { message: 'Too few.' });
      sent.push(line);
      const quantity = sent.reduce((sum, one) => sum + one.quantity, 0);
      return makeCart([makeLine({ quantity, available: 2 })]);
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  expect(await screen.findByText(/Phố Cổ, Black, size 42: 2 of 3 pairs/)).toBeVisible();
  expect(screen.getByText(/Hẻm Nhỏ, Black, size 40: none left/)).toBeVisible();
  expect(sent.map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect(address()).toContain('active=order');
  expect(screen.getByRole('link', { name: 'See the cart' })).toBeVisible();
});

test('ordering again goes on after a failure with what is not in the cart yet', async () => {
  const second = makeLine({ name: 'Hẻm Nhỏ', size: '40' });
  const sent: string[] = [];
  let isDown = true;
  const { user, address } = openOrder({ status: 'completed', items: [makeLine(), second] }, makeCart([]));
  shop.use(
    answer('addOrderItem', { id: CART_ID }, async ({ request }) => {
      const { size } = await request.json();
      if (size === '40' && isDown) return refusal(500, { message: 'Busy.' });
      sent.push(size);
      return makeCart([makeLine()]);
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Order again' }));
  await screen.findByRole('alert');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Order again' }));
  await waitFor(() => expect(address()).toContain('active=cart'));
  expect(sent).toEqual(['42', '40']);
});

const LINE = {
  productId: 'a'.repeat(24),
  color: 'đen',
  size: '41',
  name: 'Phố Cổ',
  image: '/media/shoes/pho-co/den/three-quarter-960.webp',
};
const EXCHANGE: ExchangeDto = {
  ...LINE,
  _id: '1'.repeat(24),
  orderId: ORDER_ID,
  newSize: '42',
  status: 'requested',
  createdAt: '2026-11-22T03:12:00.000Z',
  heldUntil: '2026-11-29T03:12:00.000Z',
  closedAt: null,
  reason: null,
};

test('a pair that has arrived can be exchanged for a size that is left', async () => {
  let list: OrderExchangesDto = { exchanges: [], lines: [LINE], until: '2026-12-20T00:00:00.000Z' };
  const sent: unknown[] = [];
  const { user } = openOrder({ status: 'completed', items: [makeLine({ size: '41' })] });
  shop.use(
    answer('listOrderExchanges', { id: ORDER_ID }, () => list),
    answer('askExchange', { id: ORDER_ID }, async ({ request }) => {
      sent.push(await request.json());
      list = { exchanges: [EXCHANGE], lines: [], until: null };
      return EXCHANGE;
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Exchange size' }));
  const dialog = await screen.findByRole('dialog', { name: 'Exchange size' });
  expect(await within(dialog).findByRole('radio', { name: '42' })).not.toBeChecked();
  expect(within(dialog).queryByRole('radio', { name: '41' })).toBeNull();
  await user.click(within(dialog).getByRole('radio', { name: '42' }));
  await user.click(within(dialog).getByRole('button', { name: 'Request exchange' }));
  expect(await screen.findByText(/Requested\. Size 42 is set aside until/)).toBeInTheDocument();
  const { productId, color, size } = LINE;
  expect(sent).toEqual([{ productId, color, size, newSize: '42' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Exchange size' })).toBeNull());
});

test('pairs that have arrived can be returned for their money', async () => {
  const line = { ...LINE, price: 2_390_000, quantity: 2 };
  let list: OrderReturnsDto = { returns: [], lines: [line], until: '2026-12-20T00:00:00.000Z' };
  const sent: unknown[] = [];
  const { user } = openOrder({ status: 'completed', items: [makeLine({ size: '41', quantity: 2 })] });
  shop.use(
    answer('listOrderReturns', { id: ORDER_ID }, () => list),
    answer('askReturn', { id: ORDER_ID }, async ({ request }) => {
      sent.push(await request.json());
      const asked: ReturnDto = {
        ...{ _id: '2'.repeat(24), orderId: ORDER_ID, amount: 2_390_000, status: 'requested', reason: 'mind' },
        ...{ lines: [{ ...line, quantity: 1, unsellable: 0 }], note: 'Too loud', refusal: null },
        ...{ createdAt: '2026-11-22T03:12:00.000Z', sendBy: null, closedAt: null },
      };
      list = { returns: [asked], lines: [], until: list.until };
      return asked;
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Return for money' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Return for money' }));
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Decrease quantity' }));
  expect(dialog.getByRole('button', { name: 'Request return' })).toBeDisabled();
  await user.selectOptions(dialog.getByLabelText('Reason'), 'I have changed my mind');
  await user.type(dialog.getByLabelText('Note (optional)'), 'Too loud');
  await user.click(dialog.getByRole('button', { name: 'Request return' }));
  expect(await screen.findByText(/^Requested: 2\.390\.000đ/)).toBeInTheDocument();
  const { productId, color, size } = LINE;
  expect(sent).toEqual([
    { lines: [{ productId, color, size, quantity: 1 }], reason: 'mind', note: 'Too loud' },
  ]);
});

test('an open exchange can be withdrawn, after a question', async () => {
  let list: OrderExchangesDto = { exchanges: [EXCHANGE], lines: [], until: '2026-12-20T00:00:00.000Z' };
  const sent: string[] = [];
  const { user } = openOrder({ status: 'completed', items: [makeLine({ size: '41' })] });
  shop.use(
    answer('listOrderExchanges', { id: ORDER_ID }, () => list),
    answer('withdrawExchange', ({ params }) => {
      sent.push(String(params.id));
      const withdrawn = { ...EXCHANGE, status: 'withdrawn' as const, closedAt: '2026-11-23T03:12:00.000Z' };
      list = { exchanges: [withdrawn], lines: [LINE], until: '2026-12-20T00:00:00.000Z' };
      return withdrawn;
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const question = await screen.findByRole('dialog', { name: 'Do you want to withdraw this exchange?' });
  expect(within(question).getByText('Phố Cổ, Black: size 41 → 42')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText(/^Withdrawn\./)).toBeInTheDocument();
  expect(sent).toEqual([EXCHANGE._id]);
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Exchange size' })).toBeVisible();
});

test('a withdrawal that comes too late says why', async () => {
  let list: OrderExchangesDto = { exchanges: [EXCHANGE], lines: [], until: '2026-12-20T00:00:00.000Z' };
  const message = 'This exchange is received: nothing is left to do.';
  const { user } = openOrder({ status: 'completed', items: [makeLine({ size: '41' })] });
  shop.use(
    answer('listOrderExchanges', { id: ORDER_ID }, () => list),
    answer('withdrawExchange', () => {
      list = { exchanges: [{ ...EXCHANGE, status: 'received' }], lines: [], until: null };
      return refusal(409, { message });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const question = await screen.findByRole('dialog', { name: 'Do you want to withdraw this exchange?' });
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent(message);
  expect(
    await screen.findByText(/^Exchanged: your old pair has arrived\. The new pair in size 42 is sent/),
  ).toBeInTheDocument();
});

test('a size that somebody else took says so', async () => {
  const { user } = openOrder({ status: 'completed', items: [makeLine({ size: '41' })] });
  shop.use(
    answer(
      'listOrderExchanges',
      { id: ORDER_ID },
      { exchanges: [], lines: [LINE], until: '2026-12-20T00:00:00.000Z' },
    ),
    answer(
      'askExchange',
      { id: ORDER_ID },
      refusal(409, {
        message: 'There are not enough pairs left.',
        errors: { line: 'No pair of Phố Cổ in đen, size 42, is left.' },
      }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Exchange size' }));
  const dialog = await screen.findByRole('dialog', { name: 'Exchange size' });
  await user.click(await within(dialog).findByRole('radio', { name: '42' }));
  await user.click(within(dialog).getByRole('button', { name: 'Request exchange' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('size 42, is left');
});

test('an exchanged pair has its new size at its line, and a refused one the reason', async () => {
  openOrder({ status: 'completed', items: [makeLine({ size: '41' })] });
  const exchanges: ExchangeDto[] = [
    { ...EXCHANGE, status: 'refused', newSize: '43', reason: 'Worn soles' },
    { ...EXCHANGE, _id: '2'.repeat(24), status: 'received' },
  ];
  shop.use(
    answer(
      'listOrderExchanges',
      { id: ORDER_ID },
      { exchanges, lines: [], until: '2026-12-20T00:00:00.000Z' },
    ),
  );
  expect(await screen.findByText('41, exchanged for 42')).toBeVisible();
  expect(screen.getByText('Reason: Worn soles')).toBeVisible();
  expect(within(screen.getByRole('dialog')).queryByText(/30 days/)).toBeNull();
});

test('an order says when the 30 days for changing the size are over', async () => {
  openOrder({ status: 'completed' });
  shop.use(answer('listOrderExchanges', { id: ORDER_ID }, { exchanges: [], lines: [], until: null }));
  expect(await screen.findByText('The 30 days for changing the size are over.')).toBeVisible();
});

test('an order that has not arrived says nothing of them', async () => {
  openOrder({ status: 'delivering' });
  expect(await screen.findByText('Your pairs are packed and on their way to you.')).toBeVisible();
  expect(within(screen.getByRole('dialog')).queryByText(/30 days/)).toBeNull();
});
