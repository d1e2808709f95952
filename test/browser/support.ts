import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

const shop = () => `http://127.0.0.1:${process.env.SHOP_PORT}`;

/** A test in a shop that runs; it fails when the page logs an error or breaks the content security policy. */
export const test = base.extend<{ problems: string[] }>({
  baseURL: async ({}, use) => use(shop()),
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        const refusedByServer = /the server responded with a status of 4\d\d/.test(message.text());
        if (message.type() === 'error' && !refusedByServer) problems.push(message.text());
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** No violation of WCAG 2.2 AA on the page as it stands, movement over. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForTimeout(350);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

/** The page is no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

export interface Person {
  email: string;
  phone: string;
  password: string;
}

let people = 0;

/** Somebody who has never been here. */
export function newPerson(): Person {
  const unique = `${Date.now() % 10_000_000}${people++}`;
  return {
    email: `linh.${unique}@example.com`,
    phone: `09${unique.padStart(8, '0')}`,
    password: 'Giay#Chay1',
  };
}

/** Fills the sign-up form as a person would, and sends it. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Last Name').fill('Nguyễn Phước');
  await page.getByLabel('First Name').fill('Bảo Linh');
  await page.getByLabel('Country').selectOption('VN');
  await page.getByLabel('Day').selectOption('17');
  await page.getByLabel('Month').selectOption('8');
  await page.getByLabel('Year').selectOption('1996');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
}

/** Signs in through both steps and ends on the profile. */
export async function signIn(page: Page, identity: string, password: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email or Phone Number').fill(identity);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/profile/);
}
