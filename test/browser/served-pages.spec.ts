import { expect, type Browser, type Page } from '@playwright/test';
import { holdBack, isTakenOver, test } from './support';

/** Opens a page whose scripts are delayed; returns a function that lets them load. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const arrive = await holdBack(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeAttached();
  return arrive;
}

/** A visitor whose browser runs no scripts. */
async function visitWithoutJavaScript(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function firstProducts(page: Page, count: number) {
  const { products } = await (await page.request.get(`/v1/products/filter?limit=${count}`)).json();
  return products as { name: string; slug: string; price: number }[];
}

const PAGES = [
  '/',
  '/product',
  '/product?page=2',
  '/product?brand=nike&color=đen&sort=low-high',
  '/product?search=xyzzy',
  '/nike',
  '/adidas',
  '/puma',
  '/new-balance',
  '/vans',
  '/balenciaga/',
  '/about',
  '/faq',
  '/services',
  '/no-such-page',
];

/** What a reader gets from a page: texts, where links lead to, and the structured data. */
async function contentOf(page: Page) {
  return page.evaluate(() => {
    document.querySelectorAll('noscript').forEach((element) => element.remove());
    // The day of delivery changes with the hour and the province that is chosen: the browser asks for it.
    document.querySelector('[role=dialog] [role=group][aria-label=Delivery]')?.replaceChildren();
    const parts = [...document.querySelectorAll('main, footer, [role=dialog]')];
    const links = parts.flatMap((part) => [...part.querySelectorAll('a')]);
    const data = document.querySelectorAll('script[type="application/ld+json"]');
    const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join();
    const classes = [...document.querySelectorAll('#root *')].flatMap(({ classList }) => [...classList]);
    return {
      text: parts.map((part) => part.textContent).join('\n'),
      // The page behind a product comes after it.
      dialog: document.querySelector('[role=dialog]')?.textContent ?? '',
      links: links.map((link) => link.getAttribute('href')),
      data: [...data].map(({ textContent }) => textContent),
      // Server and browser are built one after the other, and must agree on the names of classes.
      // An element without styles of its own has the class css-0.
      unstyled: classes.filter((name) => /^css-[^0]/.test(name) && !styles.includes(`.${name}`)),
    };
  });
}

// On a phone, the HTML also has the filters, which open in a dialog there.
test(
  'a reader without JavaScript finds in the HTML what the browser shows',
  { tag: '@desk' },
  async ({ page, browser, baseURL }) => {
    const products = await firstProducts(page, 5);
    for (const path of [...PAGES, ...products.map(({ slug }) => `/product/${slug}`)]) {
      const plain = await visitWithoutJavaScript(browser, baseURL, path);
      const html = await plain.content();
      await plain.context().close();
      await page.goto(path);
      const shown = await contentOf(page);
      await page.setContent(html, { waitUntil: 'commit' });
      const served = await contentOf(page);
      expect(served.data, path).toEqual(shown.data);
      expect(served.unstyled, path).toEqual([]);
      if (path.startsWith('/product/')) expect(shown.text, path).toContain(served.dialog);
      // In the browser parts that come later bring their styles in files of their own.
      else expect(served, path).toEqual({ ...shown, unstyled: [] });
    }
  },
);

test('without JavaScript one walks from home to a product, and through filters and pages @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await visitWithoutJavaScript(browser, baseURL, '/');
  const card = plain.getByRole('article').first();
  const name = await card.getByRole('link').first().innerText();
  await card.getByRole('link').first().click();
  const product = plain.getByRole('dialog', { name });
  await expect(product).toContainText('đ');
  await expect(product.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  await product.getByRole('link', { name: 'See all products' }).click();

  const links = plain.getByRole('navigation', { name: 'Filters and pages' });
  await links.getByRole('link', { name: 'Next page' }).click();
  await expect(plain).toHaveURL(/\/product\?page=2$/);
  const third = await (await page.request.get('/v1/products/filter?page=2&limit=24')).json();
  await expect(plain.getByRole('article').first()).toContainText(third.products[0].name);
  await links.getByRole('link', { name: 'Vans' }).click();
  await expect(plain).toHaveURL(/\/product\?brand=vans$/);
  await links.getByRole('link', { name: 'Low-High' }).click();
  await expect(plain).toHaveURL(/\/product\?brand=vans&sort=low-high$/);
  const cheapest = await (
    await page.request.get('/v1/products/filter?brand=vans&sort=low-high&limit=1')
  ).json();
  await expect(plain.getByRole('article').first()).toContainText(cheapest.products[0].name);
  await plain.context().close();
});

test('React takes every page over without a word, and nothing moves', async ({ page }, { project }) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    new PerformanceObserver((list) => {
      moved.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value));
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved });
  });
  const [product] = await firstProducts(page, 1);
  // Dark mode only changes colours, whatever the width.
  await page.emulateMedia({ colorScheme: project.name === 'phone' ? 'dark' : 'light' });
  for (const path of [
    ...PAGES,
    `/product/${product!.slug}`,
    `/vans?active=productDetail&product=${product!.slug}`,
  ]) {
    const arrive = await openWithoutScripts(page, path);
    const root = page.locator('#root');
    await expect(root.locator('> *').first()).toBeAttached();
    // A typeface that arrives moves its text, with and without React.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      (window as unknown as { moved: number[] }).moved.length = 0;
    });
    const first = await root.locator('> *').first().elementHandle();
    arrive();
    await page.waitForFunction(isTakenOver);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => setTimeout(idle, 50))));
    expect(await first.evaluate((element) => element.isConnected), path).toBe(true);
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    expect(
      moved.reduce((sum, value) => sum + value, 0),
      path,
    ).toBeLessThanOrEqual(0.002);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a page shows its products before its scripts have come @phone', async ({ page }) => {
  const [, second] = await firstProducts(page, 2);
  await openWithoutScripts(page, '/product');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: second!.name });
  await expect(card).toBeVisible();
  await expect(card.getByRole('img').first()).toBeVisible();
});

