import { expect, type Locator } from '@playwright/test';
import { buyWithKeyboard } from './purchase';
import { test } from './support';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a pair is bought with the keyboard alone, and one always sees where one is @desk', async ({
  page,
  request,
}) => {
  await buyWithKeyboard(page, request, {
    base: '',
    search: 'Search',
    add: 'Add to cart',
    added: '1 pair in the cart',
    cart: 'Cart',
    toCheckout: 'Checkout',
    order: /^Order #/,
    edit: 'Edit information',
    name: 'Name',
    address: 'Address',
    payment: 'Payment Method',
    place: 'Checkout',
  });
});

test('when an overlay has closed the focus is where it was, or on the page it led to @desk', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  const press = async (control: Locator) => {
    await control.focus();
    await page.keyboard.press('Enter');
  };
  await page.goto('/product');
  await press(main.getByRole('article').getByRole('link').first());
  await press(page.getByRole('button', { name: 'Sign in to shopping' }));
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main).toBeFocused();

  await page.goto('/about');
  await press(banner.getByRole('button', { name: 'Cart' }));
  await press(page.getByRole('dialog', { name: 'Cart' }).getByRole('link', { name: 'Sign In' }));
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main).toBeFocused();

  // Following a suggestion replaces the search.
  const search = banner.getByRole('button', { name: 'Search' });
  await press(search);
  await page.getByRole('searchbox').fill('nova');
  await press(page.getByRole('dialog', { name: 'Search' }).getByRole('link').first());
  await expect(page.getByRole('button', { name: 'Sign in to shopping' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).toBeFocused();
});
