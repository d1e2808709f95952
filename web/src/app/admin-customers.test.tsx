import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { CustomerDto } from '../api/generated/model';
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
  watchDownloads,
} from '../testing/test-shop';

const shop = startTestShop();
const ORDER_ID = 'e'.repeat(24);
let customers: CustomerDto[];
let asked: URLSearchParams[];
let sent: string[];

const makePerson = (letter: string, change: Partial<CustomerDto> = {}) =>
  makeCustomer({ _id: letter.repeat(24), firstName: letter, email: `${letter}@shop.test`, ...change });

beforeEach(() => {
  customers = [
    makePerson('a', {
      orders: [
        { orderId: 'f'.repeat(24), status: 'cart' },
        { orderId: ORDER_ID, status: 'completed' },
      ],
    }),
    makePerson('b', { role: 'manager', isActive: false }),
  ];
  asked = [];
  sent = [];
  const order = makeCart([makeLine()], {
    _id: ORDER_ID,
    status: 'completed',
    placedAt: '2026-11-20T03:00:00.000Z',
  });
  shop.use(
    answer('listCustomers', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return { customers, total: customers.length };
    }),
    answer('changeRole', async ({ params, request }) => {
      const { role } = await request.json();
      sent.push(`${String(params.id)[0]} ${role}`);
      customers = customers.map((person) => (person._id === params.id ? { ...person, role } : person));
      return customers.find(({ _id }) => _id === params.id)!;
    }),
    answer('deleteCustomer', ({ params }) => {
      sent.push(`delete ${String(params.id)[0]}`);
      customers = customers.filter(({ _id }) => _id !== params.id);
    }),
    answer('listOrders', { orders: [order], total: 1 }),
    answer('getOrder', order),
    answer('getOrderHistory', { history: [], notes: [] }),
  );
});

async function openAs(role: 'admin' | 'manager', at = '/admin?section=customer') {
  startSession({ token: makeToken(role), refreshToken: 'r' });
  shop.use(
    answer('getCustomer', ({ params }) => {
      const person = customers.find(({ _id }) => _id === params.id);
      if (params.id === CUSTOMER_ID) return makeCustomer({ role });
      return person ? person : refusal(404, { message: 'Gone.' });
    }),
  );
  const app = renderApp(at);
  await screen.findAllByRole('button', { name: 'Details' });
  return app;
}

const row = (index: number) => screen.getAllByRole('row')[index + 1] as HTMLElement;

