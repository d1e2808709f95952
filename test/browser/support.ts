import AxeBuilder from '@axe-core/playwright';
import type { RunOptions } from 'axe-core';
import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

const shop = () => `http://127.0.0.1:${process.env.SHOP_PORT}`;

/** A test against a running shop; it fails when the page logs an error or violates the content security policy. */
export const test = base.extend<{ problems: string[] }>({
  baseURL: async ({}, use) => use(shop()),
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      // A page can be seen before its buttons work.
      if (options?.waitUntil !== 'commit') await page.waitForFunction(isTakenOver, null, TAKEN_OVER_WITHIN);
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const response = await reload(options);
      await page.waitForFunction(isTakenOver, null, TAKEN_OVER_WITHIN);
      return response;
    };
    await use(page);
  },
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

const TAKEN_OVER_WITHIN = { timeout: 30_000 };

/** Whether React has taken over what the server has rendered. True for a page that is not the app's. */
export function isTakenOver(): boolean {
  const controls = [...document.querySelectorAll('#root :is(a, button, input)')];
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  return controls.every(isReacts) && (controls.length > 0 || !document.getElementById('root'));
}

/** No violation of WCAG 2.2 AA on the page, after its animations. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
}

/** Enough contrast in dark mode, which only changes colours. Leaves the page dark. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolation(page, { type: 'rule', values: ['color-contrast'] });
}

async function expectNoViolation(page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<void> {
  // A phone's header, which comes and goes with the scrolling, would pass over what is checked.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  // Its colours change by themselves, a while after the page has loaded.
  await expect(page.locator('[aria-label="Announcement"]:not([data-warm])')).toHaveCount(0);
  await page.evaluate(async () => {
    // The browser skips updates of content far outside the viewport, which would keep some colours of the other mode.
    const wholePage = new CSSStyleSheet();
    wholePage.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(wholePage);
    // What was skipped gets its colours with the next frames, which axe must not meet half-way.
    for (let frames = 0; frames < 3; frames++) await new Promise((next) => requestAnimationFrame(next));
    const movements = document.getAnimations();
    const passing = movements.filter((movement) => movement.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  // To describe what is right as well takes axe as long again.
  const axe = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'], selectors: false });
  // A page without frames: axe would otherwise open a second page to combine them.
  const { violations } = await axe.setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

/**
 * The present page has no sideways scrolling at 360, 768 and 1366 px, and is accessible at 360 and 1366: between them the
 * parts of one of both stand. Only at 360 its colours are checked in dark mode as well, since they do not depend on the
 * width. To be called on the phone and on the desktop.
 */
export async function expectToStandEverywhere(page: Page): Promise<void> {
  const own = page.viewportSize()!;
  const isPhone = own.width < 1024;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of isPhone ? [768, 360] : [own.width]) {
    await page.setViewportSize({ width, height: own.height });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
  if (isPhone) await expectReadableInTheDark(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(own);
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

/** A person without an account. */
export function newPerson(): Person {
  const unique = `${Date.now() % 10_000_000}${people++}`;
  return {
    email: `linh.${unique}@example.com`,
    phone: `09${unique.padStart(8, '0')}`,
    password: 'Giay#Chay1',
  };
}

/** Fills in the sign-up form as a person would, and submits it. */
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

/** A person with an account. */
export async function newCustomer(request: APIRequestContext): Promise<Person> {
  const person = newPerson();
  const details = { lastName: 'Nguyễn Phước', firstName: 'Bảo Linh', country: 'VN', dob: '1996-08-17' };
  const answer = await request.post('/v1/customers', { data: { ...details, ...person } });
  expect(answer.status()).toBe(201);
  return person;
}

/** A new customer, signed in before the first page opens. */
export async function signedIn(page: Page, request: APIRequestContext): Promise<Person> {
  const person = await newCustomer(request);
  const data = { username: person.email, password: person.password };
  const answer = await request.post('/v1/customers/login', { data });
  const tokens = (await answer.json()) as { token: string; refreshToken: string };
  const [, claims = ''] = tokens.token.split('.');
  const { userId, role } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, string>;
  await page.addInitScript(
    (login) => {
      if (localStorage.getItem('accessToken')) return;
      for (const [key, value] of Object.entries(login)) localStorage.setItem(key, value);
    },
    {
      accessToken: tokens.token,
      refreshToken: tokens.refreshToken,
      user: JSON.stringify({ _id: userId, role }),
    },
  );
  return person;
}

/** The address of the script that a source file is in, which the page loads when it is needed. */
export function scriptOf(source: string): string {
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  return `**/${manifest[source]!.file}`;
}

/** Holds the server's answers to some calls back until they are released. */
export async function holdBack(page: Page, url: RegExp | string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(url, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** What the chat's button covers, by name; at its rest, with its layout settled. */
export function coveredByChat(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chat = document.querySelector('[aria-label="Open chat"], [aria-label="Mở chat"]')!;
    const own = chat.getBoundingClientRect();
    const pressed =
      'a[href], button, input, select, dd, [role=alert], [role=status], [data-price], [data-qr]';
    const read = 'h1, h2, h3, h4, ol > li';
    // What goes on past the window's edge is read once it is scrolled in.
    const meets = ({ left, right, top, bottom, width, height }: DOMRect) =>
      left < own.right &&
      right > own.left &&
      right <= innerWidth &&
      top < own.bottom &&
      bottom > own.top &&
      width > 1 &&
      height > 1;
    const wordsOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    return [...document.querySelectorAll(`${pressed}, ${read}`)]
      .filter((element) => element !== chat && element.checkVisibility())
      .filter((element) =>
        (element.matches(read) ? wordsOf(element) : [element.getBoundingClientRect()]).some(meets),
      )
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  });
}
