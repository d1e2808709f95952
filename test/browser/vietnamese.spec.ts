import { expect, type Page } from '@playwright/test';
import { readCatalogue } from '../support/catalogue';
import { pageTexts } from '../support/page-texts';
import { buyWithKeyboard } from './purchase';
import { expectNoSidewaysScroll, expectToStandEverywhere, signedIn, signIn, test } from './support';

const VIETNAMESE = readCatalogue('vi');
/** The English sentences that have another Vietnamese one. */
const ENGLISH = new Set(
  [...readCatalogue('en')].filter(([id, text]) => VIETNAMESE.get(id) !== text).map(([, text]) => text),
);

/** Texts and names on the page that are an English sentence of the shop. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = [(await page.title()).split(' – ')[0]!, ...(await page.evaluate(pageTexts, 'script'))];
  return texts.filter((text) => ENGLISH.has(text));
}

const PAGES = [
  '/vi',
  '/vi/product',
  '/vi/nike',
  '/vi/sign-in',
  '/vi/sign-up',
  '/vi/about',
  '/vi/faq',
  '/vi/services',
  '/vi/favourites',
  '/vi/forgot-password',
  '/vi/no/such/page',
];

for (const path of PAGES) {
  test(`${path} is Vietnamese, stands at every width, and is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    expect(await englishOn(page)).toEqual([]);
    await expectToStandEverywhere(page);
  });
}

test('a pair is bought in Vietnamese, with the keyboard and by the names that screen readers say @desk', async ({
  page,
  request,
}) => {
  const words = {
    base: '/vi',
    search: 'Tìm kiếm',
    add: 'Thêm vào giỏ',
    added: '1 đôi trong giỏ',
    cart: 'Giỏ hàng',
    toCheckout: 'Thanh toán',
    order: /^Đơn hàng #/,
    edit: 'Sửa thông tin',
    name: 'Họ tên',
    address: 'Địa chỉ',
    payment: 'Hình thức thanh toán',
    place: 'Đặt hàng',
  };
  await buyWithKeyboard(page, request, words, async () => expect(await englishOn(page)).toEqual([]));
});

test('the language changes with its link, and page, filters and overlay stay @phone', async ({ page }) => {
  await page.goto('/product?brand=nike&sort=low-high');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tiếng Việt' }).click();
  await expect(page).toHaveURL('/vi/product?brand=nike&sort=low-high');
  await expect(page.getByRole('heading', { level: 1, name: 'Tất cả sản phẩm' })).toBeVisible();
  await page.goto('/vi/about?active=cart');
  await expect(page.getByRole('dialog', { name: 'Giỏ hàng' })).toBeVisible();
  const english = page.getByRole('contentinfo', { includeHidden: true }).locator('a[hreflang=en]');
  await expect(english).toHaveAttribute('href', '/about?active=cart');
  await page.goto('/?active=cart');
  const vietnamese = page.getByRole('contentinfo', { includeHidden: true }).locator('a[hreflang=vi]');
  await expect(vietnamese).toHaveAttribute('href', '/vi?active=cart');
  await page.goto('/vi?active=cart');
  await expect(page.getByRole('dialog', { name: 'Giỏ hàng' })).toBeVisible();
  await expect(page).toHaveURL('/vi?active=cart');
  await expect(english).toHaveAttribute('href', '/?active=cart');
  await page.goto('/%76i/%61bout?active=cart');
  await expect(page.getByRole('dialog', { name: 'Giỏ hàng' })).toBeVisible();
  await expect(page).toHaveURL('/vi/about?active=cart');
});

test('the server sends a page in its language, also for a reader without JavaScript @desk', async ({
  request,
}) => {
  const read = async (url: string) => (await request.get(url, { headers: { accept: 'text/html' } })).text();
  for (const url of ['/vi?a=b', '/vi/product', '/vi/sign-in']) {
    const html = await read(url);
    expect(html).toContain('Không có JavaScript');
    expect(html).not.toMatch(/Without JavaScript|Skip to content/);
    expect(html).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/vi-[\w-]+\.js">/);
  }
  const html = await read('/sign-in');
  expect(html).toContain('Without JavaScript');
  expect(html).not.toMatch(/Không có JavaScript|\/vi-[\w-]+\.js/);
});

test('without the Vietnamese sentences a page works in English, and leads to itself in Vietnamese @desk', async ({
  page,
  problems,
}) => {
  await page.route(/\/assets\/vi-/, (route) => route.abort());
  await page.goto('/vi/product');
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const again = page.getByRole('contentinfo').getByRole('link', { name: 'Tiếng Việt' });
  await expect(again).toHaveAttribute('href', '/vi/product');
  // The file that did not come is logged, and nothing else is.
  expect(problems.splice(0).filter((problem) => !/ERR_FAILED/.test(problem))).toEqual([]);
});

test('a refusal of the server is Vietnamese on a Vietnamese page @phone', async ({ page }) => {
  await page.goto('/vi/sign-in');
  await page.getByRole('main').getByRole('textbox').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await page.getByLabel('Mật khẩu', { exact: true }).fill('Giay#Chay1');
  const [answer] = await Promise.all([
    page.waitForResponse('**/v1/customers/login'),
    page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click(),
  ]);
  expect(answer.headers()['content-language']).toBe('vi');
  const { message } = (await answer.json()) as { message: string };
  expect(message).toMatch(/[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i);
  await expect(page.getByText(message).first()).toBeVisible();
});

test('a new customer’s address is named in Vietnamese, and stays as it is until it is given @phone', async ({
  page,
  request,
}) => {
  await signedIn(page, request);
  await page.goto('/vi/profile');
  await page.getByRole('button', { name: 'Sửa', exact: true }).click();
  await expect(page.getByLabel('Địa chỉ')).toHaveValue('Chưa có địa chỉ');
  await page.getByLabel('Tên', { exact: true }).fill('Ngọc Hân');
  const [sent] = await Promise.all([
    page.waitForRequest((call) => call.method() === 'PUT' && call.url().includes('/v1/customers/')),
    page.getByRole('button', { name: 'Cập nhật' }).click(),
  ]);
  expect(sent.postDataJSON()).toEqual({ firstName: 'Ngọc Hân' });
  await expect(page.getByText('Chưa có địa chỉ')).toBeVisible();
});

test.describe('the back-office', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is Vietnamese in every section, and nothing is wider than the window', async ({ page }) => {
    await signIn(page, 'manager', 'Sneaker#2026');
    for (const section of ['dashboard', 'product', 'customer', 'order']) {
      await page.goto(`/vi/admin?section=${section}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await englishOn(page), section).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  });
});
