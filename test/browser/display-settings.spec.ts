import { expect, type Locator } from '@playwright/test';
import { expectNoSidewaysScroll, test } from './support';

test('with text twice as large nothing stands past the edge of the window', async ({ page }, { project }) => {
  await page.setViewportSize({ width: project.name === 'phone' ? 360 : 1024, height: 850 });
  for (const path of ['/', '/nike', '/product', '/about', '/services', '/faq']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await expectNoSidewaysScroll(page);
  }
});

test(
  'what is chosen is seen in the colours of the system too',
  { tag: '@desk' },
  async ({ page, request }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    const look = async (part: Locator) => (await part.screenshot()).toString('base64');
    await page.goto('/product?brand=nike');
    const brand = (name: RegExp) => page.getByRole('checkbox', { name });
    await expect(brand(/^Nike/)).toBeChecked();
    const box = (name: RegExp) => brand(name).locator('xpath=following-sibling::*[1]');
    expect(await look(box(/^Adidas/))).not.toBe(await look(box(/^Nike/)));

    const { products } = await (await request.get('/v1/products/filter?stock=just-in&limit=1')).json();
    const [shoe] = products as [{ slug: string }];
    await page.goto(`/product/${shoe.slug}`);
    const sizes = page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio', { disabled: false });
    const cell = sizes.first().locator('xpath=..');
    await sizes.first().check();
    await page.mouse.move(0, 0);
    const chosen = await look(cell);
    await sizes.last().check();
    await page.mouse.move(0, 0);
    expect(await look(cell)).not.toBe(chosen);
  },
);

test('controls have frames in the colours of the system too', { tag: '@desk' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/sign-in');
  const identity = page.getByRole('textbox', { name: 'Email or Phone Number' });
  const search = page.getByRole('button', { name: 'Search' }).first();
  for (const control of [identity, search]) await expect(control).toHaveCSS('border-top-style', 'solid');
  await identity.focus();
  await expect(identity).toHaveCSS('outline-style', 'solid');
});
