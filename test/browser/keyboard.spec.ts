import { expect, type Locator } from '@playwright/test';
import { tabTo } from './focus';
import { signedIn, test } from './support';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Listed {
  name: string;
  slug: string;
  stock: number;
}

test('a pair is bought with the keyboard alone, and one always sees where one is', async ({
  page,
  request,
}) => {
  const { products } = await (await request.get('/v1/products/filter?stock=just-in&sort=oldest')).json();
  const [shoe] = products as [Listed];
  await signedIn(page, request);
  await page.goto('/');
  const banner = page.getByRole('banner');

  await tabTo(page, banner.getByRole('button', { name: 'Search' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(shoe.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\?search=/);
  const link = page.getByRole('main').getByRole('link', { name: shoe.name, exact: true });
  await expect(link).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tabTo(page, link);
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: shoe.name });
  const size = modal
    .getByRole('radiogroup', { name: 'Size' })
    .getByRole('radio', { disabled: false })
    .first();
  await expect(size).toBeVisible();
  await tabTo(page, size);
  await page.keyboard.press('Space');
  await expect(size).toBeChecked();
  await tabTo(page, modal.getByRole('button', { name: 'Add to cart' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner', { includeHidden: true }).getByText('1 pair in the cart')).toHaveCount(
    1,
  );
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();

  await tabTo(page, banner.getByRole('button', { name: 'Cart' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const checkout = page.getByRole('dialog', { name: 'Cart' }).getByRole('button', { name: 'Checkout' });
  await expect(checkout).toBeVisible();
  await tabTo(page, checkout);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Order #/ })).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Edit information' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name')).toBeFocused();
  await tabTo(page, page.getByLabel('Address'));
  await page.keyboard.type('200 Đường 3 Tháng 2, Quận 10');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit information' })).toBeFocused();
  const payment = page.getByRole('group', { name: 'Payment Method' });
  await tabTo(page, payment.getByLabel('COD'));
  await page.keyboard.press('Space');
  await expect(payment.getByLabel('COD')).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Checkout' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile/);
  await expect(page.getByRole('main').getByRole('button', { name: /#[0-9a-f]{12}/ })).toHaveCount(1);
  const after = (await (await request.get(`/v1/products/${shoe.slug}`)).json()) as Listed;
  expect(after.stock).toBe(shoe.stock - 1);
});

test('when an overlay has closed the focus is where it was, or on the page it led to', async ({ page }) => {
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
