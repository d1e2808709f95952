import { expect, type Page } from '@playwright/test';
import { errorsDuring, scrolls, showDocs } from './docs-page';
import { declaredBy, propertiesOf, speak, unmarked } from './story-page';
import { untranslated } from './story-texts';
import {
  entries,
  type Entry,
  MODES,
  overflow,
  settle,
  show,
  type Size,
  SIZES,
  stories,
} from './storybook-page';
import { test, violations } from './storybook-page';

const documented = stories.filter(({ tags }) => tags.includes('autodocs'));
const docs = entries.filter(({ type }) => type === 'docs');
const guide = docs.filter(({ tags }) => tags.includes('unattached-mdx'));

// First, as it takes longest.
test('every property of a component has a description, a type and its default', async ({ storybook }) => {
  const wanting: string[] = [];
  for (const title of new Set(documented.map((story) => story.title))) {
    const id = documented.find((story) => story.title === title)?.id ?? '';
    const properties = await propertiesOf(storybook, id);
    if (properties.length === 0 && title !== 'Base/Visually hidden') wanting.push(`${title}: no table`);
    for (const { name, description, type, lacksDefault } of properties) {
      if (!description || /^(any|unknown)$/.test(type)) wanting.push(`${title}: ${name}, ${type}`);
      if (lacksDefault) wanting.push(`${title}: ${name}, no default`);
    }
  }
  expect(wanting).toEqual([]);
});

/** English on a desktop, Vietnamese on a phone; a size or state of its own in English as well. */
for (const story of stories) {
  test(`${story.title} / ${story.name}`, async ({ storybook: page }) => {
    const { size: first = 'desktop', args } = await declaredBy(page, story.id);
    const sizes = new Set<Size>([first, 'desktop']);
    // A play function runs in English only.
    if (story.tags.includes('play-fn')) sizes.add('phone');
    await page.setViewportSize(SIZES[first]);
    await show(page, story);
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size]);
      await look(page, size);
    }
    await speak(page, 'pseudo');
    const texts = (await unmarked(page)).flatMap((text) => untranslated(text, story.importPath, args));
    expect.soft(texts, 'not in the catalogues').toEqual([]);
    await page.setViewportSize(SIZES.phone);
    await speak(page, 'vi');
    await look(page, 'phone, Vietnamese');
    await page.setViewportSize(SIZES.narrow);
    expect.soft(await overflow(page), 'sideways scroll at 360 px in Vietnamese').toBeLessThanOrEqual(0);
  });
}

/** Looks at both modes of what is shown; dark mode changes colours alone. */
async function look(page: Page, where: string): Promise<void> {
  await settle(page, 'light');
  for (const mode of MODES) {
    const rules = mode === 'light' ? 'all' : 'contrast';
    expect.soft(await violations(page, mode, rules), `axe, ${where}, ${mode}`).toEqual([]);
  }
}

/** Of what Storybook draws around a component's stories, which are looked at by themselves, only the contrast. */
const rulesFor = (page: Entry) => (guide.includes(page) ? 'all' : 'contrast');

for (const page of docs) {
  test(`${page.title}, its page`, async ({ storybook }) => {
    const errors = await errorsDuring(storybook, async () => {
      await storybook.setViewportSize(SIZES.desktop);
      await showDocs(storybook, page, 'light');
      for (const size of ['desktop', 'phone'] as const) {
        await storybook.setViewportSize(SIZES[size]);
        await settle(storybook, 'light');
        if (size === 'desktop') {
          expect.soft(await violations(storybook, 'light', rulesFor(page)), 'axe').toEqual([]);
        }
        expect.soft(await scrolls(storybook), `the page scrolls, ${size}`).toBe(true);
        expect.soft(await overflow(storybook), `sideways scroll, ${size}`).toBeLessThanOrEqual(0);
      }
    });
    expect.soft(errors, 'errors in the console').toEqual([]);
  });
}

/** Storybook draws all components' pages in the same colours: one stands for them, without its stories. */
for (const page of docs.filter((one) => guide.includes(one) || one.title === 'Base/Button')) {
  test(`${page.title}, its page, dark`, async ({ storybook }) => {
    const errors = await errorsDuring(storybook, async () => {
      await storybook.setViewportSize(SIZES.phone);
      await showDocs(storybook, page, 'dark');
      await settle(storybook, 'dark');
      const without = guide.includes(page) ? [] : ['.sb-story'];
      expect.soft(await violations(storybook, 'dark', 'contrast', without), 'axe').toEqual([]);
    });
    expect.soft(errors, 'errors in the console').toEqual([]);
  });
}

test('the page of states links to every promised state', async ({ storybook }) => {
  const promised = stories.filter(({ tags }) => tags.includes('promised')).map(({ id }) => id);
  expect(promised.length).toBeGreaterThan(0);
  await show(storybook, { id: 'start-states--docs', type: 'docs' });
  await expect(storybook.getByRole('link')).toHaveCount(promised.length);
  const targets = await storybook
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.sort()).toEqual(promised.map((id) => `./?path=/story/${id}`).sort());
});
