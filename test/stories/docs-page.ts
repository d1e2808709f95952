import type { ConsoleMessage, Page } from '@playwright/test';
import { load, type Mode, PATIENCE, show, SIZES, test } from './storybook-page';

/** What the page writes to its console as an error, or throws, while something is done; not that a picture is missing. */
export async function errorsDuring(page: Page, act: () => Promise<void>): Promise<string[]> {
  const errors: string[] = [];
  const onMessage = (message: ConsoleMessage) => {
    const isPicture = message.location().url.includes('/media/');
    // Storybook's own, when something is sent while it starts.
    const isOfItsStart = message.text().startsWith('SB_PREVIEW_API_0011');
    if (message.type() === 'error' && !isPicture && !isOfItsStart) errors.push(message.text());
  };
  const onError = (error: Error) => errors.push(String(error));
  page.on('console', onMessage).on('pageerror', onError);
  await act().finally(() => page.off('console', onMessage).off('pageerror', onError));
  return errors;
}

/**
 * Shows a docs page in a mode and waits for its stories, since Storybook reloads a page that is left before they are
 * drawn. It loads anew for another mode: its toolbar draws a docs page anew as well, and may reload it. A page that was
 * reloaded shows nothing, and is shown again.
 */
export async function showDocs(page: Page, { id }: { id: string }, mode: Mode): Promise<void> {
  const loaded = await page.evaluate(() => window.loadedMode);
  if (loaded !== mode) await load(page, mode);
  await page.evaluate(() => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    if (window.drawings === undefined) channel.on('storyFinished', () => (window.drawings! += 1));
    window.drawings = 0;
  });
  await show(page, { id, type: 'docs' });
  const outcome = await test.step(
    `${id}'s stories are drawn`,
    async () => {
      const drawn = await page.waitForFunction((name) => {
        if (window.loadedMode === undefined) return 'reloaded';
        const stories = document.querySelectorAll('#storybook-docs .sb-story > [id^=story--]').length;
        return document.documentElement.classList.contains(name) && window.drawings! >= stories && 'shown';
      }, mode);
      return drawn.jsonValue();
    },
    PATIENCE,
  );
  if (outcome === 'reloaded') await showDocs(page, { id }, mode);
}

/** Whether the wheel moves a page that is taller than its window, and does not the one that fits. */
export async function scrolls(page: Page): Promise<boolean> {
  const { height } = page.viewportSize() ?? SIZES.desktop;
  const isTaller = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight + 1);
  if (!isTaller) return true;
  await page.evaluate(() => window.scrollTo(0, 0));
  // In the margin: a text area takes the wheel for itself.
  await test.step(
    'the wheel turns',
    async () => {
      await page.mouse.move(3, height / 2);
      await page.mouse.wheel(0, 400);
    },
    PATIENCE,
  );
  return page
    .waitForFunction(() => window.scrollY > 0, undefined, { timeout: 5_000 })
    .then(() => true)
    .catch(() => false);
}
