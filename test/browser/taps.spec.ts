import { expect, type Locator, type Page } from '@playwright/test';
import { newPerson, test, type Person } from './support';

/** Taps and fields of one way through the shop; a select and a date of birth are a field each. */
interface Count {
  taps: number;
  fields: number;
}

/** A phone's hand, which counts. */
function hand(page: Page) {
  const count: Count = { taps: 0, fields: 0 };
  const tap = async (target: Locator) => {
    count.taps += 1;
    await target.tap();
  };
  const type = async (label: string, text: string) => {
    count.fields += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  };
  return { count, tap, type };
}

/** Opens the first shoe of home, chooses a size if none is chosen, and presses the product's button. */
async function choose(page: Page, tap: (target: Locator) => Promise<void>, button: string) {
  await page.goto('/');
  await tap(page.getByRole('main').locator('a[href*="productDetail"]').first());
  const modal = page.getByRole('dialog');
  const sizes = modal.getByRole('radiogroup', { name: 'Size' });
  await expect(sizes).toBeVisible();
  if ((await sizes.getByRole('radio', { checked: true }).count()) === 0) {
    await tap(sizes.locator('label:has(input:enabled)').first());
  }
  await tap(modal.getByRole('button', { name: button }));
  return modal;
}

/** From the pair in the cart to its order: the cart, the payment and the placing, and an address if it is asked for. */
async function order(page: Page, { tap, type }: ReturnType<typeof hand>, address?: string) {
  await tap(page.getByRole('dialog').getByRole('button', { name: 'View cart' }));
  await tap(page.getByRole('dialog', { name: 'Cart' }).getByRole('button', { name: 'Checkout' }));
  await expect(page.getByRole('heading', { name: /^Order #/ })).toBeVisible();
  if (address) {
    await expect(page.getByLabel('Address')).toBeFocused();
    await type('Address', address);
  }
  await tap(page.getByRole('group', { name: 'Payment Method' }).getByLabel('COD'));
  await tap(page.getByRole('button', { name: 'Checkout' }));
  await expect(page).toHaveURL(/\/profile/);
  await expect(page.getByRole('region', { name: 'Thank you!' })).toBeVisible();
}

async function signUp({ tap, type, count }: ReturnType<typeof hand>, page: Page, person: Person) {
  await type('Last Name', 'Nguyễn');
  await type('First Name', 'Linh');
  count.fields += 1;
  for (const [part, value] of [
    ['Day', '17'],
    ['Month', '8'],
    ['Year', '1996'],
  ] as const) {
    await page.getByLabel(part, { exact: true }).selectOption(value);
  }
  await type('Email', person.email);
  await type('Phone', person.phone);
  await type('Password', person.password);
  await type('Confirm Password', person.password);
  await tap(page.getByRole('main').getByRole('button', { name: 'Sign Up' }));
}

test('a first pair takes a new visitor 11 taps and 9 fields at most, the second one 6 taps @phone', async ({
  page,
}) => {
  const person = newPerson();
  await test.step('the first pair', async () => {
    const first = hand(page);
    await choose(page, first.tap, 'Sign in to shopping');
    await first.tap(page.getByRole('link', { name: 'Create Your Account' }));
    await signUp(first, page, person);
    await expect(page.getByLabel('Email or Phone Number')).toHaveValue(person.email);
    await first.tap(page.getByRole('button', { name: 'Continue' }));
    await first.type('Password', person.password);
    await first.tap(page.getByRole('main').getByRole('button', { name: 'Sign In' }));
    await expect(page.getByText(/^Size .* is in your cart\.$/)).toBeVisible();
    await order(page, first, '200 Đường 3 Tháng 2, Phường Hòa Hưng, Thành phố Hồ Chí Minh');
    expect(first.count.taps).toBeLessThanOrEqual(11);
    expect(first.count.fields).toBeLessThanOrEqual(9);
  });

  await test.step('the second pair', async () => {
    const second = hand(page);
    await choose(page, second.tap, 'Add to cart');
    await order(page, second);
    expect(second.count.fields).toBe(0);
    expect(second.count.taps).toBeLessThanOrEqual(6);
  });
});
