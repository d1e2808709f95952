import type { BrowserContext, Page } from '@playwright/test';
import {
  button,
  type Caller,
  expect,
  lists,
  openAs,
  type Product,
  rowsOf,
  signedIn,
  test,
} from './back-office';

// For machines that are ten times slower.
test.describe.configure({ timeout: 300_000 });

const typed = 'Gõ rồi không mất';
const formOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Product' });
const highlightOf = (page: Page) => formOf(page).getByLabel('Highlight', { exact: true });
const save = (page: Page) => button(formOf(page), 'Save').click();

/** Ends every sign-in of this manager but the caller's, as 'Devices' of the profile does. */
async function endOthers(caller: Caller): Promise<void> {
  const path = `/v1/customers/${caller.id}/sessions`;
  const { sessions } = await caller.get<{ sessions: { _id: string; isCurrent: boolean }[] }>(path);
  for (const { _id } of sessions.filter(({ isCurrent }) => !isCurrent))
    expect((await caller.send('DELETE', `${path}/${_id}`)).status()).toBe(204);
}

/** Each way in which a sign-in can end while the form is open, up to the press on Save. */
const WAYS: Record<string, (page: Page, manager: Caller, context: BrowserContext) => Promise<void>> = {
  'the sign-in was ended on another device': async (page, manager) => {
    await endOthers(manager);
    await save(page);
  },
  'the token has expired and its renewal is refused': async (page) => {
    await page.evaluate(() => localStorage.setItem('refreshToken', 'spent'));
    await page.route('**/v1/products/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 401, json: { statusCode: 401, message: 'Please sign in to continue.' } })
        : route.fallback(),
    );
    await save(page);
    await expect(page).toHaveURL(/\/sign-in/);
    await page.unroute('**/v1/products/*');
  },
  'another tab signed out': async (_page, _manager, context) => {
    const other = await context.newPage();
    await other.goto('/profile');
    await button(other, 'Log Out').click();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
  },
  'the browser has forgotten the tokens': async (page) => {
    await page.evaluate(() => localStorage.clear());
    await save(page);
  },
  'the code of the sign-in page is lost on the way': async (page, manager) => {
    const code = /\/assets\/sign-in[^/]*\.js$/;
    await page.route(code, (route) => route.abort());
    await endOthers(manager);
    await save(page);
    await expect(page.getByText('This page could not be shown.')).toBeVisible();
    await page.unroute(code);
    await button(page, 'Reload').click();
  },
};

async function openForm(page: Page, who: Caller, product: Product): Promise<void> {
  await openAs(page, who, lists.product(product));
  await button(rowsOf(page), 'Edit').click();
  await highlightOf(page).fill(typed);
}

for (const [name, end] of Object.entries(WAYS))
  test(`a product form comes back with its text after signing in again: ${name} @desk`, async ({
    browser,
    request,
    manager,
    stocked,
  }) => {
    const product = await stocked({ '42': 2 });
    const context = await browser.newContext();
    const page = await context.newPage();
    await openForm(page, await signedIn(request, 'manager'), product);
    await end(page, manager, context);
    await page.getByLabel('Email or Phone Number').fill('manager');
    await page.keyboard.press('Enter');
    await page.getByLabel('Password', { exact: true }).fill('Sneaker#2026');
    await page.keyboard.press('Enter');
    await expect(formOf(page)).toBeVisible();
    await expect(highlightOf(page)).toHaveValue(typed);
    await save(page);
    await expect(formOf(page)).toHaveCount(0);
    expect(await manager.get<Product>(`/v1/products/${product._id}`)).toMatchObject({ highLight: typed });
    await context.close();
  });
