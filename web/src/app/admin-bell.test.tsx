import { screen, waitFor, within } from '@testing-library/react';
import { TIMINGS } from '../lib/timings';
import { startSession } from '../state/session';
import { answer, makeCustomer, makeToDo, makeToken, renderApp, startTestShop } from '../testing/test-shop';

const shop = startTestShop();
let pending: string[];
let asked: number;
let rings: number;

beforeEach(() => {
  Object.assign(TIMINGS, { orderRefresh: 30 });
  [asked, rings] = [0, 0];
  pending = ['2026-11-20T03:00:00.000Z'];
  const node = { connect: (next: unknown) => next, start: () => (rings += 0.5), stop: () => undefined };
  const value = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  Object.assign(window, {
    AudioContext: class {
      readonly currentTime = 0;
      readonly createOscillator = () => ({ ...node, frequency: value });
      readonly createGain = () => ({ ...node, gain: value });
      readonly close = () => Promise.resolve();
    },
  });
  shop.use(
    answer('getCustomer', makeCustomer({ role: 'admin' })),
    answer('listCustomers', { customers: [], total: 0 }),
    answer('countToDo', () => {
      asked += 1;
      const newestOrderAt = pending[0] ?? null;
      return makeToDo({ ordersToConfirm: pending.length, newestOrderAt, exchangesOpen: 2 });
    }),
  );
  startSession({ token: makeToken('admin'), refreshToken: 'r' });
});
afterEach(() => {
  Object.assign(TIMINGS, { orderRefresh: 15_000 });
  Reflect.deleteProperty(window, 'AudioContext');
});

const link = () =>
  within(screen.getByRole('navigation', { name: 'Back-office' })).getByRole('link', { name: 'Order' });
const askedAgain = async () => {
  const before = asked;
  await waitFor(() => expect(asked).toBeGreaterThan(before + 1));
};

test('the way to the orders says how many wait, and a new one rings once', async () => {
  renderApp('/admin?section=customer');
  await waitFor(() =>
    expect(link()).toHaveAccessibleDescription('1 order is pending, 2 exchanges of size are open'),
  );
  await askedAgain();
  expect(rings).toBe(0);
  pending = ['2026-11-20T03:05:00.000Z', ...pending];
  await waitFor(() => expect(link()).toHaveTextContent('Order4'));
  await askedAgain();
  expect(rings).toBe(1);
  // Staff make one pending again.
  pending = [pending[0]!, '2026-11-19T03:00:00.000Z', pending[1]!];
  await waitFor(() => expect(link()).toHaveTextContent('Order5'));
  // The newest one goes, and the one before is the newest.
  pending = pending.slice(1);
  await waitFor(() => expect(link()).toHaveTextContent('Order4'));
  expect(rings).toBe(1);
});

test('the bell is switched off in this browser, and on again', async () => {
  const { user, unmount } = renderApp('/admin?section=customer');
  await user.click(await screen.findByRole('button', { name: 'Order bell: on' }));
  expect(screen.getByRole('button', { name: 'Order bell: off' })).toBeVisible();
  pending = ['2026-11-20T03:05:00.000Z', ...pending];
  await waitFor(() => expect(link()).toHaveTextContent('Order4'));
  expect(rings).toBe(0);
  unmount();

  const again = renderApp('/admin?section=customer');
  await again.user.click(await screen.findByRole('button', { name: 'Order bell: off' }));
  await askedAgain();
  pending = ['2026-11-20T03:06:00.000Z', ...pending];
  await waitFor(() => expect(rings).toBe(1));
});
