import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, signIn, test } from './support';

const screens = [
  { path: '/', heading: /Mỗi bước/ },
  { path: '/nike', heading: 'Just do it.' },
  { path: '/adidas', heading: 'Impossible is Nothing.' },
  { path: '/puma', heading: 'Forever Faster.' },
  { path: '/new-balance', heading: 'We Got Now.' },
  { path: '/vans', heading: /Off The Wall\./ },
  { path: '/balenciaga', heading: /It['’]s Different\./ },
  { path: '/product', heading: 'All products.' },
  { path: '/sign-in', heading: 'Sign In' },
  { path: '/sign-up', heading: 'Create Your Account' },
  { path: '/about', heading: /.+/ },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { path, heading } of screens) {
    test(`${path} stands in ${colorScheme}, 360 px wide, and is accessible`, async ({ page }, {
      project,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (project.name === 'phone') await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}

test('a client sees orders in every status, ten at the most', async ({ page }) => {
  await signIn(page, 'client', 'Sneaker#2026');
  for (const status of ['pending', 'delivering', 'completed', 'canceled']) {
    await expect(page.getByRole('main').getByText(status).first()).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('button', { name: /#[0-9a-f]{12}/ })).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Admin' })).toHaveCount(0);
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

test('a visitor is sent away from the profile and asked to sign in by the cart', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/sign-in/);
  await page.goto('/?active=cart');
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await expect(cart.getByText('Sign In for Shopping.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the catalogue keeps its filters in the address and goes back to page 1', async ({ page }, {
  project,
}) => {
  await page.goto('/product?page=2');
  await expect(page.getByRole('heading', { level: 1, name: 'All products.' })).toBeVisible();
  if (project.name === 'phone') await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('checkbox', { name: /^Vans/ }).check({ force: true });
  await expect(page).toHaveURL(/brand=vans/);
  await expect(page).not.toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/brand=vans/);
});

test('API, documentation, OpenAPI document and Storybook are served beside the app', async ({
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
  await expect(welcome).toHaveText('The shoe is the colour.', { timeout: 20_000 });
});
