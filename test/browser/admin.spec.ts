import type { APIRequestContext } from '@playwright/test';
import {
  aCustomer,
  aWord,
  button,
  Caller,
  expect,
  lists,
  openAs,
  type Product,
  roleOf,
  rowsOf,
  signedIn,
  statusOf,
  test,
} from './back-office';
import { readFile } from 'node:fs/promises';
import { parse } from 'papaparse';
import { expectAccessible } from './support';

// For machines that are ten times slower.
test.describe.configure({ timeout: 300_000 });

const soldOnce = { color: 'đen', size: '42', quantity: 1 };

/** Makes every call of the back-office's controls, and returns the statuses. */
async function forced(
  who: Caller,
  manager: Caller,
  product: Product,
  request: APIRequestContext,
): Promise<Record<string, number>> {
  const [somebody, other] = [await aCustomer(request), await aCustomer(request)];
  const order = await somebody.buy(product, soldOnce);
  const edit = { highLight: 'Mới', version: product.version };
  const calls = {
    'see orders': ['GET', '/v1/orders'],
    'see an order’s history': ['GET', `/v1/orders/${order._id}/history`],
    'see customers': ['GET', '/v1/customers'],
    'see stock movements': ['GET', `/v1/products/${product._id}/stock-movements`],
    'see the profit': ['GET', '/v1/orders/quantityAndProfit'],
    'change a status': ['PUT', `/v1/orders/${order._id}/updateStatus`, { status: 'delivering' }],
    'add a product': ['POST', '/v1/products', { name: 'Không được' }],
    'edit a product': ['PUT', `/v1/products/${product._id}`, edit],
    'upload a picture': ['POST', '/v1/products/uploadSingle?productName=a'],
    'upload pictures': ['POST', '/v1/products/uploadArray?productName=a&productColor=b'],
    'correct a stock': ['PUT', `/v1/products/${product._id}/quantitySold`, { quantity: 1 }],
    'delete a product': ['PUT', `/v1/products/${product._id}/delete`],
    'restore a product': ['PUT', `/v1/products/${product._id}/restore`],
    'change a role': ['PUT', `/v1/customers/${other.id}/changeRole`, { role: 'admin' }],
    'change a manager’s role': ['PUT', `/v1/customers/${manager.id}/changeRole`, { role: 'client' }],
    'delete a customer': ['PUT', `/v1/customers/${other.id}/delete`],
    'delete a manager': ['PUT', `/v1/customers/${manager.id}/delete`],
    'delete an order': ['PUT', `/v1/orders/${order._id}/delete`],
  } as const;
  const answers: Record<string, number> = {};
  for (const [what, [method, path, body]] of Object.entries(calls)) {
    const answer = await who.send(method, path, body);
    answers[what] = answer.status();
    if (!answer.ok()) expect(((await answer.json()) as { message: string }).message).toMatch(/\w+.*\.$/);
  }
  return answers;
}

/** The only status in all answers. */
const toEach = (answers: Record<string, number>): number[] => [...new Set(Object.values(answers))];

test('a visitor is sent to sign in and refused every call @desk', async ({
  page,
  request,
  manager,
  stocked,
}) => {
  await page.goto('/admin?section=order');
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByRole('table')).toHaveCount(0);
  const visitor = new Caller(request);
  expect(toEach(await forced(visitor, manager, await stocked({ '42': 5 }), request))).toEqual([401]);
});

test('a client reads that it is for administrators and is refused every call @desk', async ({
  page,
  request,
  manager,
  stocked,
}) => {
  const client = await aCustomer(request);
  await openAs(page, client, '/admin?section=product');
  await expect(
    page.getByText('Only administrators have permission to access this page.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Back-office' })).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to home >' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(toEach(await forced(client, manager, await stocked({ '42': 5 }), request))).toEqual([403]);
});

test('an admin sees everything and sets statuses; the rest is dimmed, absent and refused @desk', async ({
  page,
  request,
  manager,
  stocked,
}) => {
  const product = await stocked({ '42': 5 });
  const shopper = await aCustomer(request);
  await shopper.buy(product, soldOnce);
  await openAs(page, await signedIn(request, 'admin'), lists.product(product));
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page.getByText(/· admin$/)).toBeVisible();
  for (const name of ['Add', 'Edit', 'Delete']) await expect(button(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: /stock movements of/ }).click();
  await expect(page.getByRole('dialog', { name: `Stock of ${product.name}` })).toBeVisible();

  await page.goto(lists.customer(shopper));
  const person = rowsOf(page);
  await expect(person).toHaveCount(1);
  await expect(person.getByText('client', { exact: true })).toBeVisible();
  await expect(roleOf(person)).toHaveCount(0);
  await expect(button(person, 'Delete')).toBeDisabled();
  await expect(button(person, 'Details')).toBeEnabled();

  await page.goto(lists.order(shopper));
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(statusOf(rowsOf(page))).toBeEnabled();
  await expect(button(rowsOf(page), 'Delete')).toBeDisabled();
  await expect(button(rowsOf(page), 'Details')).toBeEnabled();

  const answers = await forced(await signedIn(request, 'admin'), manager, product, request);
  expect(answers).toEqual({
    'see orders': 200,
    'see an order’s history': 200,
    'see customers': 200,
    'see stock movements': 200,
    'see the profit': 200,
    'change a status': 200,
    'add a product': 403,
    'edit a product': 403,
    'upload a picture': 403,
    'upload pictures': 403,
    'correct a stock': 403,
    'delete a product': 403,
    'restore a product': 403,
    'change a role': 403,
    'change a manager’s role': 403,
    'delete a customer': 403,
    'delete a manager': 403,
    'delete an order': 403,
  });
});

