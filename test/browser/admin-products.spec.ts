import type { Browser, Locator, Page } from '@playwright/test';
import { plain } from '../e2e/support/pictures';
import {
  aCustomer,
  aWord,
  button,
  type Caller,
  expect,
  lists,
  openAs,
  type Product,
  rowsOf,
  signedIn,
  test,
  wordOf,
} from './back-office';

// For machines that are ten times slower.
test.describe.configure({ timeout: 300_000 });

const formOf = (page: Page) => page.getByRole('dialog', { name: /^(Add|Edit) Product$/ });
const fill = (form: Locator, label: string, value: string) =>
  form.getByLabel(label, { exact: true }).fill(value);
const chipsOf = (form: Locator) => form.getByRole('list', { name: 'Sizes' }).getByRole('button');
const imagesOf = (form: Locator) => form.getByRole('button', { name: /^Remove image \d$/ });
const read = (caller: Caller, { _id }: Product) => caller.get<Product>(`/v1/products/${_id}`);
const sizesOf = ({ colors }: Product) =>
  Object.fromEntries(colors[0]!.sizes.map(({ size, quantity }) => [size, quantity]));

/** That many pictures, each of another colour. */
async function pictures(count: number) {
  const shades = ['#a33', '#3a3', '#33a', '#aa3', '#3aa', '#a3a', '#777', '#222'].slice(0, count);
  return Promise.all(
    shades.map(async (shade, index) => ({
      name: `${index}.png`,
      mimeType: 'image/png',
      buffer: await plain(shade),
    })),
  );
}

/** Another person's window, in a separate browser context. */
async function openApart(browser: Browser, who: Caller, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, who, path);
  return page;
}

test(
  'two managers edit a product while a shopper buys it: nothing is lost, each is told',
  { tag: '@desk' },
  async ({ browser, request, manager, stocked }) => {
    const product = await stocked({ '42': 10, '43': 6 });
    const shopper = await aCustomer(request);
    const [anne, bob] = [
      await openApart(browser, manager, lists.product(product)),
      await openApart(browser, await signedIn(request, 'manager'), lists.product(product)),
    ];
    for (const page of [anne, bob]) {
      await button(rowsOf(page), 'Edit').click();
      await expect(formOf(page).getByLabel('Price')).toHaveValue('1.500.000');
    }
    await shopper.buy(product, { color: 'đen', size: '42', quantity: 3 });

    // Anne: a new price, and two pairs of 42 more than the ten she sees.
    await fill(formOf(anne), 'Price', '1750000');
    await fill(formOf(anne), 'Size', '42');
    await fill(formOf(anne), 'Quantity', '12');
    await button(formOf(anne), 'Add size').click();
    await button(formOf(anne), 'Save').click();
    await expect(formOf(anne)).toHaveCount(0);
    // She sees what was sold meanwhile: 9 of 42 and 6 of 43.
    await expect(rowsOf(anne).getByRole('button', { name: /^(Quantity )?15 ?, stock/ })).toBeVisible();
    expect(await read(manager, product)).toMatchObject({ price: 1_750_000, stock: 15 });

    // Bob: a new price too, another highlight, one pair of 43 less.
    await shopper.buy(product, { color: 'đen', size: '43', quantity: 2 });
    await fill(formOf(bob), 'Price', '1600000');
    await fill(formOf(bob), 'Highlight', 'Của Bob');
    await fill(formOf(bob), 'Size', '43');
    await fill(formOf(bob), 'Quantity', '5');
    await button(formOf(bob), 'Add size').click();
    await button(formOf(bob), 'Save').click();
    const told = formOf(bob).getByText('Your changes now stand on the product as it is now.');
    await expect(told).toContainText('Changed meanwhile and taken over: Colors.');
    const both = formOf(bob).getByRole('list', { name: 'Changed by both' });
    await expect(both).toContainText('Price: yours is in the form, your colleague wrote “1.750.000đ”.');
    await expect(formOf(bob).getByLabel('Price')).toHaveValue('1.600.000');
    await expect(formOf(bob).getByLabel('Highlight')).toHaveValue('Của Bob');
    await expect(chipsOf(formOf(bob))).toHaveText(['42× 9', '43× 3']);
    expect(await read(manager, product)).toMatchObject({ price: 1_750_000, highLight: 'Nhẹ và nhanh' });

    await button(both, 'Take theirs').click();
    await expect(formOf(bob).getByLabel('Price')).toHaveValue('1.750.000');
    await button(formOf(bob), 'Save').click();
    await expect(formOf(bob)).toHaveCount(0);
    const saved = await read(manager, product);
    expect(saved).toMatchObject({ price: 1_750_000, highLight: 'Của Bob', stock: 12 });
    expect(sizesOf(saved)).toEqual({ '42': 9, '43': 3 });
    for (const page of [anne, bob]) await page.context().close();
  },
);

