import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { tabTo } from './focus';
import { signedIn } from './support';

interface Listed {
  name: string;
  slug: string;
  stock: number;
}

/** The names of what a purchase needs, in a language. */
export interface PurchaseWords {
  /** Where the shop's pages in this language begin: '' or '/vi'. */
  base: string;
  search: string;
  add: string;
  added: string;
  cart: string;
  toCheckout: string;
  order: RegExp;
  edit: string;
  name: string;
  address: string;
  payment: string;
  place: string;
}

/**
 * A new customer finds, adds and orders a pair with the keyboard alone. The focus must be visible at every stop, and
 * come back to where it was when an overlay closes.
 *
 * @param look is called at each screen on the way
 */
export async function buyWithKeyboard(
  page: Page,
  request: APIRequestContext,
  words: PurchaseWords,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { products } = await (await request.get('/v1/products/filter?stock=just-in&sort=oldest')).json();
  const [shoe] = products as [Listed];
  await signedIn(page, request);
  await page.goto(`${words.base}/`);
  const banner = page.getByRole('banner');

  await tabTo(page, banner.getByRole('button', { name: words.search }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await look();
  await page.keyboard.type(shoe.name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    (url) => url.pathname === `${words.base}/product` && url.searchParams.has('search'),
  );
  const link = page.getByRole('main').getByRole('link', { name: shoe.name, exact: true });
  await expect(link).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await tabTo(page, link);
  await page.keyboard.press('Enter');
  const modal = page.getByRole('dialog', { name: shoe.name });
  const size = modal
    .getByRole('radiogroup', { name: 'Size' })
    .getByRole('radio', { disabled: false })
    .first();
  await expect(size).toBeVisible();
  await look();
  await tabTo(page, size);
  await page.keyboard.press('Space');
  await expect(size).toBeChecked();
  await tabTo(page, modal.getByRole('button', { name: words.add }));
  await page.keyboard.press('Enter');
  const everywhere = page.getByRole('banner', { includeHidden: true });
  await expect(everywhere.getByText(words.added)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();

  await tabTo(page, banner.getByRole('button', { name: words.cart }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: words.cart });
  const checkout = drawer.getByRole('button', { name: words.toCheckout });
  await expect(checkout).toBeVisible();
  await look();
  await tabTo(page, checkout);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.order })).toBeVisible();
  await look();

  const edit = page.getByRole('button', { name: words.edit });
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(words.name)).toBeFocused();
  await tabTo(page, page.getByLabel(words.address));
  await page.keyboard.type('200 Đường 3 Tháng 2, Phường Hòa Hưng');
  await page.keyboard.press('Enter');
  await expect(edit).toBeFocused();
  const payment = page.getByRole('group', { name: words.payment });
  await tabTo(page, payment.getByLabel('COD'));
  await page.keyboard.press('Space');
  await expect(payment.getByLabel('COD')).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: words.place }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === `${words.base}/profile`);
  await expect(page.getByRole('main').getByRole('button', { name: /#[0-9a-f]{12}/ })).toHaveCount(1);
  await look();
  const after = (await (await request.get(`/v1/products/${shoe.slug}`)).json()) as Listed;
  expect(after.stock).toBe(shoe.stock - 1);
}
