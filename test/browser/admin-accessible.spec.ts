import type { Page } from '@playwright/test';
import { aCustomer, button, expect, lists, openAs, rowsOf, test } from './back-office';
import { expectAccessible, expectNoSidewaysScroll, expectReadableInTheDark } from './support';

// For machines that are ten times slower.
test.describe.configure({ timeout: 600_000 });

const WIDTHS = [360, 768, 1366];

/**
 * As it is, on a phone, a tablet and a desktop. Dark mode changes only colours, which do not depend on the width, so there
 * only the contrast is checked again, once.
 */
async function expectUsable(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 850 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    // The window's layout changes a moment after its size.
    await expect(() => expectNoSidewaysScroll(page)).toPass();
    await expectAccessible(page);
  }
  await expectReadableInTheDark(page);
}

test(
  'the sections are accessible and no wider than the window',
  { tag: '@desk' },
  async ({ page, manager }) => {
    await openAs(page, manager, '/admin');
    await expect(page.getByRole('figure')).toBeVisible();
    await expectUsable(page);
    await page.goto('/admin?time=day');
    await expect(page.getByRole('heading', { name: 'Top Seller' })).toBeVisible();
    await expectUsable(page);
    for (const section of ['product', 'customer', 'order']) {
      await page.goto(`/admin?section=${section}`);
      await expect(rowsOf(page).first()).toBeVisible();
      await expectUsable(page);
    }
  },
);

test(
  'so is all that lies over them, and what is half done',
  { tag: '@desk' },
  async ({ page, request, manager, stocked }) => {
    const product = await stocked({ '42': 5, '43': 0 });
    const person = await aCustomer(request);
    await person.buy(product, { color: 'đen', size: '42', quantity: 1 });
    const dialogs = page.getByRole('dialog');
    const look = async (open: () => Promise<void>, ready: string | RegExp) => {
      await open();
      await expect(dialogs.getByText(ready).first()).toBeVisible();
      await expectUsable(page);
      await page.keyboard.press('Escape');
      await expect(dialogs).toHaveCount(0);
    };
    await openAs(page, manager, lists.product(product));
    await expect(rowsOf(page)).toHaveCount(1);
    await look(() => button(page, 'Add').click(), /^Still missing/);
    await look(() => button(rowsOf(page), 'Edit').click(), 'Detail images');
    await look(() => button(rowsOf(page), 'Delete').click(), product.name);
    await look(
      () =>
        rowsOf(page)
          .getByRole('button', { name: /stock movements/ })
          .click(),
      'black',
    );
    await look(() => page.keyboard.press('Control+k'), 'Go to order');

    await page.goto(lists.customer(person));
    await look(() => button(rowsOf(page), 'Details').click(), 'Date of birth');
    await look(() => button(rowsOf(page), 'Delete').click(), person.email);
    await rowsOf(page).getByRole('button', { name: 'client' }).click();
    await expectUsable(page);

    await page.goto(lists.order(person));
    await look(() => button(rowsOf(page), 'Details').click(), 'History');
    await look(() => button(rowsOf(page), 'Delete').click(), /^Order #/);
    await rowsOf(page).getByRole('button', { name: 'pending' }).click();
    await button(rowsOf(page), 'Save').click();
    await expect(button(page, 'Undo')).toBeVisible();
    await rowsOf(page).getByRole('button', { name: 'delivering' }).click();
    await expectUsable(page);
  },
);
