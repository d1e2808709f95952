import { expect, type Page } from '@playwright/test';
import { holdBack, test } from './support';

/** Opens a page whose scripts are delayed; returns a function that lets them load. */
async function openOnSlowPhone(page: Page, path: string): Promise<() => void> {
  const arrive = await holdBack(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  const drawn = page.getByRole('heading', { level: 1 }).or(page.locator('#first-product img'));
  await expect(drawn.filter({ visible: true }).first()).toBeVisible();
  return arrive;
}

test('a page shows its first products before its scripts have come', async ({ page, request }) => {
  const { products } = await (await request.get('/v1/products/filter?limit=2')).json();
  const arrive = await openOnSlowPhone(page, '/product');
  const loaded = (place: string) =>
    page
      .locator(`${place} img.first-picture`)
      .evaluateAll((pictures) =>
        pictures.map((picture) => (picture as HTMLImageElement).naturalWidth > 0 && picture.clientWidth > 0),
      );
  await expect.poll(() => loaded('main')).toEqual([true, true]);
  arrive();
  const card = page.getByRole('main').getByRole('article').filter({ hasText: products[1].name });
  await expect(card).toBeVisible();
  expect(await loaded('main')).toEqual([]);
});

test(
  'on a phone a product’s picture stands where its modal will be',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { products } = await (await request.get('/v1/products/filter?limit=1')).json();
    const arrive = await openOnSlowPhone(page, `/product/${products[0].slug}`);
    const picture = page.locator('#first-product img');
    await expect(picture).toBeVisible();
    const place = await picture.boundingBox();
    arrive();
    const modal = page.getByRole('dialog', { name: products[0].name });
    await expect(modal.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
    await expect(page.locator('#first-product')).toHaveCount(0);
    const [top] = await modal.getByRole('region', { name: 'Pictures' }).getByRole('img').all();
    expect(await top!.boundingBox()).toEqual(place);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('heading', { name: 'All products' })).toBeVisible();
  },
);

test(
  'on a phone the page behind a shared product is drawn when the product is left',
  { tag: '@phone' },
  async ({ page, request }) => {
    const { products } = await (await request.get('/v1/products/filter?limit=1')).json();
    await page.goto(`/product/${products[0].slug}`);
    const modal = page.getByRole('dialog', { name: products[0].name });
    await page.waitForResponse('**/v1/products/filter?*');
    await expect(modal.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
    await expect(page.locator('main > *')).toHaveCount(0);
    // Its content is already visible.
    await page.route('**/v1/products/**', () => undefined);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  },
);

test('a product left as soon as it has come leaves its page behind', async ({ page, request }) => {
  const { products } = await (await request.get('/v1/products/filter?limit=1')).json();
  const cards = page.locator('main article');
  await page.goto(`/product/${products[0].slug}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await cards.first().getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: products[0].name })).toBeVisible();
  await expect(cards).toHaveCount(24);
  await page.goBack();
  await expect(cards.first()).toBeVisible();
});

test(
  'a product opened by its own address stays open, with the focus in it',
  { tag: '@desk' },
  async ({ page, request }) => {
    const { products } = await (await request.get('/v1/products/filter?limit=1')).json();
    await page.goto(`/product/${products[0].slug}`);
    const modal = page.getByRole('dialog', { name: products[0].name });
    await expect(modal.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
    await expect(page.locator('main article').first()).toBeAttached();
    await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(page).toHaveURL(/active=productDetail/);
  },
);

test.describe('what is pressed on a page before its scripts have come is done when they have', () => {
  test('the search opens, once', async ({ page }) => {
    const arrive = await openOnSlowPhone(page, '/');
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await search.click();
    await search.click();
    arrive();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page).toHaveURL(/\/\?active=search$/);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the catalogue is filtered', async ({ page }, { project }) => {
    const arrive = await openOnSlowPhone(page, '/product?page=2');
    if (project.name === 'phone') {
      await page.getByRole('button', { name: /^Filter/ }).click();
      arrive();
      await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
      return;
    }
    await page.getByRole('checkbox', { name: 'Vans' }).check();
    await page.getByRole('radio', { name: 'Low-High' }).check();
    arrive();
    await expect(page).toHaveURL(/\/product\?brand=vans&sort=low-high$/);
    await expect(page.getByRole('checkbox', { name: 'Vans' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Low-High' })).toBeChecked();
  });

  // On a phone the product's dialog covers the page.
  test('the cart opens over a product’s own address', { tag: '@desk' }, async ({ page, request }) => {
    const { products } = await (await request.get('/v1/products/filter?limit=1')).json();
    const arrive = await openOnSlowPhone(page, `/product/${products[0].slug}`);
    await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click();
    arrive();
    await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
    await expect(page).toHaveURL(/\/product\?active=cart$/);
  });

  test('a link leads away by itself', async ({ page }) => {
    await openOnSlowPhone(page, '/');
    await page.getByRole('navigation', { name: 'Brands' }).getByRole('link', { name: 'Adidas' }).click();
    await expect(page).toHaveURL(/\/adidas$/);
  });

  test('the keyboard stays where it was, and so does the scroll', async ({ page }) => {
    const arrive = await openOnSlowPhone(page, '/');
    const cart = page.getByRole('banner').getByRole('button', { name: 'Cart' });
    await cart.focus();
    await page.evaluate(() => window.scrollTo(0, 300));
    const picture = await cart.elementHandle();
    arrive();
    await expect.poll(() => picture.evaluate((element) => element.isConnected)).toBe(false);
    await expect(cart).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });
});
