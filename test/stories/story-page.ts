import type { Page } from '@playwright/test';
import { pageTexts } from '../support/page-texts';
import { type Mode, PATIENCE, type Size, SIZES, test } from './storybook-page';

interface Property {
  name: string;
  description: string;
  type: string;
  /** Whether it is a choice that can be left out, and the table does not say what is taken then. */
  lacksDefault: boolean;
}

/** What a story declares. */
interface Declared {
  /** The size or mode that it fixes by its `globals`: it shows a state of this one only. */
  size?: Size;
  mode?: Mode;
  /** Its arguments as JSON, without functions and elements of React. */
  args: string;
}

export function declaredBy(page: Page, storyId: string): Promise<Declared> {
  return page.evaluate(async (id) => {
    const { storyGlobals, initialArgs } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
    const seen = new WeakSet<object>();
    const args = JSON.stringify(initialArgs, (key, value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      if (key.startsWith('_') || seen.has(value)) return undefined;
      seen.add(value);
      return value;
    });
    return { size: storyGlobals?.viewport?.value, mode: storyGlobals?.mode, args };
  }, storyId);
}

/** The property table of a story's component: the properties that the component itself declares. */
export function propertiesOf(page: Page, storyId: string): Promise<Property[]> {
  return page.evaluate(async (id) => {
    const { argTypes } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
    return Object.entries(argTypes).flatMap(([name, { description = '', type, table }]) => {
      if (!table?.type) return [];
      const isChoice = type?.name === 'enum' || type?.name === 'boolean';
      const lacksDefault = isChoice && !type?.required && !table.defaultValue;
      return [{ name, description, type: table.type.summary, lacksDefault }];
    });
  }, storyId);
}

/** Shows the present story in another language, completely; its play function does not run again. */
export async function speak(page: Page, language: 'vi' | 'pseudo'): Promise<void> {
  await test.step(
    `the story speaks ${language}`,
    () =>
      page.evaluate(
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
      ),
    PATIENCE,
  );
}

/**
 * What a person can see or hear in English, in a story that speaks `pseudo`: texts, names and titles without the mark.
 * Data are among them.
 */
export async function unmarked(page: Page): Promise<string[]> {
  const texts = await page.evaluate(pageTexts, '[class*=sb-]:not(body)');
  return texts.filter((text) => /(?:[a-z](?!\u0307)){2}/i.test(text));
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
