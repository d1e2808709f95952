import { expect, type Page } from '@playwright/test';
import { test } from './support';

const WIDTHS = [320, 360, 390, 414, 480, 600, 768, 834, 1024, 1180, 1366, 1920];
const BRANDS = ['nike', 'adidas', 'puma', 'new-balance', 'vans', 'balenciaga'];
/** The longest words of titles in both languages, in a product's name. */
const LONG_NAME = 'Internationally Chuyên nghiệp Unconventional nghiêng';

/** Words that a line's end has broken in two. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const element = text.parentElement!;
      const lines = document.createRange();
      lines.selectNodeContents(text);
      // What stands on one line breaks no word.
      if (lines.getClientRects().length < 2) continue;
      if (!element.checkVisibility() || element.closest('script, style, noscript, option, textarea'))
        continue;
      for (const word of text.data.matchAll(/[\p{L}\p{M}\p{N}.,'’!?]+/gu)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (parts.some(({ top, height }) => Math.abs(top - parts[0]!.top) > height / 2)) found.push(word[0]);
      }
    }
    return found;
  });
}

for (const language of ['', '/vi']) {
  test(`no word breaks in its middle at twelve widths under ${language || '/'} @desk`, async ({ page }) => {
    await page.route(/\/v1\/products\/filter/, async (route) => {
      const answer = await (await route.fetch()).json();
      for (const product of answer.products as { name: string }[]) product.name = LONG_NAME;
      await route.fulfill({ json: answer });
    });
    for (const path of [...BRANDS, '', 'product?page=2', 'sign-up', 'faq', 'no/such/page']) {
      await page.goto(`${language}/${path}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        // React may take a moment to follow the new width.
        await expect.poll(() => brokenWords(page), { message: `${path} at ${width}` }).toEqual([]);
      }
    }
  });
}

test('the present brand is in sight in a phone’s row of brands', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/balenciaga', '/vi/vans', '/nike']) {
    await page.goto(path);
    const present = page.getByRole('banner').locator('[aria-current=page]');
    await expect(present).toBeInViewport({ ratio: 1 });
  }
});

test('the other language is offered where nobody scrolls, and linked in the header', async ({ page }) => {
  await page.goto('/nike');
  const offer = page.getByRole('complementary', { name: 'Tiếng Việt' });
  await expect(offer.getByRole('link')).toBeInViewport({ ratio: 1 });
  const link = page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' });
  await expect(link).toBeInViewport({ ratio: 1 });
});

test('the catalogue’s order is at hand without scrolling', async ({ page }) => {
  await page.goto('/product');
  const sort = page.getByRole('combobox', { name: 'Sort' }).filter({ visible: true });
  await expect(sort).toBeInViewport({ ratio: 1 });
  await sort.selectOption('Low-High');
  await expect(page).toHaveURL(/sort=low-high/);
});

test('a dialog’s close button covers no word, however far it is scrolled @desk', async ({
  page,
  request,
}) => {
  const { products } = await (await request.get('/v1/products/filter?stock=just-in&limit=1')).json();
  const [{ slug }] = products as [{ slug: string }];
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 900],
    [1366, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/product/${slug}`);
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Goes with' })).toBeAttached();
    for (const top of [0, 120, 260, 400, 555, 710, 5000]) expect(await underClose(page, top)).toEqual([]);
  }
});

/** The words that are seen under the dialog's close button once its content is scrolled so far. */
function underClose(page: Page, top: number): Promise<string[]> {
  return page.evaluate((to) => {
    const dialog = document.querySelector('[role=dialog]')!;
    for (const element of dialog.querySelectorAll('*')) element.scrollTop = to;
    const close = dialog.querySelector('[aria-label=Close]')!.getBoundingClientRect();
    const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const element = text.parentElement!;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top: upper, bottom, width } of range.getClientRects()) {
        const x = (Math.max(left, close.left) + Math.min(right, close.right)) / 2;
        const y = (Math.max(upper, close.top) + Math.min(bottom, close.bottom)) / 2;
        if (width <= 1 || x < left || x > right || y < upper || y > bottom) continue;
        if (x < close.left || x > close.right || y < close.top || y > close.bottom) continue;
        // Under the strip, or out of the part that scrolls, it is not seen.
        const [seen] = document.elementsFromPoint(x, y).filter((one) => !one.closest('[aria-label=Close]'));
        if (seen && element.contains(seen)) found.push(text.data);
      }
    }
    return found;
  }, top);
}
