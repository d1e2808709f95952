import { expect, type Locator, type Page } from '@playwright/test';
import {
  expectNoSidewaysScroll,
  expectToStandEverywhere,
  holdBack,
  newCustomer,
  scriptOf,
  signedIn,
  test,
} from './support';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Listed {
  name: string;
  slug: string;
  stock: number;
  colors: { color: string; sizes: { size: string; quantity: number }[] }[];
}

const said = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

test('a visitor’s search, cart and product stand in every state', async ({ page, request }) => {
  const list = await (await request.get('/v1/products/filter?limit=100')).json();
  const shoe = (list.products as Listed[]).find(
    ({ colors }) => colors.length > 1 && colors.some(isGone) && !colors.every(isGone),
  )!;
  await page.goto('/product?active=cart');
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText('Sign In for Shopping.')).toBeVisible();
  await expectToStandEverywhere(page);
  await page.keyboard.press('Escape');

  await press(page.getByRole('banner'), 'Search');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await expectToStandEverywhere(page);
  await search.fill('zzz');
  await expect(page.getByText('No shoe has this name.')).toBeVisible();
  await expectToStandEverywhere(page);
  await search.fill('giay');
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(5);
  await expectToStandEverywhere(page);

  await page.goto(`/product/${shoe.slug}`);
  const modal = page.getByRole('dialog', { name: shoe.name });
  await expect(modal.getByRole('button', { name: 'Sign in to shopping' })).toBeVisible();
  await expect(modal.getByRole('radiogroup', { name: 'Color' }).getByText('Sold out').first()).toBeVisible();
  await press(modal, 'Favourite');
  await expect(modal.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
  await expectToStandEverywhere(page);
});

test('the catalogue stands while it loads, filtered, searched, empty and failed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mySize', '42'));
  const arrive = await holdBack(page, /products\/filter/);
  await page.goto('/product?size=42&brand=nike,vans');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectToStandEverywhere(page);
  arrive();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // The list before is dimmed until this one is there.
  await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
  await expectToStandEverywhere(page);
  if (page.viewportSize()!.width < 1024) {
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
    await expectToStandEverywhere(page);
  }
  await page.goto('/product?search=giay&color=nobody');
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await expectToStandEverywhere(page);
});

