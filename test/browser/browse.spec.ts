import { expect, type Page } from '@playwright/test';
import { test } from './support';

interface Listed {
  name: string;
  slug: string;
  colors: { color: string; imageDetail: string[]; sizes: { size: string; quantity: number }[] }[];
}

/** Opens the filters, which a phone hides behind a bar, runs `use`, and waits for the list. */
async function inFilters(page: Page, use: () => Promise<void>): Promise<void> {
  const isPhone = page.viewportSize()!.width < 1024;
  if (isPhone) await page.getByRole('button', { name: /^Filter/ }).click();
  await use();
  if (isPhone) await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('a search leads to its products in the oldest browsers that the shop is built for @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'any');
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('searchbox').fill('giay');
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(5);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/product\?search=giay$/);
  await expect(cards(page).first()).toBeVisible();
});

test('what a search was read as becomes a filter, or leaves the search, also by keyboard @phone', async ({
  page,
}) => {
  await page.goto(`/product?search=${encodeURIComponent('vans đen 42')}`);
  const keep = page.getByRole('link', { name: 'black: keep as a filter' });
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\?search=vans\+42&color=%C4%91en$/);
  await page.getByRole('link', { name: 'Remove size 42 from the search' }).click();
  await expect(page).toHaveURL(/\/product\?search=vans&color=%C4%91en$/);
  await expect(cards(page).first()).toBeVisible();
});

test('a shoe is pictured, and opens, in the colour and the size that were searched for @phone', async ({
  page,
  request,
}) => {
  const found = await (await request.get('/v1/products?search=vans%20xanh%2042')).json();
  const blue = (found.readAs as { filter: string; values: string[] }[]).find(
    (one) => one.filter === 'color',
  )!;
  const [shoe] = (found.products as Listed[]).filter(({ colors }) => !blue.values.includes(colors[0]!.color));
  const colors = shoe!.colors.filter(({ color }) => blue.values.includes(color));
  await page.goto('/product?search=vans+xanh+42');
  const picture = cards(page).filter({ hasText: shoe!.name }).getByRole('presentation').first();
  await expect(picture).toHaveAttribute('src', colors[0]!.imageDetail[0]!);
  await page.getByRole('link', { name: shoe!.name, exact: true }).click();
  const modal = page.getByRole('dialog', { name: shoe!.name });
  const left = colors.find(({ sizes }) => sizes.some(({ size, quantity }) => size === '42' && quantity > 0))!;
  await expect(modal.locator(`input[value="${left.color}"]`)).toBeChecked();
  await expect(modal.getByRole('radio', { name: '42', exact: true })).toBeChecked();
});

test.describe('size first', () => {
  test('a size said once filters the catalogue, outlives the visit and is chosen in the product', async ({
    page,
    request,
  }) => {
    await page.goto('/product?page=2');
    const size = page.getByRole('combobox', { name: 'My size' });
    await inFilters(page, () => size.selectOption('42').then(() => undefined));
    await expect(page).toHaveURL(/\/product\?size=42$/);
    const { total, products } = await (await request.get('/v1/products/filter?size=42&limit=24')).json();
    await expect(page.getByRole('status').filter({ hasText: `${total} products` })).toHaveCount(1);
    await expect(cards(page).first()).toContainText(/\d+–\d+/);

    await page.goto('/product');
    await inFilters(page, async () => {
      await expect(size).toHaveValue('42');
      await expect(page.getByRole('checkbox', { name: 'In stock in 42' })).not.toBeChecked();
      await page.getByRole('checkbox', { name: 'In stock in 42' }).check();
    });
    await expect(page).toHaveURL(/size=42/);
    const first = products[0] as Listed;
    await page.getByRole('link', { name: first.name, exact: true }).click();
    const modal = page.getByRole('dialog', { name: first.name });
    const sizes = modal.getByRole('radiogroup', { name: 'Size' });
    await expect(sizes.getByRole('radio', { name: '42', exact: true })).toBeChecked();
    await page.keyboard.press('Escape');

    await inFilters(page, () => size.selectOption('').then(() => undefined));
    await expect(page).not.toHaveURL(/size=/);
  });

  test('the size chosen for a shoe can be kept as one’s own, and is said to be sold out @phone', async ({
    page,
    request,
  }) => {
    const list = await (await request.get('/v1/products/filter?stock=just-in&limit=24')).json();
    const shoe = (list.products as Listed[]).find(
      ({ colors }) =>
        colors[0]!.sizes.some(({ quantity }) => quantity > 0) &&
        colors[0]!.sizes.some(({ size }) => colors.every((color) => isGone(color, size))),
    );
    await page.goto(`/product?active=productDetail&product=${shoe?.slug ?? list.products[0].slug}`);
    const modal = page.getByRole('dialog');
    const sizes = modal.getByRole('radiogroup', { name: 'Size' });
    await sizes.getByRole('radio', { disabled: false }).first().check();
    const kept = await sizes.getByRole('radio', { checked: true }).inputValue();
    await modal.getByRole('button', { name: `Remember ${kept} as my size` }).click();
    await expect(modal.getByText(`Your size is ${kept}.`)).toBeVisible();
    await page.reload();
    await expect(sizes.getByRole('radio', { name: kept, exact: true })).toBeChecked();
    if (!shoe) return;
    const gone = shoe.colors[0]!.sizes.find(({ size }) => shoe.colors.every((color) => isGone(color, size)))!;
    await page.evaluate((size) => localStorage.setItem('mySize', size), gone.size);
    await page.reload();
    await expect(modal.getByText(`Your size, ${gone.size}, is sold out in this color.`)).toBeVisible();
    await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(0);
  });
});