test('a manager sees and does all of it, but nothing to another manager @desk', async ({
  page,
  request,
  manager,
  stocked,
}) => {
  const product = await stocked({ '42': 5 });
  const shopper = await aCustomer(request);
  await shopper.buy(product, soldOnce);
  await openAs(page, manager, lists.product(product));
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page.getByText(`${manager.id} · manager`)).toBeVisible();
  for (const name of ['Add', 'Edit', 'Delete']) await expect(button(page, name)).toBeEnabled();

  await page.goto(lists.customer(shopper));
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(roleOf(rowsOf(page))).toBeEnabled();
  await expect(button(rowsOf(page), 'Delete')).toBeEnabled();
  await page.goto('/admin?section=customer&role=manager&search=manager@shop.test');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page).getByText('manager', { exact: true })).toBeVisible();
  await expect(page.getByRole('table').getByRole('button', { name: 'manager' })).toHaveCount(0);
  await expect(button(rowsOf(page), 'Delete')).toBeDisabled();

  await page.goto(lists.order(shopper));
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(statusOf(rowsOf(page))).toBeEnabled();
  await expect(button(rowsOf(page), 'Delete')).toBeEnabled();

  const answers = await forced(manager, manager, product, request);
  expect(Object.keys(answers).filter((what) => answers[what] === 403)).toEqual([
    'change a manager’s role',
    'delete a manager',
  ]);
  expect(answers).toMatchObject({ 'change a role': 200, 'edit a product': 200, 'delete an order': 204 });
});

test('a press takes a role to the other and back; the tick saves it at once, the cross does not @desk', async ({
  page,
  request,
  manager,
}) => {
  const person = await aCustomer(request);
  const roleNow = async () => (await manager.get<{ role: string }>(`/v1/customers/${person.id}`)).role;
  await openAs(page, manager, lists.customer(person));
  const row = rowsOf(page);
  const role = roleOf(row);
  await expect(role).toHaveText('client');
  await expect(button(row, 'Save')).toHaveCount(0);
  await role.click();
  await expect(role).toHaveText('admin');
  await role.click();
  await expect(role).toHaveText('client');
  await expect(button(row, 'Save')).toHaveCount(0);
  await role.click();
  await button(row, 'Discard').click();
  await expect(role).toHaveText('client');
  expect(await roleNow()).toBe('client');
  expect((await person.send('GET', '/v1/orders')).status()).toBe(403);

  await role.click();
  await button(row, 'Save').click();
  // A row shows its new role while it is being saved, and its cross until it is saved.
  await expect(button(row, 'Discard')).toHaveCount(0);
  await expect(button(row, 'Save')).toHaveCount(0);
  await expect(role).toHaveText('admin');
  expect(await roleNow()).toBe('admin');
  expect((await person.send('GET', '/v1/orders')).status()).toBe(200);
  await page.reload();
  await expect(role).toHaveText('admin');
});

test('a customer is looked at and deleted after a question @desk', async ({
  page,
  request,
  manager,
  stocked,
}) => {
  const person = await aCustomer(request);
  const order = await person.buy(await stocked({ '42': 5 }), soldOnce);
  await openAs(page, manager, lists.customer(person));
  await button(rowsOf(page), 'Details').click();
  const detail = page.getByRole('dialog', { name: 'Võ Thu Hà' });
  await expect(detail).toContainText(person.email);
  await expect(detail).toContainText('17/8/1996');
  await detail.getByRole('button', { name: new RegExp(`#${order._id.slice(0, 12)}`) }).click();
  const over = page.getByRole('dialog', { name: `Order #${order._id.slice(0, 12)}` });
  await expect(over).toContainText('12 Nguyễn Huệ, Phường Sài Gòn');
  await button(over, 'Close').click();
  await expect(over).toHaveCount(0);
  await button(detail, 'Close').click();
  await expect(detail).toHaveCount(0);
  await expect(page).not.toHaveURL(/detail=/);

  await button(rowsOf(page), 'Delete').click();
  const question = page.getByRole('dialog', { name: 'Do you really want to delete this ?' });
  await expect(question).toContainText(person.email);
  await button(question, 'Delete').click();
  await expect(page.getByText('No such customers.')).toBeVisible();
  expect((await person.send('GET', `/v1/customers/${person.id}`)).status()).toBe(401);
});

