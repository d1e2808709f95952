import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { signedIn, test as calm } from './support';

/** This test causes failures, so the browser's and the app's error logs are expected. */
const test = calm.extend<{ problems: string[] }>({ problems: async ({}, use) => use([]) });

interface Listed {
  _id: string;
  name: string;
  slug: string;
  stock: number;
}

/**
 * A bad network: every answer takes 400 ms. One in five reads fails, lost or refused, but never the same one twice in
 * a row. Each write loses the answer to its first attempt, after the server has done it; its second attempt does not
 * reach the server.
 */
async function weather(page: Page): Promise<void> {
  let reads = 0;
  const failed = new Set<string>();
  const writes = new Map<string, number>();
  const later = () => new Promise((resolve) => setTimeout(resolve, 400));
  await page.route('**/v1/**', async (route: Route) => {
    const request = route.request();
    await later();
    if (request.method() === 'GET') {
      reads++;
      if (reads % 5 !== 0 || failed.delete(request.url())) return route.continue();
      failed.add(request.url());
      return reads % 2 === 0
        ? route.abort()
        : route.fulfill({ status: 503, json: { message: 'Overloaded.' } });
    }
    const write = `${request.method()} ${request.url().split('/').at(-1)}`;
    const tries = (writes.get(write) ?? 0) + 1;
    writes.set(write, tries);
    if (tries > 2) return route.continue();
    if (tries === 1) await route.fetch();
    return route.abort();
  });
}

const SILENT = Symbol();

/**
 * Presses until the goal appears. A lost answer must lead to an error message, or to the goal where the app finds out that
 * it was the answer alone. A press is over once the button can be pressed again: before that, a message on the page may be
 * the last press's, or that of a read.
 *
 * @returns how many presses led to an error message
 */
async function insist(page: Page, button: Locator, goal: Locator): Promise<number> {
  const free = button.and(page.getByRole('button', { disabled: false }));
  for (let failures = 0; failures < 12; failures++) {
    const isWrite = (request: Request): boolean => request.method() !== 'GET';
    const lost = page.waitForEvent('requestfailed', { predicate: isWrite, timeout: 0 });
    const refused = page.waitForResponse((answer) => isWrite(answer.request()) && !answer.ok(), {
      timeout: 0,
    });
    await button.click();
    const end = Promise.race([lost, refused, goal.waitFor({ state: 'attached', timeout: 0 })]);
    if ((await Promise.race([end, page.waitForTimeout(60_000).then(() => SILENT)])) === SILENT)
      throw new Error(`Nothing followed a press.\n${await page.locator('body').ariaSnapshot()}`);
    await expect(goal.or(free).first()).toBeAttached();
    if ((await goal.count()) > 0) return failures;
    await expect(page.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeAttached();
  }
  throw new Error('It never worked.');
}

/** Waits for a page's data, and retries when the page says that loading failed. */
async function patiently(page: Page, goal: Locator): Promise<void> {
  const again = page.getByRole('button', { name: /^(Try again|Reload)$/ });
  await expect(async () => {
    await expect(goal.or(again).first()).toBeVisible();
    if (!(await goal.first().isVisible())) await again.first().click();
    await expect(goal.first()).toBeVisible();
  }).toPass();
}

test('under a bad line the journey can be finished, every failure is said, and nothing is bought twice @phone', async ({
  page,
  request,
}) => {
  const { products } = await (await request.get('/v1/products/filter?stock=just-in&sort=high-low')).json();
  const [shoe] = products as [Listed];
  await signedIn(page, request);
  await weather(page);

  await page.goto('/product?stock=just-in&sort=high-low');
  const link = page.getByRole('main').getByRole('link', { name: shoe.name, exact: true });
  await patiently(page, link);
  await link.click();
  const modal = page.getByRole('dialog', { name: shoe.name });
  const size = modal
    .getByRole('radiogroup', { name: 'Size' })
    .getByRole('radio', { disabled: false })
    .first();
  await patiently(page, size);
  await size.check();
  const inCart = page.getByRole('banner', { includeHidden: true }).getByText('1 pair in the cart');
  const lost = await insist(page, modal.getByRole('button', { name: 'Add to cart' }), inCart);
  expect(lost).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);

  await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click();
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await patiently(page, cart.getByText(shoe.name));
  await cart.getByRole('button', { name: 'Checkout' }).click();
  await patiently(page, page.getByRole('heading', { name: /^Order #/ }));
  await page.getByRole('button', { name: 'Edit information' }).click();
  await page.getByLabel('Address').fill('200 Đường 3 Tháng 2, Phường Hòa Hưng');
  const update = page.getByRole('button', { name: 'Update' });
  const pencil = page.getByRole('button', { name: 'Edit information' });
  expect(await insist(page, update, pencil)).toBeGreaterThan(0);
  await page.getByRole('group', { name: 'Payment Method' }).getByLabel('COD').check();
  const history = page.getByRole('heading', { name: 'Order history' });
  expect(await insist(page, page.getByRole('button', { name: 'Checkout' }), history)).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/profile/);
  await patiently(page, page.getByRole('main').getByRole('button', { name: /#[0-9a-f]{12}/ }));
  await expect(page.getByRole('main').getByRole('button', { name: /#[0-9a-f]{12}/ })).toHaveCount(1);

  const after = (await (await request.get(`/v1/products/${shoe.slug}`)).json()) as Listed;
  expect(after.stock).toBe(shoe.stock - 1);
});

test('an overlay whose styles were lost on the way has them when it opens again @desk', async ({ page }) => {
  const lost = new Set<string>();
  await page.route(/\/assets\/[^/]+\.css$/, (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  await page.goto('/product');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const failure = page.getByRole('alert').filter({ hasText: 'This could not be opened.' });
  const cart = page.getByRole('dialog', { name: 'Cart' });
  await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click();
  await expect(failure).toBeVisible();
  expect(lost.size).toBeGreaterThan(0);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(cart).toBeVisible();
  // It lies over the page's right edge.
  await expect(cart.locator('..')).toHaveCSS('position', 'fixed');
  await expect(cart.locator('..')).toHaveCSS('justify-content', 'flex-end');
});
