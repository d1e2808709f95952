import type { Locator, Page } from '@playwright/test';
import { aCustomer, button, expect, lists, openAs, rowsOf, test } from './back-office';
import { expectNoSidewaysScroll } from './support';

// For machines that are ten times slower.
test.describe.configure({ timeout: 300_000 });

/** Doubles the font size, as a browser's setting does. */
async function enlarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
}

/** Nothing in the dialog is wider than the dialog. */
async function expectToFit(dialog: Locator): Promise<void> {
  const right = await dialog.evaluate((element) => {
    const parts = [...element.querySelectorAll('button, p, span, dd, input, select, img')];
    const seen = parts.filter((part) => part.getBoundingClientRect().width > 3);
    return Math.max(...seen.map((part) => part.getBoundingClientRect().right));
  });
  expect(right).toBeLessThanOrEqual(360);
}

test(
  'with letters twice as large nothing of the back-office scrolls sideways at 360 px',
  { tag: '@phone' },
  async ({ page, request, manager, stocked }) => {
    const product = await stocked({ '42': 5 });
    const person = await aCustomer(request, 'Công Tằng Tôn Nữ Huyền Trân');
    await person.buy(product, { color: 'đen', size: '42', quantity: 1 });
    await openAs(page, manager, '/admin');
    await expect(page.getByRole('heading', { name: 'Top Seller' })).toBeVisible();
    await enlarge(page);
    await expectNoSidewaysScroll(page);
    const title = page.getByRole('heading', { level: 1 });
    for (const list of [lists.product(product), lists.customer(person), lists.order(person)]) {
      await page.goto(list);
      await expect(rowsOf(page)).toHaveCount(1);
      await enlarge(page);
      await expectNoSidewaysScroll(page);
      // The title is not broken into letters: such a line is higher than wide.
      const box = (await title.boundingBox())!;
      expect(box.width).toBeGreaterThan(2 * box.height);
      const names = list === lists.product(product) ? ['Edit', 'Delete'] : ['Details', 'Delete'];
      for (const name of names) {
        await button(rowsOf(page), name).click();
        const dialog = page.getByRole('dialog');
        await expect(button(dialog, name === 'Details' ? 'Close' : 'Cancel')).toBeVisible();
        // What its carriers are is asked after the order.
        if (list === lists.order(person) && name === 'Details')
          await expect(button(dialog, 'Create with GHTK')).toBeVisible();
        await expectToFit(dialog);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    }
  },
);

test('the dashboard: best sellers next to the chart, on a phone below it; then low stock', async ({
  page,
  manager,
}) => {
  await openAs(page, manager, '/admin');
  const top = async (part: Locator) => (await part.boundingBox())!.y;
  const [chart, sellers, scarce] = [
    page.getByRole('figure'),
    page.getByRole('heading', { name: 'Top Seller' }),
    page.getByRole('heading', { name: 'Sizes running out' }),
  ];
  await expect(scarce).toBeVisible();
  const isPhone = page.viewportSize()!.width < 1024;
  expect(await top(sellers)).toBeLessThan(await top(scarce));
  if (isPhone) expect(await top(sellers)).toBeGreaterThan(await top(chart));
  else expect(Math.abs((await top(sellers)) - (await top(chart)))).toBeLessThan(24);
});

test(
  'news of the orders stays below the tabs of a phone',
  { tag: '@phone' },
  async ({ page, request, manager, stocked }) => {
    const product = await stocked({ '42': 9 });
    const shopper = await aCustomer(request);
    for (let i = 0; i < 6; i++) await shopper.buy(product, { color: 'đen', size: '42', quantity: 1 });
    await openAs(page, manager, lists.order(shopper));
    await expect(rowsOf(page)).toHaveCount(6);
    await page.evaluate(() => window.scrollTo(0, 400));
    await shopper.buy(product, { color: 'đen', size: '42', quantity: 1 });
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    const news = button(page, '1 new order');
    await expect(news).toBeVisible({ timeout: 60_000 });
    const tabs = (await page.getByRole('navigation', { name: 'Back-office' }).boundingBox())!;
    expect((await news.boundingBox())!.y).toBeGreaterThanOrEqual(tabs.y + tabs.height);
  },
);