test('a product stands where it will be when its scripts have come', async ({ page }) => {
  const [product] = await firstProducts(page, 1);
  const arrive = await openWithoutScripts(page, `/product/${product!.slug}`);
  const modal = page.getByRole('dialog', { name: product!.name });
  const picture = modal.getByRole('region', { name: 'Pictures' }).getByRole('img').first();
  await expect(picture).toBeVisible();
  const place = await picture.boundingBox();
  arrive();
  await expect(page).toHaveURL(/active=productDetail/);
  await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await picture.boundingBox()).toEqual(place);
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'All products' })).toBeVisible();
});

test('a product left as soon as it has come leaves its page behind @phone', async ({ page }) => {
  const [product] = await firstProducts(page, 1);
  const cards = page.locator('main article');
  await page.goto(`/product/${product!.slug}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await cards.first().getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: product!.name })).toBeVisible();
  await expect(cards).toHaveCount(24);
  await page.goBack();
  await expect(cards.first()).toBeVisible();
});

test(
  'a product opened by its own address stays open, with the focus in it',
  { tag: '@desk' },
  async ({ page }) => {
    const [product] = await firstProducts(page, 1);
    await page.goto(`/product/${product!.slug}`);
    const modal = page.getByRole('dialog', { name: product!.name });
    await expect(modal.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
    await expect(page.locator('main article').first()).toBeAttached();
    await expect(modal.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(page).toHaveURL(/active=productDetail/);
  },
);

test('before its scripts have come, a page’s links lead on @phone', async ({ page }) => {
  await openWithoutScripts(page, '/');
  await page.getByRole('navigation', { name: 'Brands' }).getByRole('link', { name: 'Adidas' }).click();
  await expect(page).toHaveURL(/\/adidas$/);
});

test('the keyboard stays where it was, and so does the scroll', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/');
  const cart = page.getByRole('banner').getByRole('button', { name: 'Cart' });
  await cart.focus();
  await page.evaluate(() => window.scrollTo(0, 300));
  arrive();
  await page.waitForFunction(isTakenOver);
  await expect(cart).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await cart.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Cart' })).toBeVisible();
});

test('what is chosen before the scripts have come stays chosen', async ({ page }, { project }) => {
  const [product] = await firstProducts(page, 1);
  const arrive = await openWithoutScripts(page, `/product/${product!.slug}`);
  const modal = page.getByRole('dialog', { name: product!.name });
  const size = modal.getByRole('radio', { name: '42', exact: true });
  await size.check();
  await modal.getByRole('button', { name: 'Favourite' }).focus();
  arrive();
  await page.waitForFunction(isTakenOver);
  await expect(modal.getByRole('button', { name: 'Remember 42 as my size' })).toBeVisible();
  await expect(size).toBeChecked();
  await expect(modal.getByRole('button', { name: 'Favourite' })).toBeFocused();

  if (project.name === 'phone') return;
  await page.unrouteAll({ behavior: 'wait' });
  const filter = await openWithoutScripts(page, '/product?page=2');
  await page.getByRole('checkbox', { name: 'Vans' }).check();
  await page.getByRole('radio', { name: 'Low-High' }).check();
  filter();
  await expect(page).toHaveURL(/\/product\?brand=vans&sort=low-high$/);
  await expect(page.getByRole('checkbox', { name: 'Vans' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Low-High' })).toBeChecked();
});

test('what only this browser knows comes after: login, own size, favourites @phone', async ({ page }) => {
  const [product] = await firstProducts(page, 1);
  await page.goto('/product');
  await page.evaluate(() => localStorage.setItem('mySize', '42'));
  await page.goto(`/product/${product!.slug}`);
  const modal = page.getByRole('dialog', { name: product!.name });
  const favourite = modal.getByRole('button', { name: 'Favourite' });
  await expect(modal.getByText(/Your size/)).toBeVisible();
  await favourite.click();
  await page.reload();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
});

test('the app’s scripts come after the page is painted and has its main picture', async ({ page }) => {
  const sawPaint: boolean[] = [];
  await page.exposeFunction('noteScript', (painted: boolean) => sawPaint.push(painted));
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const isApp = (node: Node) => node instanceof HTMLScriptElement && /shop-/.test(node.src);
      const { noteScript } = window as unknown as { noteScript: (painted: boolean) => void };
      // A machine that paints nothing for two seconds fetches them all the same.
      const isPainted = performance.getEntriesByType('paint').length > 0;
      const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
      const isTime = (isPainted && picture?.complete === true) || performance.now() > 2_000;
      if (added.some(isApp)) noteScript(isTime);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect.poll(() => sawPaint).toEqual([true]);
});
