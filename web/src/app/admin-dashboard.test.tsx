import { screen, waitFor, within } from '@testing-library/react';
import { TIMINGS } from '../lib/timings';
import { startSession } from '../state/session';
import {
  CUSTOMER_ID,
  answer,
  makeCustomer,
  loggedErrors,
  makeToDo,
  makeToken,
  refusal,
  renderApp,
  startTestShop,
} from '../testing/test-shop';

const shop = startTestShop();
const asked: string[] = [];

/** Answers a count that depends on the period, and collects the periods. */
const count =
  <Answer,>(answerOf: (time: string | null) => Answer) =>
  ({ request }: { request: Request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const time = searchParams.get('time');
    asked.push(`${pathname}?time=${time}`);
    return answerOf(time);
  };

const year = (value: number): number[] => Array.from({ length: 12 }, () => value);
const seller = (_id: string, quantitySold: number) => ({
  _id,
  slug: _id,
  name: `Shoe ${_id}`,
  image: '/media/shoes/pho-co/den/three-quarter-960.webp',
  quantitySold,
});

const scarce = {
  ...{ brand: 'nike' as const, size: '42.5', quantity: 2, sold: 9, daysLeft: 6, waiting: 0, shoeCount: 1 },
  shoes: [
    {
      ...{ _id: 'a', name: 'Shoe a', slug: 'a', color: 'đen', quantity: 2, sold: 9, daysLeft: 6, waiting: 0 },
      image: '/media/shoes/pho-co/den/three-quarter-960.webp',
    },
  ],
};

beforeAll(() => {
  // jsdom has no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
});

beforeEach(() => {
  asked.length = 0;
  shop.use(
    answer(
      'countProducts',
      count((time) => ({ quantity: time === 'day' ? 1 : 1128 })),
    ),
    answer(
      'countCustomers',
      count((time) => ({ quantity: time === 'day' ? 2 : 1022 })),
    ),
    answer(
      'countOrdersAndProfit',
      count((time) =>
        time === 'day' ? { quantity: 3, profit: 9000000 } : { quantity: 1435, profit: 4286540000 },
      ),
    ),
    answer('chartCustomers', { totalCustomers: year(3) }),
    answer('chartOrders', { totalOrders: year(5), totalQuantity: year(8) }),
    answer('listBestSellers', [seller('a', 412), seller('b', 1)]),
    answer('listLowStock', { days: 30, total: 1, sizes: [scarce] }),
    answer('listFailingMails', { mails: [], total: 0 }),
    answer('listOrders', { orders: [], total: 0 }),
    answer('listCustomers', { customers: [], total: 0 }),
  );
});

/** By the exact address, since the charts have the same path. */
const customer = (role: 'client' | 'admin' | 'manager') =>
  answer('getCustomer', { id: CUSTOMER_ID }, makeCustomer({ role }));

function signInAs(role: 'client' | 'admin' | 'manager') {
  startSession({ token: makeToken(role), refreshToken: 'r' });
  shop.use(customer(role));
}

const figures = () => screen.getAllByRole('definition').map((value) => value.textContent);

describe('access', () => {
  test('a visitor is sent to sign in, and nothing is asked', async () => {
    const app = renderApp('/admin?section=order');
    await waitFor(() => expect(app.address()).toBe('/sign-in'));
    expect(asked).toEqual([]);
    expect(await screen.findByText('Sign in to go on. Then you are back where you were.')).toBeVisible();
  });

  test('staff who log out are not led back', async () => {
    signInAs('admin');
    shop.use(answer('logout', undefined));
    const { user, address } = renderApp('/admin?section=order');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/sign-in'));
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText(/Sign in to go on/)).not.toBeInTheDocument();
  });

  test('a client gets the full-page notice, and a way home (rule R8)', async () => {
    signInAs('client');
    renderApp('/admin');
    expect(
      await screen.findByText('Only administrators have permission to access this page.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to home >' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('navigation', { name: 'Back-office' })).toBeNull();
    expect(asked).toEqual([]);
  });

  test('staff without the demanded two-step sign-in are led to their profile', async () => {
    signInAs('admin');
    const demanded = { code: 'second-factor-setup-required', message: 'Set up two-step sign-in first.' };
    shop.use(answer('countProducts', refusal(403, demanded)));
    renderApp('/admin');
    expect(await screen.findByText('Set up two-step sign-in first.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to profile' })).toHaveAttribute('href', '/profile');
    expect(screen.queryByRole('navigation', { name: 'Back-office' })).toBeNull();
  });

  test('the server’s role counts, not the one in the browser', async () => {
    startSession({ token: makeToken('manager'), refreshToken: 'r' });
    shop.use(customer('client'));
    const app = renderApp('/admin');
    await waitFor(() => expect(app.address()).toBe('/sign-in'));
    expect(asked).toEqual([]);
  });

  test('a failed look-up of the account shows an error and a retry', async () => {
    startSession({ token: makeToken('admin'), refreshToken: 'r' });
    shop.use(answer('getCustomer', { id: CUSTOMER_ID }, refusal(400, { message: 'Not now.' })));
    const { user } = renderApp('/admin');
    expect(await screen.findByText('The back-office could not be opened.')).toBeInTheDocument();
    shop.use(customer('admin'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    expect(loggedErrors()).toEqual(['Who is signed in could not be loaded. ApiError: Not now.']);
  });
});

describe('the frame', () => {
  test('has its own navigation and nothing of the shop around it', async () => {
    signInAs('admin');
    renderApp('/admin');
    const nav = within(await screen.findByRole('navigation', { name: 'Back-office' }));
    expect(nav.getByRole('link', { name: 'Product' })).toHaveAttribute('href', '/admin?section=product');
    expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Dashboard');
    expect(screen.queryByRole('banner')?.textContent ?? '').not.toContain('Sign Up');
    expect(screen.queryByRole('button', { name: 'Cart' })).toBeNull();
    expect(document.title).toContain('Dashboard');
  });

  test('another section takes the focus, and Ctrl K leads anywhere', async () => {
    signInAs('admin');
    const { user, address } = renderApp('/admin?section=order');
    await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByText('Products Are Selling')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await user.keyboard('ngày{Backspace>4/}month{Enter}');
    expect(address()).toBe('/admin?time=month');
  });

  test.each([
    ['not paid', '/admin?section=order&paymentState=to-pay'],
    ['no parcel', '/admin?section=order&missing=parcel'],
    ['not packed', '/admin?section=order&missing=packing'],
    ['to hand over', '/admin?section=order&missing=handover'],
  ])('Ctrl K and %s lead to the orders of that filter', async (typed, href) => {
    signInAs('admin');
    const { user, address } = renderApp('/admin');
    expect(await screen.findByText('Products Are Selling')).toBeInTheDocument();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await user.keyboard(`${typed}{Enter}`);
    expect(address()).toBe(href);
  });

  test('Logout ends the session', async () => {
    signInAs('manager');
    shop.use(answer('logout'));
    const { user, address } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/sign-in'));
    expect(localStorage.getItem('accessToken')).toBeNull();
  });
});

describe('the dashboard', () => {
  test('shows the year: profit, three tiles, the chart and the best sellers', async () => {
    signInAs('admin');
    renderApp('/admin');
    expect(await screen.findByRole('status')).toHaveTextContent(/Opening|Loading/);
    await screen.findByText('Products Are Selling');
    expect(figures()).toEqual(['4.286.540.000 VNĐ', '1.128', '1.022', '1.435']);
    const january = within(screen.getByRole('table')).getByRole('row', { name: /^Jan/ });
    expect(january).toHaveTextContent('Jan853');
    expect(screen.getByText('412 Products sold')).toBeInTheDocument();
    expect(screen.getByText('1 Product sold')).toBeInTheDocument();
    expect(new Set(asked)).toEqual(
      new Set([
        '/v1/products/allProductQuantity?time=null',
        '/v1/customers/allCustomerQuantity?time=year',
        '/v1/orders/quantityAndProfit?time=year',
      ]),
    );
  });

  test('its period is in the address, governs what happened in it but not what is on sale, and only the year has lines', async () => {
    signInAs('admin');
    const { user, address } = renderApp('/admin');
    await screen.findByText('Products Are Selling');
    await user.click(screen.getByRole('button', { name: 'day' }));
    expect(address()).toBe('/admin?time=day');
    await waitFor(() => expect(figures()).toEqual(['9.000.000 VNĐ', '1.128', '2', '3']));
    expect(screen.getByRole('button', { name: 'day' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'year' }));
    expect(address()).toBe('/admin');
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  test('its ring ends half a second after the last answer, and not before it', async () => {
    shop.takeTime();
    signInAs('admin');
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const halfSeconds = () => timers.mock.calls.filter(([, ms]) => ms === 500).length;
    const before: number[] = [];
    shop.use(
      answer('listBestSellers', () => {
        before.push(halfSeconds());
        return [];
      }),
    );
    renderApp('/admin');
    await screen.findByText('Nothing sold yet.');
    expect(before).toEqual([0]);
    expect(halfSeconds()).toBe(1);
  });

  test('a failing part is logged, shows a message and a retry, and the rest stays', async () => {
    signInAs('admin');
    shop.use(answer('countOrdersAndProfit', refusal(400, { message: 'Not now.' })));
    const { user } = renderApp('/admin');
    expect(await screen.findByText('The figures could not be loaded.')).toBeInTheDocument();
    expect(screen.getByText('412 Products sold')).toBeInTheDocument();
    expect(loggedErrors()).toEqual(['A part of the dashboard could not be loaded. ApiError: Not now.']);
    shop.use(
      answer(
        'countOrdersAndProfit',
        count(() => ({ quantity: 7, profit: 1 })),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(figures()).toContain('7'));
  });

  test('low stock links to the stock; no other part waits for it, and it fails by itself', async () => {
    signInAs('admin');
    shop.use(answer('listLowStock', refusal(503, { message: 'Not now.' })));
    const { user, address } = renderApp('/admin');
    const part = within(await screen.findByRole('region', { name: 'Sizes running out' }));
    expect(screen.getByText('412 Products sold')).toBeInTheDocument();
    expect(await part.findByRole('alert', {}, { timeout: 20_000 })).toHaveTextContent('Not now.');
    shop.use(answer('listLowStock', { days: 30, total: 1, sizes: [scarce] }));
    await user.click(part.getByRole('button', { name: 'Try again' }));
    await user.click(await part.findByRole('link', { name: 'Shoe a, black: 2 left' }));
    expect(address()).toBe('/admin?section=product&search=Shoe+a');
    expect(loggedErrors()).toEqual(['A part of the dashboard could not be loaded. ApiError: Not now.']);
  });
});

describe('what to do now (rule D5)', () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'To do now' }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  test('comes first, each number a link to its list; it is read again and again', async () => {
    Object.assign(TIMINGS, { orderRefresh: 30 });
    signInAs('admin');
    let toDo = makeToDo({
      ...{ ordersToConfirm: 2, ordersToPack: 3, ordersToHandOver: 1, invoicesDue: 5, sizesRunningOut: 1 },
    });
    shop.use(answer('countToDo', () => toDo));
    const { user, address } = renderApp('/admin');
    expect(await screen.findByRole('navigation', { name: 'To do now' })).toBeVisible();
    expect(links()).toEqual([
      '2 Orders to confirm /admin?section=order&status=pending',
      '3 Orders to pack /admin?section=order&missing=packing',
      '1 Packed, to hand over /admin?section=order&missing=handover',
      '5 Invoices to issue /admin?section=order&missing=invoice',
      '1 Sizes running out /admin#running-out',
    ]);
    toDo = makeToDo({ ordersToConfirm: 3 });
    await waitFor(() => expect(links()).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: '3 Orders to confirm' }));
    expect(address()).toBe('/admin?section=order&status=pending');
    Object.assign(TIMINGS, { orderRefresh: 15_000 });
  });

  test('says when nothing waits, and fails by itself', async () => {
    signInAs('admin');
    shop.use(answer('countToDo', () => refusal(400, { message: 'Not now.' })));
    const { user } = renderApp('/admin');
    expect(await screen.findByText('What there is to do could not be loaded.')).toBeVisible();
    expect(screen.getByText('412 Products sold')).toBeVisible();
    shop.use(answer('countToDo', makeToDo()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing waits for you now.')).toBeVisible();
    expect(loggedErrors()).toEqual(['A part of the dashboard could not be loaded. ApiError: Not now.']);
  });
});

describe('mails that cannot be sent (rule X16)', () => {
  const mail = {
    ...{ _id: 'm', to: 'thu.tran@example.com', subject: 'Reset your password', problem: 'ESOCKET CONN' },
    ...{ createdAt: '2026-11-20T03:10:00.000Z', nextAttemptAt: '2026-11-20T05:31:00.000Z' },
  };

  test('are shown to managers, who try them again', async () => {
    signInAs('manager');
    shop.use(answer('listFailingMails', { mails: [mail], total: 1 }));
    shop.use(answer('retryFailingMails', { mails: [mail], total: 1 }));
    const { user } = renderApp('/admin');
    expect(await screen.findByText('1 mail could not be sent.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Still not sent: 1.')).toBeInTheDocument();
    shop.use(answer('retryFailingMails', { mails: [], total: 0 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('All mails were sent.')).toHaveFocus());
    expect(screen.queryByText(/thu\.tran/)).toBeNull();
  });

  test('are not asked for by admins, and nothing is shown while there are none', async () => {
    signInAs('admin');
    let times = 0;
    shop.use(
      answer('listFailingMails', () => {
        times += 1;
        return { mails: [mail], total: 1 };
      }),
    );
    renderApp('/admin');
    expect(await screen.findByText('Products Are Selling')).toBeInTheDocument();
    expect(screen.queryByText('Mails not sent')).toBeNull();
    expect(times).toBe(0);
  });
});