test('a product is added by the rules of its form', { tag: '@desk' }, async ({ page, manager }) => {
  const name = `Giày Chạy ${aWord()}`;
  await openAs(page, manager, `/admin?section=product&search=${wordOf(name)}`);
  await expect(page.getByText('No such products.')).toBeVisible();
  await button(page, 'Add').click();
  const form = formOf(page);
  const save = button(form, 'Save');
  const detail = form.getByLabel('Detail images', { exact: true });

  await test.step('dimmed while anything is missing', async () => {
    await expect(save).toBeDisabled();
    await expect(form.getByText(/^Still missing: Name, Type, Brand, Price/)).toBeVisible();
  });

  await test.step('pictures need a name first, and are pictures', async () => {
    const [file] = await pictures(1);
    await detail.setInputFiles([file!]);
    await expect(form.getByText('Give the product its name first')).toBeVisible();
    await fill(form, 'Name', name);
    await detail.setInputFiles([file!]);
    await expect(form.getByText('Give the color its name first')).toBeVisible();
    await expect(imagesOf(form)).toHaveCount(0);
    for (const label of ['Ad image', 'Navbar image', 'Detail images']) {
      await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('accept', 'image/*');
    }
    const text = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
    await form.getByLabel('Ad image', { exact: true }).setInputFiles(text);
    await expect(form.getByText('Only images can be uploaded.')).toBeVisible();
  });

  await test.step('a price keeps its digits, grouped', async () => {
    const price = form.getByLabel('Price', { exact: true });
    await price.pressSequentially('1a2.5,0x0-00đ');
    await expect(price).toHaveValue('1.250.000');
  });

  await test.step('sizes are added by the button or Enter, sorted, and go when pressed', async () => {
    await fill(form, 'Size', '42');
    await form.getByLabel('Size', { exact: true }).press('Enter');
    await expect(chipsOf(form)).toHaveCount(0);
    await fill(form, 'Quantity', '4');
    await form.getByLabel('Quantity', { exact: true }).press('Enter');
    for (const [size, quantity] of [
      ['9', '1'],
      ['42,5', '2'],
      ['41', '0'],
    ] as const) {
      await fill(form, 'Size', size);
      await fill(form, 'Quantity', quantity);
      await button(form, 'Add size').click();
    }
    await expect(chipsOf(form)).toHaveText(['9× 1', '41× 0', '42× 4', '42.5× 2']);
    await button(form, 'Remove size 9, quantity 1').click();
    await expect(chipsOf(form)).toHaveText(['41× 0', '42× 4', '42.5× 2']);
  });

  await test.step('six pictures of a colour, the seventh and eighth cut off; another name clears', async () => {
    await fill(form, 'Color', 'Đen Tuyền');
    await detail.setInputFiles(await pictures(8));
    await expect(imagesOf(form)).toHaveCount(6);
    await expect(detail).toHaveCount(0);
    await button(form, 'Remove image 6').click();
    await expect(detail).toHaveCount(1);
    await fill(form, 'Color', 'Đen Mực');
    await expect(imagesOf(form)).toHaveCount(0);
    await button(form, 'Undo').click();
    await expect(form.getByLabel('Color', { exact: true })).toHaveValue('Đen Tuyền');
    await expect(imagesOf(form)).toHaveCount(5);
  });

  await test.step('another name of the product clears its pictures and colours', async () => {
    await form.getByLabel('Ad image', { exact: true }).setInputFiles(await pictures(1));
    await expect(form.locator('[data-empty]')).toHaveCount(1);
    // A picture that still uploads while its product is renamed is dropped, and no undo brings it back.
    await expect(form.getByLabel('Ad image', { exact: true })).toBeEnabled();
    await fill(form, 'Name', `${name} II`);
    await expect(form.locator('[data-empty]')).toHaveCount(2);
    await expect(form.getByLabel('Color', { exact: true })).toHaveValue('');
    await expect(chipsOf(form)).toHaveCount(0);
    await button(form, 'Undo').click();
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(imagesOf(form)).toHaveCount(5);
    await expect(chipsOf(form)).toHaveCount(3);
  });

  await test.step('whole, it is saved and stands in the list and the shop', async () => {
    await form.getByLabel('Navbar image', { exact: true }).setInputFiles((await pictures(2))[1]!);
    await form.getByLabel('Type', { exact: true }).selectOption('running');
    await form.getByLabel('Brand', { exact: true }).selectOption('vans');
    await fill(form, 'Highlight', 'Nhẹ như gió');
    await fill(form, 'Description', 'Đế êm, thân dệt.');
    await expect(form.getByText('Still missing: Color hex.')).toBeVisible();
    await fill(form, 'Color hex', '#1f1f21');
    await expect(save).toBeEnabled();
    await save.click();
    await expect(form).toHaveCount(0);
    const row = rowsOf(page);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(name);
    await expect(row).toContainText('Running');
    await expect(row).toContainText('1.250.000');
    await expect(row.getByRole('button', { name: /^(Quantity )?6 ?, stock/ })).toBeVisible();
  });

  await test.step('deleted after a question, and brought back by Undo', async () => {
    const [{ _id, ...saved }] = (
      await manager.get<{ products: [Product] }>(`/v1/products/filter?search=${wordOf(name)}`)
    ).products;
    expect(saved.colors[0]).toMatchObject({ color: 'đen tuyền', imageDetail: { length: 5 } });
    await button(rowsOf(page), 'Delete').click();
    const question = page.getByRole('dialog', { name: 'Do you really want to delete this ?' });
    await button(question, 'Cancel').click();
    await expect(rowsOf(page)).toHaveCount(1);
    await button(rowsOf(page), 'Delete').click();
    await button(question, 'Delete').click();
    await expect(page.getByText('No such products.')).toBeVisible();
    expect((await manager.send('GET', `/v1/products/${_id}`)).status()).toBe(404);
    await button(page, 'Undo').click();
    await expect(rowsOf(page)).toHaveCount(1);
    expect((await manager.get<Product>(`/v1/products/${_id}`)).stock).toBe(6);
    await manager.put(`/v1/products/${_id}/delete`);
  });
});

