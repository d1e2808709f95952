import type { Page } from '@playwright/test';
import {
  aCustomer,
  button,
  type Caller,
  expect,
  lists,
  openAs,
  type Order,
  type Product,
  rowsOf,
  signedIn,
  statusOf,
  test,
} from './back-office';

// For machines that are ten times slower.
test.describe.configure({ timeout: 300_000 });

const onePair = { color: 'đen', size: '42', quantity: 1 };
const inTurn = ['pending', 'delivering', 'completed', 'canceled', 'pending'] as const;

const stockOf = async (caller: Caller, { _id }: Product) =>
  (await caller.get<Product>(`/v1/products/${_id}`)).stock;
const turnsOf = async (caller: Caller, { _id }: Order) => {
  const { history } = await caller.get<{ history: { from: string; to: string; by: string }[] }>(
    `/v1/orders/${_id}/history`,
  );
  return history.map(({ from, to, by }) => `${from} > ${to} by ${by}`);
};
/** Refreshes the list, as returning to its tab does. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test('an order that is not paid goes out only after a question @desk', async ({
  page,
  request,
  manager,
  stocked,
}) => {
  const shopper = await aCustomer(request);
  const order = await shopper.buy(await stocked({ '42': 5 }), onePair, 'QR');
  await openAs(page, await signedIn(request, 'admin'), lists.order(shopper));
  const row = rowsOf(page);
  const question = page.getByRole('dialog', { name: 'Send this order unpaid?' });
  await statusOf(row).click();
  await button(row, 'Save').click();
  await expect(question).toContainText('is still to pay.');
  await button(question, 'Cancel').click();
  await expect(question).toHaveCount(0);
  expect(await turnsOf(manager, order)).toEqual(['cart > pending by customer']);
  await button(row, 'Save').click();
  await button(question, 'Send unpaid').click();
  await expect(question).toHaveCount(0);
  expect((await turnsOf(manager, order)).at(-1)).toBe('pending > delivering by staff');
});

test('a press takes a status one further and comes round; the tick saves it, the cross does not @desk', async ({
  page,
  request,
  manager,
  stocked,
}) => {
  const product = await stocked({ '42': 5 });
  const shopper = await aCustomer(request);
  const order = await shopper.buy(product, onePair);
  await openAs(page, await signedIn(request, 'admin'), lists.order(shopper));
  const row = rowsOf(page);
  const status = statusOf(row);
  for (const [at, name] of inTurn.entries()) {
    await expect(status).toHaveText(name);
    await expect(button(row, 'Save')).toHaveCount(at === 0 || at === 4 ? 0 : 1);
    await expect(button(row, 'Discard')).toHaveCount(at === 0 || at === 4 ? 0 : 1);
    if (at < 4) await status.click();
  }
  await status.click();
  await button(row, 'Discard').click();
  await expect(status).toHaveText('pending');
  expect(await turnsOf(manager, order)).toEqual(['cart > pending by customer']);

  for (const name of inTurn.slice(1, 4)) {
    await status.click();
    await expect(status).toHaveText(name);
    await button(row, 'Save').click();
    await expect(button(row, 'Save')).toHaveCount(0);
    await expect(page.getByText(`#${order._id.slice(0, 12)} is ${name}.`)).toBeVisible();
  }
  await expect(status).toHaveText('canceled');
  expect(await stockOf(manager, product)).toBe(5);
  await page.reload();
  await expect(status).toHaveText('canceled');
  expect(await turnsOf(manager, order)).toEqual([
    'cart > pending by customer',
    'pending > delivering by staff',
    'delivering > completed by staff',
    'completed > canceled by staff',
  ]);
});

test(
  'ten orders are set to delivering from the keyboard alone, and one of them is undone',
  { tag: '@desk' },
  async ({ page, request, manager, stocked }) => {
    const product = await stocked({ '42': 12 });
    const shopper = await aCustomer(request);
    const orders: Order[] = [];
    for (let i = 0; i < 10; i++) orders.push(await shopper.buy(product, onePair));
    await openAs(page, manager, lists.order(shopper));
    await expect(rowsOf(page)).toHaveCount(10);
    for (let i = 0; i < 10; i++) {
      await page.keyboard.press('j');
      await page.keyboard.press('d');
    }
    await expect(statusOf(rowsOf(page)).filter({ hasText: 'delivering' })).toHaveCount(10);
    // A row shows its new status while it is being saved; the notice names the last saved one.
    await expect(button(rowsOf(page), 'Save')).toHaveCount(0);
    await expect(button(rowsOf(page), 'Discard')).toHaveCount(0);
    const notice = page.getByText(/^#[0-9a-f]{12} is delivering\./);
    const number = (await notice.innerText()).slice(1, 13);
    await page.keyboard.press('u');
    const undone = rowsOf(page).filter({ hasText: number });
    await expect(statusOf(undone)).toHaveText('pending');
    await expect(notice).toHaveCount(0);
    await expect(button(rowsOf(page), 'Save')).toHaveCount(0);
    await expect(button(rowsOf(page), 'Discard')).toHaveCount(0);

    for (const order of orders) {
      const { status } = await manager.get<Order>(`/v1/orders/${order._id}`);
      const isUndone = order._id.startsWith(number);
      expect(status).toBe(isUndone ? 'pending' : 'delivering');
      expect(await turnsOf(manager, order)).toEqual([
        'cart > pending by customer',
        'pending > delivering by staff',
        ...(isUndone ? ['delivering > pending by staff'] : []),
      ]);
    }
    expect(await stockOf(manager, product)).toBe(2);

    // Canceling gives the pair back, and undoing takes it again.
    await page.keyboard.press('x');
    await expect(page.getByText(/^#[0-9a-f]{12} is canceled\./)).toBeVisible();
    expect(await stockOf(manager, product)).toBe(3);
    await page.keyboard.press('u');
    await expect(page.getByText(/is canceled\./)).toHaveCount(0);
    await expect.poll(() => stockOf(manager, product)).toBe(2);
  },
);

test(
  'what is typed into the search sets no status',
  { tag: '@desk' },
  async ({ page, request, manager, stocked }) => {
    const shopper = await aCustomer(request);
    const order = await shopper.buy(await stocked({ '42': 5 }), onePair);
    await openAs(page, manager, lists.order(shopper));
    await expect(rowsOf(page)).toHaveCount(1);
    await page.keyboard.press('j');
    await expect(button(rowsOf(page), 'Details')).toBeFocused();
    const field = page.getByRole('searchbox');
    await field.fill('');
    await field.pressSequentially('dcxp');
    await expect(page.getByText('No such orders.')).toBeVisible();
    await field.fill(shopper.email);
    await expect(statusOf(rowsOf(page))).toHaveText('pending');
    await page.keyboard.press('Tab');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Order #${order._id.slice(0, 12)}` });
    await expect(dialog.getByRole('region', { name: 'History' })).toContainText('customer');
    await page.keyboard.press('x');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await turnsOf(manager, order)).toEqual(['cart > pending by customer']);
  },
);

test('a new order is offered by a button; until it is pressed nothing moves @desk', async ({
  page,
  request,
  manager,
  stocked,
}) => {
  const product = await stocked({ '42': 9 });
  const shopper = await aCustomer(request);
  const old = await shopper.buy(product, onePair);
  await shopper.buy(product, onePair);
  await openAs(page, manager, lists.order(shopper));
  await expect(rowsOf(page)).toHaveCount(2);
  const oldRow = page.locator(`[data-row="${old._id}"]`);
  const before = await oldRow.boundingBox();
  await shopper.buy(product, onePair);
  // A colleague's change of status appears by itself.
  await manager.put(`/v1/orders/${old._id}/updateStatus`, { status: 'completed' });
  await comeBack(page);
  const news = button(page, '1 new order');
  await expect(news).toBeVisible({ timeout: 60_000 });
  await expect(statusOf(oldRow)).toHaveText('completed');
  await expect(rowsOf(page)).toHaveCount(2);
  expect(await oldRow.boundingBox()).toEqual(before);
  await news.click();
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(news).toHaveCount(0);
  await expect(rowsOf(page).last()).toHaveAttribute('data-row', old._id);
});

test('an order is deleted after a question, and its pair is there again @desk', async ({
  page,
  request,
  manager,
  stocked,
}) => {
  const product = await stocked({ '42': 3 });
  const shopper = await aCustomer(request);
  const order = await shopper.buy(product, onePair);
  await openAs(page, manager, lists.order(shopper));
  await button(rowsOf(page), 'Delete').click();
  const dialog = page.getByRole('dialog', { name: 'Do you really want to delete this ?' });
  await button(dialog, 'Cancel').click();
  await expect(dialog).toHaveCount(0);
  expect(await stockOf(manager, product)).toBe(2);
  await button(rowsOf(page), 'Delete').click();
  await button(dialog, 'Delete').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('No such orders.')).toBeVisible();
  expect(await stockOf(manager, product)).toBe(3);
  expect((await manager.send('GET', `/v1/orders/${order._id}`)).status()).toBe(404);
});
