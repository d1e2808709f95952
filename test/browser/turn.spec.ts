import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from './support';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Shown extends HTMLElement {
  loaded: boolean;
  getCameraOrbit(): { theta: number; phi: number; radius: number };
  getFieldOfView(): number;
  availableVariants: string[];
}

const look = (page: Page) =>
  page.locator('model-viewer').evaluate((shown: Shown) => ({
    theta: shown.getCameraOrbit().theta,
    angle: shown.getFieldOfView(),
  }));

test('a shoe is turned with the keyboard, in each of its colours (rule G14) @desk', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/?active=productDetail&product=court-nova-low');
  const dialog = page.getByRole('dialog', { name: 'Court Nova Low' });
  const button = dialog.getByRole('button', { name: 'See in 3D' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(asked.filter((url) => /model-element|\.glb/.test(url))).toEqual([]);

  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const shown = dialog.locator('model-viewer');
  await expect.poll(() => shown.evaluate((element: Shown) => element.loaded), SLOWLY).toBe(true);
  await expect(dialog.getByText('Drag to turn it.')).toBeVisible(SLOWLY);
  await page.keyboard.press('Tab');
  const turnable = dialog.getByRole('img', { name: /^Court Nova Low in orange red, in 3D\. Turn it with/ });
  await expect(turnable).toBeFocused();
  await expect(turnable).toHaveCSS('outline-width', '2px');

  const before = await look(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await look(page)).theta, SLOWLY).not.toBeCloseTo(before.theta, 1);
  await expect(dialog.getByText(/^Seen from the/)).toBeAttached();
  await page.keyboard.press('+');
  await expect.poll(async () => (await look(page)).angle, SLOWLY).toBeLessThan(before.angle);
  await expectAccessible(page);

  const ivory = dialog.getByRole('radio', { name: 'ivory' });
  await ivory.focus();
  await page.keyboard.press('Space');
  await expect(shown).toHaveAttribute('variant-name', 'trắng ngà');
  expect(await shown.evaluate((element: Shown) => element.availableVariants)).toContain('trắng ngà');

  await button.press('Enter');
  await expect(shown).toHaveCount(0);
  await expect(dialog.getByRole('region', { name: 'Pictures' })).toBeVisible();
  await expect(button).toBeFocused();
  const shop = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(shop) && !/^(blob|data):/.test(url))).toEqual([]);
});

test('a model that is not there is said in a sentence, and the pictures come back @desk', async ({
  page,
  problems,
}) => {
  await page.route('**/*.glb', (route) => route.fulfill({ status: 404 }));
  await page.goto('/vi?active=productDetail&product=court-nova-low');
  const dialog = page.getByRole('dialog', { name: 'Court Nova Low' });
  await dialog.getByRole('button', { name: 'Xem 3D' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/Chưa mở được bản 3D của đôi này\./, SLOWLY);
  await dialog.getByRole('button', { name: 'Về lại ảnh' }).click();
  await expect(dialog.getByRole('region', { name: 'Ảnh' })).toBeVisible();
  // The library says so in the console as well.
  expect(problems).toEqual([expect.stringContaining('404')]);
  problems.length = 0;
});

/** Without a graphics card, on two cores. */
const SLOWLY = { timeout: 120_000 };