// On a desktop they are part of the page, next to the list.
test('filters that do not arrive leave the catalogue as it is', { tag: '@phone' }, async ({ page }) => {
  await page.route(scriptOf('src/features/catalogue/filter-sheet.tsx'), (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/product');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(said(page, 'The filters could not be opened.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expectToStandEverywhere(page);
});

// A desktop has no fixed bar.
test(
  'a pair that cannot be added says so above the bar that stays',
  { tag: '@phone' },
  async ({ page, request, problems }) => {
    const { products } = await (await request.get('/v1/products/filter?stock=just-in&limit=1')).json();
    const [shoe] = products as [Listed];
    await signedIn(page, request);
    const refusal = { statusCode: 409, message: 'Nothing is left of this size.' };
    await page.route(/add-product$/, (route) => route.fulfill({ status: 409, json: refusal }));
    await page.goto(`/product/${shoe.slug}`);
    const modal = page.getByRole('dialog', { name: shoe.name });
    const sizes = modal.getByRole('radiogroup', { name: 'Size' });
    await sizes.getByRole('radio', { disabled: false }).first().check();
    await press(modal, 'Add to cart');
    const message = said(page, refusal.message);
    await expect(message).toBeVisible();
    expect(await isOnTop(message)).toBe(true);
    // It is logged (rule K11), and nothing else is.
    await expect.poll(() => problems.length).toBe(1);
    expect(problems.splice(0)[0]).toContain('The pair could not be put in the cart.');
  },
);

test('sign-in stands at each step, and says why it failed', async ({ page, request }) => {
  const person = await newCustomer(request);
  await page.goto('/sign-in');
  await page.getByLabel('Email or Phone Number').fill(person.email);
  await page.keyboard.press('Enter');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expectToStandEverywhere(page);
  await password.fill('Wrong#Shoe1');
  await page.keyboard.press('Enter');
  await expect(said(page, /.+/)).toBeVisible();
  await expectToStandEverywhere(page);
  const arrive = await holdBack(page, /customers\/login/);
  await password.fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Signing in' })).toBeAttached();
  arrive();
  await expect(page).toHaveURL(/\/profile/);
});

test('sign-up marks what is wrong, by its own rules and by the server’s', async ({ page, request }) => {
  const known = await newCustomer(request);
  await page.goto('/sign-up');
  const button = page.getByRole('main').getByRole('button', { name: 'Sign Up' });
  await expect(button).toBeDisabled();
  await page.getByLabel('Last Name').focus();
  await page.getByLabel('First Name').focus();
  await page.getByLabel('Email').fill('linh');
  await page.getByLabel('Phone').fill('0912');
  await page.getByLabel('Password', { exact: true }).fill('giay');
  await page.getByLabel('Confirm Password').fill('khac');
  await page.getByLabel('Day').selectOption('31');
  await page.getByLabel('Month').selectOption('2');
  await page.getByLabel('Year').selectOption('1996');
  for (const message of [
    'Enter your Last Name',
    'Enter your First Name',
    'Enter valid Email.',
    'Enter valid Phone Number.',
    'Date is invalid.',
    'At least 8 characters.',
    'The passwords you entered does not match.',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expectToStandEverywhere(page);

  await page.getByLabel('Last Name').fill('Nguyễn');
  await page.getByLabel('First Name').fill('Linh');
  await page.getByLabel('Country').selectOption('VN');
  await page.getByLabel('Day').selectOption('17');
  await page.getByLabel('Email').fill(known.email);
  await page.getByLabel('Phone').fill(known.phone);
  await page.getByLabel('Password', { exact: true }).fill(known.password);
  await page.getByLabel('Confirm Password').fill(known.password);
  await button.click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expectToStandEverywhere(page);
});

test('a customer’s cart, checkout and profile stand in every state', async ({ page, request }) => {
  test.setTimeout(300_000);
  const { products } = await (await request.get('/v1/products/filter?stock=just-in&limit=1')).json();
  const [shoe] = products as [Listed];
  const { email } = await signedIn(page, request);

  await test.step('an empty cart and an empty checkout', async () => {
    await page.goto('/?active=cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expectToStandEverywhere(page);
    await page.goto('/checkout');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expectToStandEverywhere(page);
  });

  await test.step('a pair is added', async () => {
    await page.goto(`/product/${shoe.slug}`);
    const modal = page.getByRole('dialog', { name: shoe.name });
    const add = modal.getByRole('button', { name: 'Add to cart' });
    await expect(add).toBeDisabled();
    await expectToStandEverywhere(page);
    await modal
      .getByRole('radiogroup', { name: 'Size' })
      .getByRole('radio', { disabled: false })
      .first()
      .check();
    // The mouse is still over the chosen one.
    await expectToStandEverywhere(page);
    const arrive = await holdBack(page, /add-product$/);
    await add.click();
    await expect(modal.getByRole('status').filter({ hasText: 'Adding to cart' })).toBeAttached();
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    arrive();
    await expect(
      page.getByRole('banner', { includeHidden: true }).getByText('1 pair in the cart'),
    ).toHaveCount(1);
  });

  await test.step('a full cart', async () => {
    await page.goto('/?active=cart');
    await expect(page.getByRole('dialog', { name: 'Cart' }).getByText(shoe.name)).toBeVisible();
    await expectToStandEverywhere(page);
  });

  await test.step('the checkout', async () => {
    const arrive = await holdBack(page, /\/v1\/orders\//);
    await page.goto('/checkout');
    await expect(page.getByText('Loading your order')).toBeAttached();
    await expectToStandEverywhere(page);
    arrive();
    await expect(page.getByText('address is required')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    const payment = page.getByRole('group', { name: 'Payment Method' });
    for (const method of ['COD', 'QR', 'eWallet', 'credit']) {
      await payment.getByLabel(method).check();
      if (method === 'QR') {
        await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
        await expectMemoInOneLine(page);
      }
      await expectToStandEverywhere(page);
    }
    await payment.getByLabel('credit').click();
    await expect(payment.getByRole('radio', { checked: true })).toHaveCount(0);
    await press(page, 'Edit information');
    await page.getByLabel('Name').fill('');
    await expectToStandEverywhere(page);
    await press(page, 'Cancel');
    await expect(page.getByText('Nguyễn Phước Bảo Linh')).toBeVisible();
  });

  await test.step('the checkout with text twice as large', async () => {
    const own = page.viewportSize()!;
    await page.setViewportSize({ ...own, width: own.width < 1024 ? 360 : 1024 });
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(own);
  });

  await test.step('the profile', async () => {
    await page.goto('/profile');
    await expect(page.getByText(email)).toBeVisible();
    await expectToStandEverywhere(page);
    await press(page, 'Edit');
    await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled();
    for (const [label, message] of [
      ['Last Name', 'Last Name is required'],
      ['First Name', 'First Name is required'],
      ['Email', 'Email is required'],
      ['Phone', 'Phone is required'],
    ] as const) {
      await page.getByLabel(label).fill('');
      await expect(page.getByText(message)).toBeVisible();
    }
    await expectToStandEverywhere(page);
  });
});

/** The transfer's memo must be copied exactly, so it stays on one line even on the narrowest phone. */
async function expectMemoInOneLine(page: Page): Promise<void> {
  const own = page.viewportSize()!;
  await page.setViewportSize({ ...own, width: Math.min(own.width, 360) });
  const memo = page.getByRole('definition').getByText(/^DH[0-9A-Z]{9}$/);
  const lines = await memo.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
  await page.setViewportSize(own);
}

/** No element covers its centre, within the window. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

const isGone = ({ sizes }: Listed['colors'][number]): boolean =>
  sizes.every(({ quantity }) => quantity === 0);

test(
  'a cart shows its lines on a screen enlarged four times',
  { tag: '@desk' },
  async ({ page, request }) => {
    const { products } = await (await request.get('/v1/products/filter?stock=just-in&limit=1')).json();
    const [shoe] = products as [Listed];
    await signedIn(page, request);
    await page.goto(`/product/${shoe.slug}`);
    const modal = page.getByRole('dialog', { name: shoe.name });
    await modal
      .getByRole('radiogroup', { name: 'Size' })
      .getByRole('radio', { disabled: false })
      .first()
      .check();
    await press(modal, 'Add to cart');
    await expect(page.getByText('1 pair in the cart')).toBeAttached();
    // 1280 by 1024 px at 400 % zoom (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/?active=cart');
    const cart = page.getByRole('dialog', { name: 'Cart' });
    for (const control of ['Decrease quantity', 'Checkout']) {
      const button = cart.getByRole('button', { name: control });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  },
);
