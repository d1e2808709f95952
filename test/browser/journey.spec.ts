import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, newPerson, signIn, signUp, test } from './support';

interface Product {
  name: string;
  slug: string;
  price: number;
  stock: number;
  colors: { color: string; sizes: { size: string; quantity: number }[] }[];
}

test('a visitor signs up, finds a shoe, buys it and sees the order in the profile', async ({
  page,
  request,
}) => {
  const person = newPerson();
  const list = await (await request.get('/v1/products/filter?stock=just-in&sort=newest')).json();
  const product = (list.products as Product[]).find(({ colors }) =>
    colors[0]!.sizes.some(({ quantity }) => quantity >= 2),
  )!;
  const colour = product.colors[0]!;
  const { size } = colour.sizes.find(({ quantity }) => quantity >= 2)!;

  await test.step('sign up and sign in', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Nike' }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await signUp(page, person);
    await signIn(page, person.email, person.password);
    await expect(page.getByText(person.email)).toBeVisible();
  });

  await test.step('find the shoe by searching', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    const drawer = page.getByRole('dialog', { name: 'Search' });
    await drawer.getByRole('searchbox').fill(product.name.toUpperCase());
    await drawer.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/product\?.*search=/);
    await page.getByRole('main').getByRole('link', { name: product.name }).first().click();
  });

  const modal = page.getByRole('dialog', { name: product.name });
  await test.step('choose colour and size and add it to the cart', async () => {
    await expect(page).toHaveURL(
      new RegExp(
        `active=productDetail.*product=${product.slug}|product=${product.slug}.*active=productDetail`,
      ),
    );
    await expect(modal.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
    await modal.getByRole('radiogroup', { name: 'Color' }).getByRole('radio').first().check();
    await modal
      .getByRole('radiogroup', { name: 'Size' })
      .getByRole('radio', { name: size, exact: true })
      .check();
    await modal.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  });

  await test.step('take two of it', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click();
    const cart = page.getByRole('dialog', { name: 'Cart' });
    await expect(cart.getByText(product.name)).toBeVisible();
    // The quantity changes before it is saved.
    await Promise.all([
      page.waitForResponse('**/increase-quantity'),
      cart.getByRole('button', { name: 'Increase quantity' }).click(),
    ]);
    await expect(cart.getByText(vnd(product.price * 2)).first()).toBeVisible();
    await expectAccessible(page);
    await cart.getByRole('button', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(/\/checkout/);
  });

  await test.step('check out', async () => {
    const heading = page.getByRole('heading', { name: /^Order #[0-9a-f]{12}$/ });
    await expect(heading).toBeVisible();
    await page.getByRole('button', { name: 'Edit information' }).click();
    await page.getByLabel('Address').fill('200 Đường 3 Tháng 2, Phường Hòa Hưng, TP. Hồ Chí Minh');
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('group', { name: 'Payment Method' }).getByLabel('COD').check();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(/\/profile/);
  });

  await test.step('see the order, and the stock it took', async () => {
    await expect(page.getByText('pending').first()).toBeVisible();
    await expect(page.getByText(vnd(product.price * 2)).first()).toBeVisible();
    await expectAccessible(page);
    const after = (await (await request.get(`/v1/products/${product.slug}`)).json()) as Product;
    expect(after.stock).toBe(product.stock - 2);
  });
});

/** Prices as the shop shows them: 1.234.000đ. */
const vnd = (amount: number) => `${amount.toLocaleString('vi-VN')}đ`;
