import { screen, waitFor } from '@testing-library/react';
import type { OrderDto } from '../api/generated/model';
import { startSession } from '../state/session';
import { parcel } from '../testing/story-data';
import {
  answer,
  makeCart,
  makeCustomer,
  makeLine,
  makeToken,
  refusal,
  renderApp,
  startTestShop,
} from '../testing/test-shop';

const shop = startTestShop();
const ID = '6742e8a1c3f00b7d5e91a2c4';
const NUMBER = ID.slice(0, 12);
let order: OrderDto;
let sent: boolean[];

beforeAll(() => {
  // jsdom has no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  order = makeCart([makeLine({ quantity: 2 }), makeLine({ name: 'Hẻm Nhỏ', size: '40' })], {
    ...{ _id: ID, status: 'delivering', payment: 'COD', placedAt: '2026-11-20T03:00:00.000Z' },
  });
  sent = [];
  startSession({ token: makeToken('admin'), refreshToken: 'r' });
  shop.use(
    answer('getCustomer', makeCustomer({ role: 'admin' })),
    answer('listOrders', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? '';
      const orders = ID.startsWith(search.replace('#', '')) ? [order] : [];
      return { orders, total: orders.length };
    }),
    answer('getOrder', ({ params }) => (params.id === ID ? order : refusal(404, { message: 'Gone.' }))),
    answer('listCustomers', { customers: [], total: 0 }),
    answer('filterProducts', { products: [], total: 0 }),
    answer('getOrderHistory', { history: [], notes: [] }),
    answer('setOrderPacked', async ({ request }) => {
      const { packed } = await request.json();
      sent.push(packed);
      order = { ...order, packedAt: packed ? '2026-11-20T05:00:00.000Z' : null };
      return order;
    }),
  );
});

const packed = () => screen.findByRole('button', { name: 'Packed' });
const lines = () => screen.findAllByRole('button', { name: /\d of \d/ });

test('Ctrl K, a scanned number and Enter open its packing; Enter alone packs, and it can be taken back', async () => {
  const { user, address } = renderApp('/admin?section=order');
  await screen.findByRole('button', { name: 'Details' });
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await user.keyboard(`${NUMBER}{Enter}`);
  expect(address()).toBe(`/admin?section=order&view=packing&detail=${NUMBER}`);
  await waitFor(async () => expect((await lines())[0]).toHaveFocus());
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(await packed()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Packed on/)).toBeVisible();
  await user.keyboard('{Enter}{Enter}');
  expect(sent).toEqual([true]);

  await user.click(screen.getByRole('button', { name: 'Not packed after all' }));
  expect(await packed()).toBeDisabled();
  expect(sent).toEqual([true, false]);
});

test('in the packing a scan opens the next order and ticks nothing', async () => {
  const { user, address } = renderApp(`/admin?section=order&view=packing&detail=${ID}`);
  await lines();
  await user.keyboard('{Enter}');
  expect((await lines())[0]).toHaveTextContent('1 of 2');
  await user.keyboard('#deadbeef0001{Enter}');
  expect(address()).toBe('/admin?section=order&view=packing&detail=deadbeef0001');
  expect(await screen.findByText('There is no such order.')).toBeVisible();
  await user.keyboard(`${NUMBER}{Enter}`);
  expect((await lines())[0]).toHaveTextContent('0 of 2');
});

test.each([
  [{ status: 'canceled' }, 'It was canceled: there is nothing to pack.'],
  [{ status: 'completed' }, 'It was delivered: there is nothing to pack.'],
  [{ shipments: [{ ...parcel, state: 'in-transit' }] }, 'It was handed over already.'],
] as const)('says why an order is not packed: %#', async (change, text) => {
  order = { ...order, ...(change as Partial<OrderDto>) };
  renderApp(`/admin?section=order&view=packing&detail=${ID}`);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Packed' })).toBeNull();
});

test('says why it was refused meanwhile', async () => {
  shop.use(answer('setOrderPacked', refusal(409, { message: 'It was canceled.' })));
  const { user } = renderApp(`/admin?section=order&view=packing&detail=${ID}`);
  await lines();
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}');
  expect(await screen.findByText('It was canceled.')).toBeVisible();
});

test('the list and the details tell that an order is packed, and lead to its packing', async () => {
  order = { ...order, packedAt: '2026-11-20T05:00:00.000Z' };
  const { user, address } = renderApp('/admin?section=order');
  expect(await screen.findByText('Packed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Details' }));
  expect(await screen.findByText(/^Packed on/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Packing' }));
  expect(address()).toBe(`/admin?section=order&view=packing&detail=${ID}`);
});
