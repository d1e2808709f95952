import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnPart, type Mode, type Pinned, pinnedBy, settle, show, SIZES, type Size } from './story-page';
import { PROMISED_STATES } from '../../storybook/guide/promised-states';
import { propertiesOf, test, violations } from './story-page';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

const index = JSON.parse(
  readFileSync(join(process.env.STORYBOOK_BUILD ?? 'dist/storybook', 'index.json'), 'utf8'),
) as { entries: Record<string, Entry> };
const entries = Object.values(index.entries);
const stories = entries.filter(({ type }) => type === 'story');
const documented = stories.filter(({ tags }) => tags.includes('autodocs'));
const guide = entries.filter(({ type, tags }) => type === 'docs' && tags.includes('unattached-mdx'));

const MODES = ['light', 'dark'] as const;
const withAxe = process.env.STORY_CHECKS !== 'snapshots';
const withSnapshots = process.env.STORY_CHECKS !== 'axe';

/**
 * How far a picture may differ from the accepted one. The same Chromium must draw the same pixels. Another version
 * smooths edges differently, which is accepted, unlike another colour, distance or word.
 */
const { chromium } = JSON.parse(readFileSync(join(__dirname, 'snapshots', 'rendered-by.json'), 'utf8')) as {
  chromium: string;
};
const SAME = { threshold: 0.04, maxDiffPixelRatio: 0.0005 };
const OTHER = { threshold: 0.2, maxDiffPixelRatio: 0.01 };
const major = (version: string) => version.split('.')[0];

for (const story of stories) {
  test(`${story.title} / ${story.name}`, async ({ storybook: page, browser }) => {
    const pinned = await pinnedBy(page, story.id);
    const first = pinned.size ?? 'desktop';
    const sizes = new Set<Size>([first, 'desktop', 'phone']);
    await page.setViewportSize(SIZES[first]);
    await show(page, story);
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size]);
      for (const mode of MODES) {
        const wanted = withSnapshots && isKept(size, mode, pinned);
        if (!wanted && !withAxe) continue;
        await settle(page, mode);
        if (withAxe) expect.soft(await violations(page), `axe, ${size}, ${mode}`).toEqual([]);
        if (!wanted) continue;
        const isOther = major(browser.version()) !== major(chromium);
        const hint = `Accepted with Chromium ${chromium}, drawn by ${browser.version()}${isOther ? ', so compared with more tolerance' : ''}`;
        await expect.soft(page, hint).toHaveScreenshot(`${story.id}-${size}-${mode}.png`, {
          fullPage: true,
          clip: await drawnPart(page),
          ...(isOther ? OTHER : SAME),
        });
      }
    }
  });
}

for (const page of guide) {
  test(`${page.title}`, async ({ storybook }) => {
    await storybook.setViewportSize(SIZES.desktop);
    await show(storybook, page);
    for (const size of ['desktop', 'phone'] as const) {
      await storybook.setViewportSize(SIZES[size]);
      for (const mode of MODES) {
        await settle(storybook, mode);
        expect.soft(await violations(storybook), `axe, ${size}, ${mode}`).toEqual([]);
      }
    }
  });
}

test('every promised state has its story', () => {
  const states = PROMISED_STATES.flatMap(({ states }) => states);
  const missing = states.filter(([, story]) => !(story in index.entries));
  console.log(`${states.length - missing.length} of ${states.length} promised states are shown.`);
  expect(missing).toEqual([]);
});

test('every property of a component has a description and a type', async ({ storybook }) => {
  const wanting: string[] = [];
  for (const title of new Set(documented.map((story) => story.title))) {
    const id = documented.find((story) => story.title === title)?.id ?? '';
    const properties = await propertiesOf(storybook, id);
    if (properties.length === 0 && title !== 'Base/Visually hidden') wanting.push(`${title}: no table`);
    for (const { name, description, type } of properties) {
      if (!description || /^(any|unknown)$/.test(type)) wanting.push(`${title}: ${name}, ${type}`);
    }
  }
  expect(wanting).toEqual([]);
});

/** A story has two pictures: desktop in light mode and phone in dark mode, or the combination that the story fixes. */
function isKept(size: Size, mode: Mode, pinned: Pinned): boolean {
  if (pinned.size || pinned.mode) {
    return size === (pinned.size ?? 'desktop') && mode === (pinned.mode ?? 'light');
  }
  return (size === 'desktop' && mode === 'light') || (size === 'phone' && mode === 'dark');
}
