import { screen, within } from '@testing-library/react';
import type { OrderDto, OrderNoteDto } from '../api/generated/model';
import { startSession } from '../state/session';
import {
  CUSTOMER_ID,
  answer,
  makeCart,
  makeCustomer,
  makeLine,
  makeToken,
  refusal,
  renderApp,
  startTestShop,
} from './test-shop';

export const idOf = (letter: string) => letter.repeat(24);

/** An order that was placed, and waits. */
export const makeOrder = (letter: string, change: Partial<OrderDto> = {}): OrderDto =>
  makeCart([makeLine()], {
    _id: idOf(letter),
    status: 'pending',
    name: `Khách ${letter}`,
    payment: 'COD',
    placedAt: '2026-11-20T03:00:00.000Z',
    ...change,
  });

interface Desk {
  orders: OrderDto[];
  /** How many orders lack their invoice. */
  toInvoice: number;
  notes: OrderNoteDto[];
}

/**
 * For the top of a test file: a shop with three orders, a, b and d, as staff see and change them.
 *
 * @returns the shop; `desk`, what it has; `asked`, the lists that were asked for; `sent`, what was changed; `openAs`
 */
export function startStaffOrders() {
  const shop = startTestShop();
  const desk: Desk = { orders: [], toInvoice: 0, notes: [] };
  const asked: URLSearchParams[] = [];
  const sent: string[] = [];
  beforeEach(() => {
    Object.assign(desk, {
      orders: ['a', 'b', 'd'].map((letter) => makeOrder(letter)),
      toInvoice: 0,
      notes: [],
    });
    asked.length = 0;
    sent.length = 0;
    shop.use(
      answer('listOrders', ({ request }) => {
        const query = new URL(request.url).searchParams;
        if (query.get('limit') === '1') return { orders: [], total: desk.toInvoice };
        asked.push(query);
        const status = query.get('status');
        const found = desk.orders.filter((order) => !status || order.status === status);
        const from = (Number(query.get('page')) - 1) * 12;
        return { orders: found.slice(from, from + 12), total: found.length };
      }),
      answer('getOrder', ({ params }) => {
        const order = desk.orders.find(({ _id }) => _id === params.id);
        return order ?? refusal(404, { message: 'Gone.' });
      }),
      answer('getOrderHistory', () => ({
        history: [
          {
            actorId: CUSTOMER_ID,
            by: 'customer',
            reason: null,
            from: 'cart',
            to: 'pending',
            createdAt: '2026-11-20T03:00:00.000Z',
          },
          {
            actorId: null,
            by: 'shop',
            reason: null,
            from: 'pending',
            to: 'completed',
            createdAt: '2026-11-20T04:00:00.000Z',
          },
        ],
        notes: desk.notes,
      })),
      answer('updateOrderStatus', async ({ params, request }) => {
        const { status } = await request.json();
        sent.push(`${String(params.id)[0]} ${status}`);
        desk.orders = desk.orders.map((order) => (order._id === params.id ? { ...order, status } : order));
        return desk.orders.find(({ _id }) => _id === params.id)!;
      }),
      answer('deleteOrder', ({ params }) => {
        sent.push(`delete ${String(params.id)[0]}`);
        desk.orders = desk.orders.filter(({ _id }) => _id !== params.id);
      }),
    );
  });

  const openAs = async (role: 'admin' | 'manager', at = '/admin?section=order') => {
    startSession({ token: makeToken(role), refreshToken: 'r' });
    shop.use(answer('getCustomer', makeCustomer({ role })));
    const app = renderApp(at);
    await screen.findAllByRole('row');
    await screen.findAllByRole('button', { name: 'Details' });
    return app;
  };
  return { shop, desk, asked, sent, openAs };
}

/** The rows of the list. */
export const rows = () => screen.getAllByRole('row').slice(1);
/** The status of the list’s row, to press. */
export const statusOf = (row: number) =>
  within(rows()[row] as HTMLElement).getByRole('button', { name: /pending|delivering|completed|canceled/ });
