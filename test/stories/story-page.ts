import { test as base, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

export type Mode = 'light' | 'dark';

/** The sizes that Storybook's toolbar offers. */
export const SIZES = {
  desktop: { width: 1366, height: 850 },
  tablet: { width: 768, height: 900 },
  phone: { width: 390, height: 844 },
  narrow: { width: 360, height: 740 },
} as const;
export type Size = keyof typeof SIZES;

/** What a story says of itself by `globals`: it shows a state of this size or mode only. */
export interface Pinned {
  size?: Size;
  mode?: Mode;
}

/** Stands in for every photograph: what is compared is the interface, and a flat shape makes a small file. */
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
 * One page a worker, in which one story follows another: Storybook loads once instead of once a story. A worker
 * whose test failed is thrown away by Playwright, and its page with it.
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
      });
      await context.addInitScript(AXE);
      await context.route('**/media/**', (route) => {
        const path = new URL(route.request().url()).pathname;
        if (!/\.(webp|svg)$/.test(path) || path.endsWith('/none.webp')) return route.abort();
        return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      // The addon would run axe too, in one mode; here it runs in four.
      await page.goto(`${process.env.STORYBOOK_URL}/iframe.html?globals=a11y.manual:!true`);
      await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
      await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
      // No typeface arrives while a story is being measured. Faces of this machine, that stand in, may be missing.
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
      // What is looked at between two modes is neither the one nor the other.
      await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' });
      // Storybook hides a story that takes over 100 ms to come, and what is hidden cannot take the focus.
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

/** What the story pins by its `globals`. */
export function pinnedBy(page: Page, storyId: string): Promise<Pinned> {
  return page.evaluate(async (id) => {
    const { storyGlobals } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
    return { size: storyGlobals?.viewport?.value, mode: storyGlobals?.mode };
  }, storyId);
}

/** What the table of properties says of a story's component: each one that the component itself declares. */
export function propertiesOf(page: Page, storyId: string): Promise<Property[]> {
  return page.evaluate(async (id) => {
    const { argTypes } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
    return Object.entries(argTypes).flatMap(([name, { description = '', table }]) =>
      table?.type ? [{ name, description, type: table.type.summary }] : [],
    );
  }, storyId);
}

/**
 * Draws a story, or a page of the guide, and waits until it has played.
 *
 * @throws what the story or its play function threw
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

/** Gives the page a mode and waits until every picture and typeface of it is there. */
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

/** What axe finds wrong with what is on the screen, in words; WCAG 2.2 AA. */
export async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const result = await window.axe.run(document.body, { runOnly: rules, resultTypes: ['violations'] });
    return result.violations;
  });
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
}

/** The part of the page that is drawn on: its whole width, and down to the last thing that can be seen. */
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
  // In steps, so that a row that is a hair taller elsewhere is a small difference and not another size.
  return { x: 0, y: 0, width, height: Math.ceil((bottom + 1) / 32) * 32 };
}
