import { test as base, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
  /** The file of the story, below the project. */
  importPath: string;
}

const index = JSON.parse(
  readFileSync(join(process.env.STORYBOOK_BUILD ?? 'dist/storybook', 'index.json'), 'utf8'),
) as { entries: Record<string, Entry> };

/** All stories and pages of the built Storybook. */
export const entries = Object.values(index.entries);
export const stories = entries.filter(({ type }) => type === 'story');

/** The sizes in Storybook's toolbar. */
export const SIZES = {
  desktop: { width: 1366, height: 850 },
  tablet: { width: 768, height: 900 },
  phone: { width: 390, height: 844 },
  narrow: { width: 360, height: 740 },
} as const;
export type Size = keyof typeof SIZES;

/** Replaces every photograph: the test compares the interface, and a flat shape makes small files. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960"><path fill="#8A8277" d="M140 640V430l150-30 130 90 250 60 150 60v40H140z"/></svg>`;
const NOW = new Date('2026-11-21T10:00:00+07:00');
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Ends a wait for what never comes, and says for what, before the test's time ends without a word. */
export const PATIENCE = { timeout: 60_000 };

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: (payload: never) => void): void;
      off(event: string, listener: (payload: never) => void): void;
      emit(event: string, payload: object): void;
    };
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>;
      storyStoreValue: { userGlobals: { update(globals: object): void } };
      loadStory(of: { storyId: string }): Promise<{
        storyGlobals?: { viewport?: { value?: Size }; mode?: Mode };
        initialArgs: object;
        argTypes: Record<string, ArgType>;
      }>;
    };
    /** The toolbar's mode. */
    loadedMode?: Mode;
    /** How many stories of a docs page have been drawn since it was shown. */
    drawings?: number;
    axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> };
  }
}

interface ArgType {
  description?: string;
  type?: { name: string; required?: boolean };
  table?: { type?: { summary: string }; defaultValue?: { summary: string } };
}

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/**
 * One page for each worker, which shows all its stories, so that Storybook loads once. After a failed test Playwright
 * replaces the worker and its page.
 */
export const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        viewport: SIZES.desktop,
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'vi-VN',
        timezoneId: 'Asia/Ho_Chi_Minh',
        // By this name Storybook ends animations at once, instead of waiting 100 ms for some to begin.
        userAgent: 'StorybookTestRunner',
      });
      context.setDefaultTimeout(PATIENCE.timeout);
      await context.addInitScript(AXE);
      await context.route('**/media/**', (route) => {
        const path = new URL(route.request().url()).pathname;
        // Stays on its way: a model that fails takes its element with it, sometimes before the story has looked.
        if (path.endsWith('.glb')) return;
        if (!/\.(avif|webp|svg)$/.test(path) || path.endsWith('/none.webp')) return route.abort();
        return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      await load(page, 'light');
      await use(page);
      await context.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Loads Storybook without a story. */
export async function load(page: Page, mode: Mode): Promise<void> {
  await page.goto(`${process.env.STORYBOOK_URL}/iframe.html?globals=mode:${mode}`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
  await test.step(
    'Storybook starts',
    () =>
      page.evaluate(async (name) => {
        window.loadedMode = name;
        await window.__STORYBOOK_PREVIEW__.ready();
        // The addon would run axe after each drawing; the tests run it when a size, a mode or the language changes.
        const globals = { a11y: { manual: true }, mode: name };
        window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
        // Loads all fonts first, so that none arrives during a measurement. The machine's fallback fonts may be
        // missing.
        await Promise.allSettled([...document.fonts].map((face) => face.load()));
      }, mode),
    PATIENCE,
  );
  // Transitions would show a mixture of two modes.
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' });
  // Storybook hides a story that takes over 100 ms to appear, and a hidden element cannot take the focus.
  await page.addStyleTag({
    content:
      '.sb-show-preparing-story > #storybook-root { display: block !important } .sb-preparing-story { display: none !important }',
  });
}

/**
 * Shows a story in English, or a guide page, and waits for its play function.
 *
 * @throws the error of the story or its play function
 */
export async function show(page: Page, { id, type }: Pick<Entry, 'id' | 'type'>): Promise<void> {
  const failure = await test.step(`${id} is drawn`, () => page.evaluate(draw, { id, type }), PATIENCE);
  if (failure !== null) throw new Error(failure);
}

/** Runs in the page. @returns the error of the story or its play function */
function draw({ id, type }: Pick<Entry, 'id' | 'type'>): Promise<string | null> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const done = type === 'docs' ? 'docsRendered' : 'storyFinished';
  const failed = [
    'storyErrored',
    'storyThrewException',
    'storyMissing',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  // Without an event, as it would draw the story that is left once more.
  window.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update({ language: 'en' });
  return new Promise<string | null>((resolve) => {
    const listeners: [string, (payload: never) => void][] = [];
    let again: ReturnType<typeof setInterval> | undefined;
    const settle = (result: string | null) => {
      for (const [event, listener] of listeners) channel.off(event, listener);
      clearInterval(again);
      resolve(result);
    };
    for (const event of failed) {
      listeners.push([event, (error: unknown) => settle(`${event}: ${say(error)}`)]);
    }
    listeners.push([done, () => settle(null)]);
    const select = () => channel.emit('setCurrentStory', { storyId: id, viewMode: type });
    if (type === 'docs') {
      // A busy Storybook can lose a selection of a page. That it is the present one already is an event of its own.
      listeners.push(['storyUnchanged', () => settle(null)]);
      again = setInterval(select, 10_000);
    }
    for (const [event, listener] of listeners) channel.on(event, listener);
    select();
  });

  function say(error: unknown): string {
    if (typeof error !== 'object' || error === null) return String(error);
    const { message, description, stack } = error as Record<string, string | undefined>;
    return stack ?? message ?? description ?? JSON.stringify(error);
  }
}

/** Sets the page's mode and waits for its pictures and fonts, and for what it draws anew after a change of its size. */
export async function settle(page: Page, mode: Mode): Promise<void> {
  await test.step(
    'pictures and fonts are there',
    () =>
      page.evaluate(async (name) => {
        document.documentElement.classList.remove('light', 'dark');
        document.documentElement.classList.add(name);
        await document.fonts.ready;
        await Promise.all(
          [...document.images].map((image) => {
            image.loading = 'eager';
            return image.decode().catch(() => undefined);
          }),
        );
        const frame = () => new Promise((next) => requestAnimationFrame(next));
        await frame();
        await frame();
      }, mode),
    PATIENCE,
  );
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe reports about the page in a mode, in words: WCAG 2.2 AA, or of it the contrast of colours.
 *
 * @param without what is not looked at
 */
export async function violations(
  page: Page,
  mode: Mode,
  rules: 'all' | 'contrast',
  without: string[] = [],
): Promise<string[]> {
  const runOnly = rules === 'all' ? WCAG : { type: 'rule', values: ['color-contrast'] };
  const found = await test.step(
    `axe, ${mode}`,
    () => page.evaluate(runAxe, { mode, runOnly, exclude: without }),
    PATIENCE,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
}

/** Runs in the page. */
async function runAxe(wanted: { mode: Mode; runOnly: object; exclude: string[] }): Promise<Violation[]> {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(wanted.mode);
  const context = { include: document.body, exclude: wanted.exclude };
  const options = { runOnly: wanted.runOnly, resultTypes: ['violations'] };
  return (await window.axe.run(context, options)).violations;
}

/** How much wider the page is than its window, in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