test.describe('catalogue', () => {
  test('filters, sort and page are the address, and Back and Forward walk through them', async ({ page }) => {
    await page.goto('/product');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await inFilters(page, async () => {
      await page.getByRole('checkbox', { name: 'Nike' }).check();
      await page.getByRole('checkbox', { name: 'Vans' }).check();
      await page.getByRole('radio', { name: 'Low-High' }).check();
    });
    await expect(page).toHaveURL(/brand=nike%2Cvans/);
    await expect(page).toHaveURL(/sort=low-high/);
    await expect(page).not.toHaveURL(/page=/);
    await expect(cards(page).first()).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
    await page.goForward();
    await expect(page).toHaveURL(/sort=low-high/);
    await inFilters(page, () => expect(page.getByRole('radio', { name: 'Low-High' })).toBeChecked());
  });

  test('the next page is fetched before it is asked for @phone', async ({ page }) => {
    const second = page.waitForRequest(/products\/filter\?.*page=2/);
    await page.goto('/product');
    await second;
  });

  test('a colour that no shoe has can be given up alone', async ({ page }) => {
    await page.goto('/product?brand=nike&color=nobody');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    await inFilters(page, () => page.getByRole('checkbox', { name: 'Nobody', checked: true }).click());
    await expect(page).toHaveURL(/\/product\?brand=nike$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('a page past the last becomes the last @phone', async ({ page }) => {
    await page.goto('/product?page=999');
    await expect(page).not.toHaveURL(/page=999/);
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });
});

test.describe('search', () => {
  test('suggests from two characters on, keeps five searches and cuts the heading at 30 @desk', async ({
    page,
  }) => {
    await page.goto('/about');
    const drawer = page.getByRole('dialog', { name: 'Search' });
    const field = drawer.getByRole('searchbox');
    const open = () => page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await open();
    await expect(field).toBeFocused();
    await field.fill('g');
    await page.waitForTimeout(600);
    await expect(drawer.getByText('Suggestions')).toHaveCount(0);
    await field.fill('GIAY');
    await expect(drawer.getByRole('link')).toHaveCount(5);

    const long = '  giày chạy bộ nam Đường Dài đệm khí siêu nhẹ  ';
    await field.fill(long);
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('search') === long.trim());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Search results for\.\s*giày chạy bộ nam Đường Dài đệm\.\.\.$/,
    );
    for (const text of ['một', 'hai', 'ba', 'bốn', 'năm']) {
      await open();
      await field.fill(text);
      await field.press('Enter');
      await expect(drawer).toBeHidden();
    }
    await open();
    await expect(drawer.getByRole('region', { name: 'Recent searches' }).getByRole('listitem')).toHaveText([
      'năm',
      'bốn',
      'ba',
      'hai',
      'một',
    ]);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('searchRecent')!) as string[])).toEqual([
      'năm',
      'bốn',
      'ba',
      'hai',
      'một',
    ]);
    await field.fill('   ');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/product$/);
    await expect(page.getByRole('heading', { level: 1, name: 'All products.' })).toBeVisible();
  });

  test('a suggestion opens its product, and Back leads to where the search was opened @phone', async ({
    page,
  }) => {
    await page.goto('/vans');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('giay');
    const link = page.getByRole('dialog', { name: 'Search' }).getByRole('link').first();
    await link.click();
    await expect(page).toHaveURL(/active=productDetail/);
    await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/vans$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a product is opened, looked through and left with the keyboard alone @desk', async ({ page }) => {
  await page.goto('/product?stock=just-in');
  const link = cards(page).first().getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog');
  await expect(page).toHaveURL(/stock=just-in.*active=productDetail&product=/);
  const sizes = modal.getByRole('radiogroup', { name: 'Size' });
  await expect(sizes).toBeVisible();
  const reach = async (role: 'radio' | 'button', name?: string) => {
    const wanted = name
      ? modal.getByRole(role, { name })
      : sizes.getByRole(role, { disabled: false }).first();
    for (let presses = 0; presses < 40; presses++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
      expect(await modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    throw new Error(`${name ?? role} cannot be reached.`);
  };
  await reach('radio');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(sizes.getByRole('radio', { disabled: false }).first()).not.toBeChecked();
  await reach('button', 'Favourite');
  await page.keyboard.press('Enter');
  await expect(modal.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/\/product\?stock=just-in$/);
  await expect(link).toBeFocused();
});

test.describe('home and brands', () => {
  test('six sliders of 424 px a step, with arrows only above three products', async ({ page }, {
    project,
  }) => {
    await page.goto('/');
    const brands = ['Nike', 'Adidas', 'Puma', 'New Balance', 'Vans', 'Balenciaga'];
    for (const brand of brands)
      await expect(page.getByRole('region', { name: brand, exact: true })).toBeAttached();
    const slider = page.getByRole('region', { name: 'Nike', exact: true });
    await expect(slider.getByRole('article').nth(3)).toBeAttached();
    if (project.name === 'phone') return expect(slider.getByRole('button', { name: 'Next' })).toBeHidden();
    await expect(slider.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await slider.getByRole('button', { name: 'Next' }).click();
    await expect
      .poll(() =>
        slider
          .getByRole('list')
          .first()
          .evaluate((rail) => rail.scrollLeft),
      )
      .toBe(424);
    await expect(slider.getByRole('button', { name: 'Previous' })).toBeEnabled();
  });

  test('stories and the reds of all brands lead into the catalogue @phone', async ({ page }) => {
    await page.goto('/');
    const reds = page.getByRole('region', { name: 'All in red' });
    await expect(reds.getByRole('article').first()).toBeAttached();
    const names = await reds.getByRole('heading', { level: 3 }).allTextContents();
    const { products } = await (await page.request.get('/v1/products/filter?search=đỏ&stock=just-in')).json();
    const found = products as (Listed & { brand: string })[];
    const brandOf = (name: string) => found.find((product) => product.name === name)?.brand;
    expect(new Set(names.map(brandOf))).toEqual(new Set(found.map(({ brand }) => brand)));
    expect(names).toHaveLength(new Set(found.map(({ brand }) => brand)).size);

    // Not the first colour of its shoe.
    const name = names.find((one) => found.find((product) => product.name === one)?.brand === 'new balance')!;
    await reds.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/product\?/);
    const dialog = page.getByRole('dialog', { name });
    await expect(
      dialog.getByRole('radiogroup', { name: 'Color' }).getByRole('radio', { checked: true }),
    ).toHaveValue(/^đỏ/);
    await page.goBack();
    await expect(reds).toBeAttached();
    await page.getByRole('region', { name: 'Made to be walked in.' }).getByRole('link').click();
    await expect(page).toHaveURL('/product?material=leather');
    await expect(cards(page).first()).toBeVisible();
    await page.goto('/puma');
    await page.getByRole('region', { name: 'After the rain.' }).getByRole('link').click();
    await expect(page).toHaveURL('/product?brand=puma');
  });

  test('the page says that its controls are English and what is Vietnamese @phone', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'Each step, a color.' })).toBeVisible();
    await page.goto('/about');
    await expect(
      page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::*[@lang][1]'),
    ).toHaveAttribute('lang', 'vi');
  });

  test('the banner turns warm after two seconds @phone', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByText('Free delivery nationwide').first();
    await expect(banner).toHaveCSS('background-color', 'rgb(217, 210, 200)');
  });

  test('a type leads to its section of the brand page', async ({ page }) => {
    await page.goto('/new-balance');
    const types = page.getByRole('navigation', { name: 'Product types' }).getByRole('button');
    const name = await types.last().innerText();
    const section = page.getByRole('region', { name, exact: true });
    await expect(section).toBeAttached();
    await types.last().click();
    await expect(section.getByRole('heading', { name, exact: true })).toBeInViewport();
    await expect(page.getByRole('region')).not.toHaveCount(0);
  });
});

test('the page ends with its footer', async ({ page }) => {
  const below = () =>
    page.getByRole('contentinfo').evaluate((footer) => {
      const end = footer.getBoundingClientRect().bottom + window.scrollY;
      return document.documentElement.scrollHeight - Math.round(end);
    });
  for (const path of ['/', '/nike', '/product', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
    // The server-rendered picture may still stand in for the app.
    await expect.poll(below, { message: path }).toBe(0);
  }
});

const isGone = (color: Listed['colors'][number], size: string): boolean =>
  !color.sizes.some((entry) => entry.size === size && entry.quantity > 0);
