import { expect } from '@playwright/test';
import { PROMISED_STATES } from '../../storybook/guide/promised-states';
import { entries, MODES, pinnedBy, settle, show, SIZES, stories, type Size } from './story-page';
import { argumentsOf, overflow, propertiesOf, speak, test, unmarked, violations } from './story-page';
import { untranslated } from './story-texts';

const documented = stories.filter(({ tags }) => tags.includes('autodocs'));
const guide = entries.filter(({ type, tags }) => type === 'docs' && tags.includes('unattached-mdx'));

for (const story of stories) {
  test(`${story.title} / ${story.name}`, async ({ storybook: page }) => {
    const pinned = await pinnedBy(page, story.id);
    const first = pinned.size ?? 'desktop';
    const sizes = new Set<Size>([first, 'desktop', 'phone']);
    await page.setViewportSize(SIZES[first]);
    await show(page, story);
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size]);
      for (const mode of MODES) {
        await settle(page, mode);
        expect.soft(await violations(page, mode), `axe, ${size}, ${mode}`).toEqual([]);
      }
    }
    await speak(page, 'pseudo');
    const args = await argumentsOf(page, story.id);
    const texts = (await unmarked(page)).flatMap((text) => untranslated(text, story.importPath, args));
    expect.soft(texts, 'not in the catalogues').toEqual([]);
    await speak(page, 'vi');
    expect.soft(await violations(page), 'axe, Vietnamese').toEqual([]);
    await page.setViewportSize(SIZES.narrow);
    expect.soft(await overflow(page), 'sideways scroll at 360 px in Vietnamese').toBeLessThanOrEqual(0);
    await speak(page, 'en');
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
        expect.soft(await violations(storybook, mode), `axe, ${size}, ${mode}`).toEqual([]);
      }
    }
  });
}

test('every promised state has its story', () => {
  const states = PROMISED_STATES.flatMap(({ states }) => states);
  const missing = states.filter(([, story]) => !entries.some(({ id }) => id === story));
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