test('a manager makes a client an admin with a press and a tick', async () => {
  const { user } = await openAs('manager');
  await user.click(within(row(0)).getByRole('button', { name: 'client' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(within(row(0)).getByRole('button', { name: 'client' })).toBeVisible();
  await user.click(within(row(0)).getByRole('button', { name: 'client' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual(['a admin']));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  expect(within(row(0)).getByRole('button', { name: 'admin' })).toBeVisible();
});

test('a page that loads while a role is saved is shown', async () => {
  let save = () => {};
  const isSaved = new Promise<void>((resolve) => (save = resolve));
  let isSecond = false;
  shop.use(
    answer('listCustomers', async ({ request }) => {
      if (new URL(request.url).searchParams.get('page') !== '2') return { customers, total: 24 };
      // The answer that was on its way never comes.
      if (!isSecond) await new Promise(() => (isSecond = true));
      return { customers: [makePerson('c')], total: 24 };
    }),
    answer('changeRole', () => isSaved.then(() => ({ ...customers[0]!, role: 'admin' as const }))),
  );
  const { user } = await openAs('manager');
  await user.click(within(row(0)).getByRole('button', { name: 'client' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(isSecond).toBe(true));
  save();
  expect(await screen.findByText('c@shop.test')).toBeVisible();
});

test('a refused role shows a message in its row', async () => {
  const { user } = await openAs('manager');
  shop.use(answer('changeRole', refusal(403, { message: 'Only managers change roles.' })));
  await user.click(within(row(0)).getByRole('button', { name: 'client' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Only managers change roles.');
});

test('a former member of staff leaves the back-office at the first refusal', async () => {
  const app = await openAs('manager');
  shop.use(
    answer('changeRole', refusal(403, { message: 'Only managers change roles.' })),
    answer('getCustomer', { id: CUSTOMER_ID }, makeCustomer({ role: 'client' })),
  );
  await app.user.click(within(row(0)).getByRole('button', { name: 'client' }));
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(app.address()).toBe('/sign-in'));
});

test('a manager is neither changed nor deleted', async () => {
  await openAs('manager');
  expect(within(row(1)).queryByRole('button', { name: 'manager' })).not.toBeInTheDocument();
  expect(within(row(1)).getByRole('button', { name: 'Delete' })).toBeDisabled();
  expect(within(row(0)).getByRole('button', { name: 'Delete' })).toBeEnabled();
});

test('an admin sees everything and changes nothing', async () => {
  await openAs('admin');
  expect(within(row(0)).queryByRole('button', { name: 'client' })).not.toBeInTheDocument();
  screen.getAllByRole('button', { name: 'Delete' }).forEach((bin) => expect(bin).toBeDisabled());
});

test('deleting asks first, and the person is gone from the list', async () => {
  const { user } = await openAs('manager');
  await user.click(within(row(0)).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Do you really want to delete this ?' });
  expect(dialog).toHaveTextContent('Nguyễn a, a@shop.test');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([]);
  await user.click(within(row(0)).getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual(['delete a']);
  expect(screen.queryByText('a@shop.test')).not.toBeInTheDocument();
});

test('the detail lists the orders without the cart, and each opens over it', async () => {
  const { user, address } = await openAs('admin');
  await user.click(within(row(0)).getByRole('button', { name: 'Details' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nguyễn a' });
  expect(address()).toContain('detail=');
  const orders = within(within(dialog).getByRole('region', { name: 'Orders' })).getAllByRole('button');
  expect(orders).toHaveLength(1);
  await waitFor(() => expect(orders[0]).toHaveTextContent('#eeeeeeeeeeee20/11/2026 · 1.000.000đcompleted'));
  // The dialog hides the rest of the page from screen readers a moment after it opens.
  await waitFor(() => expect(screen.queryByRole('main')).not.toBeInTheDocument());
  await user.click(orders[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Order #eeeeeeeeeeee' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Order/ })).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Nguyễn a' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Audit trail' })).not.toBeInTheDocument();
});

test('managers see the account’s audit trail at the bottom, admins do not', async () => {
  shop.use(
    answer('listCustomerAuditEvents', {
      events: [
        {
          _id: '1',
          action: 'account-role-changed',
          actor: { _id: CUSTOMER_ID, name: 'Trần Quản Lý' },
          address: '113.161.72.10',
          at: '2026-11-20T03:10:00.000Z',
          details: { from: 'client', to: 'admin' },
        },
      ],
      total: 1,
    }),
  );
  const { user } = await openAs('manager');
  await user.click(within(row(0)).getByRole('button', { name: 'Details' }));
  const trail = await screen.findByRole('region', { name: 'Audit trail' });
  expect(trail).toHaveTextContent('Role changed: client → adminTrần Quản Lý · 113.161.72.10');
});

test('a manager turns another person’s two-step sign-in off with their own password', async () => {
  const sent: unknown[] = [];
  const errors = { currentPassword: 'The current password is not correct.' };
  const answers = [refusal(400, { message: 'Not valid.', errors })];
  const { user } = await openAs('manager');
  shop.use(
    answer('getCustomer', ({ params }) =>
      makeCustomer({ _id: String(params.id), hasSecondFactor: params.id !== CUSTOMER_ID, role: 'manager' }),
    ),
    answer('resetSecondFactor', async ({ request }) => {
      sent.push(await request.json());
      return answers.shift();
    }),
  );
  await user.click(within(row(0)).getByRole('button', { name: 'Details' }));
  await user.click(await screen.findByRole('button', { name: 'Turn off two-step sign-in' }));
  const field = screen.getByLabelText('Current Password');
  expect(field).toHaveFocus();
  await user.type(field, 'wrong{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(errors.currentPassword));
  await user.clear(field);
  await user.type(field, 'Sneaker#2026{Enter}');
  expect(await screen.findByText(/every device of this person is signed out/)).toBeVisible();
  expect(sent.at(-1)).toEqual({ currentPassword: 'Sneaker#2026' });
});

test('a missing customer shows a notice', async () => {
  await openAs('admin');
  renderApp(`/admin?section=customer&detail=${'9'.repeat(24)}`);
  expect(await screen.findByText('There is no such customer.')).toBeVisible();
});

test('search, role and sort are asked of the server and live in the address', async () => {
  const { user, address } = await openAs('admin');
  await user.type(screen.getByRole('searchbox'), 'dang 0099');
  await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('dang 0099'));
  await user.click(screen.getByRole('radio', { name: 'admin' }));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('newest'));
  expect(asked.at(-1)?.get('role')).toBe('admin');
  expect(asked.at(-1)?.get('limit')).toBe('12');
  expect(address()).toBe('/admin?section=customer&search=dang+0099&role=admin&sort=newest');
});

test('the export is the server’s table of all customers of the filter', async () => {
  const { user } = await openAs('admin');
  shop.use(
    answer('exportCustomers', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return new HttpResponse('\uFEFFPhone\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('newest'));
  const files = watchDownloads();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.text).toBe('\uFEFFPhone\r\n');
  expect(Object.fromEntries(asked.at(-1)!)).toEqual({ sort: 'newest' });
});
