import { test as base, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageTexts } from '../support/page-texts';

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

interface Entry {
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

/** A story's `globals`: it shows a state of this size or mode only. */
export interface Pinned {
  size?: Size;
  mode?: Mode;
}

/** Replaces every photograph: the test compares the interface, and a flat shape makes small files. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960"><path fill="#8A8277" d="M140 640V430l150-30 130 90 250 60 150 60v40H140z"/></svg>`;
const NOW = new Date('2026-11-21T10:00:00+07:00');
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      on(event: string, listener: (payload: never) => void): void;
      off(event: string, listener: (payload: never) => void): void;
      emit(event: string, payload: object): void;
    };
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>;
      loadStory(of: { storyId: string }): Promise<{
        storyGlobals?: { viewport?: { value?: Size }; mode?: Mode };
        initialArgs: object;
        argTypes: Record<string, { description?: string; table?: { type?: { summary: string } } }>;
      }>;
    };
    axe: { run(node: Element, options: object): Promise<{ violations: Violation[] }> };
  }
}

interface Property {
  name: string;
  description: string;
  type: string;
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
      await page.goto(`${process.env.STORYBOOK_URL}/iframe.html`);
      await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
      await page.evaluate(async () => {
        await window.__STORYBOOK_PREVIEW__.ready();
        // The addon would run axe after each drawing; the tests run it when a size, a mode or the language changes.
        const globals = { a11y: { manual: true } };
        window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
      });
      // Loads all fonts first, so that none arrives during a measurement. The machine's fallback fonts may be
      // missing.
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
      // Transitions would show a mixture of two modes.
      await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' });
      // Storybook hides a story that takes over 100 ms to appear, and a hidden element cannot take the focus.
      await page.addStyleTag({
        content:
          '.sb-show-preparing-story > #storybook-root { display: block !important } .sb-preparing-story { display: none !important }',
      });
      await use(page);
      await context.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The size or mode that the story fixes by its `globals`. */
export function pinnedBy(page: Page, storyId: string): Promise<Pinned> {
  return page.evaluate(async (id) => {
    const { storyGlobals } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
    return { size: storyGlobals?.viewport?.value, mode: storyGlobals?.mode };
  }, storyId);
}

/** A story's arguments as JSON, without functions and elements of React. */
export function argumentsOf(page: Page, storyId: string): Promise<string> {
  return page.evaluate(async (id) => {
    const { initialArgs } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
    const seen = new WeakSet<object>();
    return JSON.stringify(initialArgs, (key, value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      if (key.startsWith('_') || seen.has(value)) return undefined;
      seen.add(value);
      return value;
    });
  }, storyId);
}

/** The property table of a story's component: the properties that the component itself declares. */
export function propertiesOf(page: Page, storyId: string): Promise<Property[]> {
  return page.evaluate(async (id) => {
    const { argTypes } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
    return Object.entries(argTypes).flatMap(([name, { description = '', table }]) =>
      table?.type ? [{ name, description, type: table.type.summary }] : [],
    );
  }, storyId);
}

/**
 * Shows a story or a guide page, and waits for its play function.
 *
 * @throws the error of the story or its play function
 */
export async function show(page: Page, entry: { id: string; type: 'story' | 'docs' }): Promise<void> {
  const failure = await page.evaluate(async ({ id, type }) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const done = type === 'docs' ? 'docsRendered' : 'storyFinished';
    const failed = [
      'storyErrored',
      'storyThrewException',
      'storyMissing',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
    ];
    return new Promise<string | null>((resolve) => {
      const listeners: [string, (payload: never) => void][] = [];
      const settle = (result: string | null) => {
        for (const [event, listener] of listeners) channel.off(event, listener);
        resolve(result);
      };
      for (const event of failed) {
        listeners.push([event, (error: unknown) => settle(`${event}: ${say(error)}`)]);
      }
      listeners.push([done, () => settle(null)]);
      for (const [event, listener] of listeners) channel.on(event, listener);
      channel.emit('setCurrentStory', { storyId: id, viewMode: type });
    });

    function say(error: unknown): string {
      if (typeof error !== 'object' || error === null) return String(error);
      const { message, description, stack } = error as Record<string, string | undefined>;
      return stack ?? message ?? description ?? JSON.stringify(error);
    }
  }, entry);
  if (failure !== null) throw new Error(failure);
}

/** Shows the present story in another language, completely; its play function does not run again. */
export async function speak(page: Page, language: 'en' | 'vi' | 'pseudo'): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        const finished = () => {
          channel.off('storyFinished', finished);
          look();
        };
        // The drawing that has finished may be an earlier one, or not yet be on the screen.
        const look = () => {
          // axe would wait for ever for a frame that is replaced while it runs.
          const frames = [...document.querySelectorAll('iframe')].map(
            ({ contentDocument }) => contentDocument,
          );
          const areFilled = frames.every(
            (shown) => shown?.readyState === 'complete' && shown.body.firstChild,
          );
          if (areFilled && document.documentElement.dataset.language === name) resolve();
          else requestAnimationFrame(look);
        };
        channel.on('storyFinished', finished);
        channel.emit('updateGlobals', { globals: { language: name } });
      }),
    language,
  );
}

/** How much wider the page is than its window, in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/**
 * What a person can see or hear in English, in a story that speaks `pseudo`: texts, names and titles without the mark.
 * Data are among them.
 */
export async function unmarked(page: Page): Promise<string[]> {
  const texts = await page.evaluate(pageTexts, '[class*=sb-]:not(body)');
  return texts.filter((text) => /(?:[a-z](?!\u0307)){2}/i.test(text));
}

/** Sets the page's mode and waits for its pictures and fonts. */
export async function settle(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(async (name) => {
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
  }, mode);
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe reports about the page, in words; WCAG 2.2 AA, of which dark mode, which only changes colours, is contrast. */
export async function violations(page: Page, mode: Mode = 'light'): Promise<string[]> {
  const runOnly = mode === 'light' ? WCAG : { type: 'rule', values: ['color-contrast'] };
  const found = await page.evaluate(async (rules) => {
    const result = await window.axe.run(document.body, { runOnly: rules, resultTypes: ['violations'] });
    return result.violations;
  }, runOnly);
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
}

/** The drawn part of the page: its full width, down to the last visible element. */
export async function drawnPart(page: Page): Promise<{ x: 0; y: 0; width: number; height: number }> {
  const bottom = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('body *')].map((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && getComputedStyle(element).visibility === 'visible'
          ? box.bottom + window.scrollY
          : 0;
      }),
    ),
  );
  const { width } = page.viewportSize() ?? SIZES.desktop;
  // In steps, so that a slightly taller row is a small difference instead of another size.
  return { x: 0, y: 0, width, height: Math.ceil((bottom + 1) / 32) * 32 };
}