test(
  'a refused edit says failed and why, keeps what was typed, and can be saved again',
  { tag: '@desk' },
  async ({ browser, manager, stocked }) => {
    const product = await stocked({ '42': 2 });
    const page = await openApart(browser, manager, lists.product(product));
    await button(rowsOf(page), 'Edit').click();
    const form = formOf(page);
    await fill(form, 'Highlight', 'Gõ rồi không mất');
    let refused = 0;
    await page.route(`**/v1/products/${product._id}`, async (route) => {
      if (route.request().method() !== 'PUT' || refused++ > 0) return route.fallback();
      await route.fulfill({
        status: 503,
        json: { statusCode: 503, message: 'The shop is being restarted.' },
      });
    });
    // 'failed' is shown for a second, which a slow machine could miss, so an observer records it.
    await page.evaluate(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() =>
        document
          .querySelectorAll('[role=dialog] [role=status]')
          .forEach((said) => seen.add(said.textContent)),
      ).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await button(form, 'Save').click();
    await expect(form.getByRole('alert')).toHaveText('The shop is being restarted.');
    await expect
      .poll(() => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]))
      .toContain('failed');
    await expect(button(form, 'Save')).toBeEnabled();
    await expect(form.getByLabel('Highlight', { exact: true })).toHaveValue('Gõ rồi không mất');
    await expect(async () => {
      await button(form, 'Save').click({ timeout: 2_000 });
      await expect(form).toHaveCount(0, { timeout: 5_000 });
    }).toPass();
    expect(await read(manager, product)).toMatchObject({ highLight: 'Gõ rồi không mất' });
    await page.context().close();
  },
);
