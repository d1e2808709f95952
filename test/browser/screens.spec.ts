import { expect, type Locator } from '@playwright/test';
import { expectAccessible, expectToStandEverywhere, newCustomer, signedIn, signIn, test } from './support';

/** The app's routes for a visitor (rule V1), and the pages they link to. */
const screens = [
  { path: '/', heading: 'Each step, a color.' },
  { path: '/product', heading: 'All products.' },
  { path: '/nike', heading: 'Just do it.' },
  { path: '/adidas', heading: 'Impossible is Nothing.' },
  { path: '/puma', heading: 'Forever Faster.' },
  { path: '/new-balance', heading: 'We Got Now.' },
  { path: '/vans', heading: /Off The Wall\./ },
  { path: '/balenciaga', heading: /It['’]s Different\./ },
  { path: '/sign-in', heading: 'Sign In' },
  { path: '/sign-up', heading: 'Create Your Account' },
  { path: '/about', heading: 'Về bước.' },
  { path: '/faq', heading: 'Questions.' },
  { path: '/services', heading: 'Services.' },
  { path: '/favourites', heading: 'Favourites.' },
  { path: '/forgot-password', heading: /password/ },
  { path: '/no/such/page', heading: 'Nothing here.' },
];

for (const { path, heading } of screens) {
  test(`${path} stands at every width, in light and dark, and is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectToStandEverywhere(page);
  });
}

for (const path of ['/profile', '/checkout', '/admin']) {
  test(`${path} asks a visitor to sign in @phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/sign-in/);
  });
}

test('a client sees orders in every status, ten at the most', async ({ page }) => {
  await signIn(page, 'client', 'Sneaker#2026');
  for (const status of ['pending', 'delivering', 'completed', 'canceled']) {
    await expect(page.getByRole('main').getByText(status).first()).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('button', { name: /#[0-9a-f]{12}/ })).toHaveCount(10);
  await expect(page.getByRole('main').getByRole('link', { name: 'Admin' })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('button', { name: /#[0-9a-f]{12}/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Order #[0-9a-f]{12}$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('staff reach the back-office from their profile @desk', async ({ page }) => {
  await signIn(page, 'manager', 'Sneaker#2026');
  await page.getByRole('main').getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('headings lead through a purchase, and no landmark stands within a dialog @desk', async ({
  page,
  request,
}) => {
  const { products } = await (await request.get('/v1/products/filter?stock=just-in&limit=1')).json();
  const [{ name, slug }] = products as [{ name: string; slug: string }];
  await signedIn(page, request);
  const dialog = page.getByRole('dialog');
  const heard = (within: Locator) => within.getByRole('heading');
  const landmark = dialog.locator('header, footer, main, nav, aside');

  await page.goto(`/product/${slug}`);
  await expect(heard(dialog).first()).toHaveText(name);
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText([name, 'Goes with']);
  await expect(landmark).toHaveCount(0);
  const sizes = dialog.getByRole('radiogroup', { name: 'Size' });
  await sizes.getByRole('radio', { disabled: false }).first().check();
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  const inCart = page.getByRole('banner', { includeHidden: true }).getByText('1 pair in the cart');
  await expect(inCart).toHaveCount(1);

  await page.goto('/?active=cart');
  await expect(heard(dialog)).toHaveText(['Cart', name]);
  await expect(landmark).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Checkout' }).click();

  await expect(heard(page.getByRole('main'))).toHaveText([
    /^Order #/,
    'Your items',
    name,
    'Customer Information',
    'Payment Method',
  ]);
});

test('signing in from a shoe or from the cart leads back to it, and it stays @phone', async ({
  page,
  request,
}) => {
  const { products } = await (await request.get('/v1/products/filter?stock=just-in&limit=1')).json();
  const [{ name, slug }] = products as [{ name: string; slug: string }];
  const { email, password } = await newCustomer(request);
  const enter = async () => {
    await page.getByLabel('Email or Phone Number').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  };

  await page.goto(`/nike?active=productDetail&product=${slug}`);
  const modal = page.getByRole('dialog', { name });
  await modal.getByRole('button', { name: 'Sign in to shopping' }).click();
  await enter();
  await expect(modal.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  // The control that closed it was part of the page behind.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/active=productDetail/);
  await expect(modal).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/nike?active=cart');
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await cart.getByRole('link', { name: 'Sign In' }).click();
  await enter();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await expect(page).toHaveURL(/active=cart/);
});

test('API, documentation, OpenAPI document and Storybook are served next to the app @desk', async ({
  page,
  request,
}) => {
  const document = await (await request.get('/openapi.json')).json();
  expect(Object.keys(document.paths)).toContain('/v1/products/filter');
  await page.goto('/docs');
  await expect(page.getByRole('button', { name: /Authorize/ })).toBeVisible();
  await page.goto('/storybook/');
  await expect(page).toHaveTitle(/Storybook|bước/i);
  const welcome = page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 });
  await expect(welcome).toHaveText('The shoe is the colour.');
});
