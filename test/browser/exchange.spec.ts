import { aCustomer, button, expect, lists, openAs, signedIn, test } from './back-office';
import { expectAccessible, expectNoSidewaysScroll } from './support';

// For machines that are ten times slower.
test.describe.configure({ timeout: 120_000 });

test('a customer asks for another size, staff approve it and receive the old pair @phone', async ({
  page,
  browser,
  request,
  manager,
  stocked,
}) => {
  const product = await stocked({ '41': 2, '42': 5 });
  const shopper = await aCustomer(request);
  const order = await shopper.buy(product, { color: 'đen', size: '42', quantity: 1 });
  await manager.put(`/v1/orders/${order._id}/updateStatus`, { status: 'completed' });
  const left = async () => {
    const { colors } = await manager.get<typeof product>(`/v1/products/${product._id}`);
    return Object.fromEntries(colors[0]!.sizes.map(({ size, quantity }) => [size, quantity]));
  };

  await test.step('the customer asks', async () => {
    await openAs(page, shopper, `/profile?active=order&order=${order._id}`);
    const detail = page.getByRole('dialog', { name: /^Order #/ });
    await button(detail, 'Exchange size').click();
    const form = page.getByRole('dialog', { name: 'Exchange size' });
    await form.getByRole('radio', { name: '41', exact: true }).check();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await button(form, 'Request exchange').click();
    await expect(form).toBeHidden();
    await expect(detail.getByText(/Requested\. Size 41 is set aside until/)).toBeVisible();
    await expect(button(detail, 'Exchange size')).toHaveCount(0);
    expect(await left()).toEqual({ '41': 1, '42': 4 });
  });

  await test.step('staff approve it and receive the old pair', async () => {
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const desk = await context.newPage();
    await openAs(desk, await signedIn(request, 'admin'), lists.order(shopper));
    const open = desk.getByRole('region', { name: /^Open exchanges of size/ });
    const row = open.getByRole('listitem').filter({ hasText: product.name });
    await button(row, 'Approve').click();
    await expect(row.getByText(/^Approved\./)).toBeVisible();
    await expectNoSidewaysScroll(desk);
    await row.getByRole('button', { name: /^Order #/ }).click();
    const detail = desk.getByRole('dialog', { name: /^Order #/ });
    await expectAccessible(desk);
    await button(detail, 'Received').click();
    await expect(detail.getByText(/Send the customer the new pair in size 41\./)).toBeVisible();
    await expect(detail.getByText('exchange received')).toBeVisible();
    await context.close();
    expect(await left()).toEqual({ '41': 1, '42': 5 });
  });

  await page.reload();
  const detail = page.getByRole('dialog', { name: /^Order #/ });
  await expect(detail.getByText(/The new pair in size 41 is sent to you\./)).toBeVisible();
});
