import { expect, type Page } from '@playwright/test';
import { readCatalogue } from '../support/catalogue';
import { pageTexts } from '../support/page-texts';
import { buyWithKeyboard } from './purchase';
import { expectNoSidewaysScroll, expectToStandEverywhere, signIn, test } from './support';

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

test('the language changes with its link, and page, filters and overlay stay', async ({ page }) => {
  await page.goto('/product?brand=nike&sort=low-high');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tiếng Việt' }).click();
  await expect(page).toHaveURL('/vi/product?brand=nike&sort=low-high');
  await expect(page.getByRole('heading', { level: 1, name: 'Tất cả sản phẩm' })).toBeVisible();
  await page.goto('/vi/about?active=cart');
  await expect(page.getByRole('dialog', { name: 'Giỏ hàng' })).toBeVisible();
  const english = page.getByRole('contentinfo', { includeHidden: true }).locator('a[hreflang=en]');
  await expect(english).toHaveAttribute('href', '/about?active=cart');
});

test('a refusal of the server is Vietnamese on a Vietnamese page', async ({ page }) => {
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
