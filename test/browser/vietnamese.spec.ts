import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { tabTo } from './focus';
import { expectNoSidewaysScroll, expectToStandEverywhere, signedIn, signIn, test } from './support';

interface Listed {
  name: string;
  slug: string;
  stock: number;
}

/** The English sentences that have another Vietnamese one. */
const ENGLISH = englishSentences();

function englishSentences(): ReadonlySet<string> {
  const text = (lines: string) =>
    lines.match(/"(?:[^"\\]|\\.)*"/g)!.map((line) => JSON.parse(line) as string);
  const entries = readFileSync('web/src/locales/vi.po', 'utf8').matchAll(
    /^msgid ((?:"(?:[^"\\]|\\.)*"\n)+)msgstr ((?:"(?:[^"\\]|\\.)*"\n)+)/gm,
  );
  const sentences = [...entries].map(([, id, translation]) => [
    text(id!).join(''),
    text(translation!).join(''),
  ]);
  return new Set(sentences.filter(([id, translation]) => id && id !== translation).map(([id]) => id!));
}

/** Texts and names on the page that are an English sentence of the shop. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title.split(' – ')[0]!];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
          found.push(node.getAttribute(name) ?? '');
        }
      } else if (!node.parentElement?.closest('script, style, template, noscript')) {
        found.push(node.nodeValue ?? '');
      }
    }
    return found.map((text) => text.trim());
  });
  return [...new Set(texts.filter((text) => ENGLISH.has(text)))];
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
  const { products } = await (await request.get('/v1/products/filter?stock=just-in&sort=oldest')).json();
  const [shoe] = products as [Listed];
  await signedIn(page, request);
  await page.goto('/vi');
  const banner = page.getByRole('banner');

  await tabTo(page, banner.getByRole('button', { name: 'Tìm kiếm' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(shoe.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vi\/product\?search=/);
  const link = page.getByRole('main').getByRole('link', { name: shoe.name, exact: true });
  await tabTo(page, link);
  await page.keyboard.press('Enter');

  const modal = page.getByRole('dialog', { name: shoe.name });
  const size = modal
    .getByRole('radiogroup', { name: 'Size' })
    .getByRole('radio', { disabled: false })
    .first();
  await expect(size).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  await tabTo(page, size);
  await page.keyboard.press('Space');
  await tabTo(page, modal.getByRole('button', { name: 'Thêm vào giỏ' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner', { includeHidden: true }).getByText('1 đôi trong giỏ')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();

  await tabTo(page, banner.getByRole('button', { name: 'Giỏ hàng' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const checkout = page.getByRole('dialog', { name: 'Giỏ hàng' }).getByRole('button', { name: 'Thanh toán' });
  await expect(checkout).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  await tabTo(page, checkout);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Đơn hàng #/ })).toBeVisible();
  expect(await englishOn(page)).toEqual([]);

  await tabTo(page, page.getByRole('button', { name: 'Sửa thông tin' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Họ tên')).toBeFocused();
  await tabTo(page, page.getByLabel('Địa chỉ'));
  await page.keyboard.type('200 Đường 3 Tháng 2, Quận 10');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sửa thông tin' })).toBeFocused();
  const payment = page.getByRole('group', { name: 'Hình thức thanh toán' });
  await tabTo(page, payment.getByLabel('COD'));
  await page.keyboard.press('Space');
  await expect(payment.getByLabel('COD')).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Đặt hàng' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vi\/profile/);
  await expect(page.getByRole('main').getByRole('button', { name: /#[0-9a-f]{12}/ })).toHaveCount(1);
  expect(await englishOn(page)).toEqual([]);
  const after = (await (await request.get(`/v1/products/${shoe.slug}`)).json()) as Listed;
  expect(after.stock).toBe(shoe.stock - 1);
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