test('staff are found by name without accents, phone, its last digits, e-mail and order number @desk', async ({
  page,
  request,
  manager,
  stocked,
}) => {
  const lastName = `Ứng${aWord()}`;
  const person = await aCustomer(request, lastName);
  const order = await person.buy(await stocked({ '42': 5 }), soldOnce);
  const { phone } = await manager.get<{ phone: string }>(`/v1/customers/${person.id}`);
  await openAs(page, manager, '/admin?section=customer');
  const field = page.getByRole('searchbox');
  for (const text of [
    `ung${lastName.slice(3)}`,
    `thu ha ${lastName.toUpperCase()}`,
    phone,
    phone.slice(-4),
    person.email,
  ]) {
    await field.fill(text);
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === text);
    await expect(page.locator(`[data-row="${person.id}"]`)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Order' }).click();
  // Before the section has loaded, the other section's search box would get the text.
  await expect(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
  const own = page.locator(`[data-row="${order._id}"]`);
  for (const text of [
    order._id.slice(0, 12),
    `#${order._id.slice(0, 6)}`,
    person.email,
    '5678',
    'ngoc anh',
  ]) {
    await field.fill(text);
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === text);
    await expect(own).toBeVisible();
  }
});

test('what is exported are all rows of the list, as a spreadsheet reads them @desk', async ({
  page,
  request,
  manager,
  stocked,
}) => {
  const person = await aCustomer(request);
  const product = await stocked({ '42': 5 });
  await person.buy(product, soldOnce);
  await person.buy(product, { ...soldOnce, quantity: 2 });
  await openAs(page, manager, lists.order(person));
  await expect(rowsOf(page)).toHaveCount(2);
  const exported = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()]);
    return parse<string[]>((await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '')).data;
  };
  const orders = (await exported()).slice(1, -1);
  expect(orders).toHaveLength(2);
  const shown = await rowsOf(page).allInnerTexts();
  for (const [at, [number, date, , , name, phone, , , items]] of orders.entries()) {
    expect(shown[at]).toContain(number);
    expect(shown[at]).toContain(name);
    expect(shown[at]).toContain(phone!.replaceAll(' ', ''));
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(items).toContain('42 ×');
  }

  await page.goto(lists.customer(person));
  await expect(rowsOf(page)).toHaveCount(1);
  const [[phone, name, email]] = (await exported()).slice(1) as [string[]];
  const row = (await rowsOf(page).allInnerTexts())[0]!;
  for (const text of [phone!.replaceAll(' ', ''), name!, email!]) expect(row).toContain(text);
});

test(
  'counts and filters live in the address: Back and Forward walk through them',
  { tag: '@desk' },
  async ({ page, manager }) => {
    await openAs(page, manager, '/admin?section=order');
    const count = page.getByText(/^\d+ orders?$/);
    await expect(count).toBeVisible();
    const all = await count.innerText();
    const pending = page.getByRole('radio', { name: 'pending' });
    await button(page, 'Next page').click();
    await expect(page).toHaveURL(/page=2/);
    await pending.check({ force: true });
    await expect(page).toHaveURL(/section=order&status=pending$/);
    await expect(statusOf(rowsOf(page)).filter({ hasNotText: 'pending' })).toHaveCount(0);
    await expect(count).not.toHaveText(all);
    const few = await count.innerText();
    await button(page, 'Filter').click();
    await expect(button(page, 'Newest')).toBeVisible();
    await button(page, 'Newest').click();
    await expect(page).toHaveURL(/status=pending&sort=oldest$/);

    await page.goBack();
    await expect(button(page, 'Newest')).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/section=order&page=2$/);
    await expect(count).toHaveText(all);
    await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
    await page.goForward();
    await expect(pending).toBeChecked();
    await expect(count).toHaveText(few);
    await page.goForward();
    await page.goForward();
    await expect(button(page, 'Oldest')).toBeVisible();

    await page.goto('/admin');
    await expect(page.getByRole('figure')).toBeVisible();
    for (const time of ['day', 'month'] as const) {
      await button(page, time).click();
      await expect(page).toHaveURL(new RegExp(`time=${time}$`));
      await expect(page.getByRole('figure')).toHaveCount(0);
    }
    await page.goBack();
    await expect(page.getByRole('button', { name: 'day', pressed: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('figure')).toBeVisible();
  },
);

test('every command can be typed', { tag: '@desk' }, async ({ page, manager }) => {
  await openAs(page, manager, '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const month = page.getByRole('button', { name: 'month', exact: true });
  await month.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ord');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await expect(month).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('orders pend');
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
  await expect(page).toHaveURL(/section=order&status=pending$/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('manager@shop');
  await palette.getByRole('option', { name: 'Search customers for “manager@shop”' }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page).toHaveURL(/section=customer&search=manager%40shop$/);
});
