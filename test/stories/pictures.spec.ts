import { join } from 'node:path';
import { declaredBy, drawnPart } from './story-page';
import { type Mode, MODES, settle, show, type Size, SIZES, stories, test } from './storybook-page';

/** Draws the stories into the folder STORY_PICTURES, for `scripts/compare-stories.mjs`. It asserts nothing. */
const folder = process.env.STORY_PICTURES ?? '';

for (const story of stories) {
  test(`${story.title} / ${story.name}`, async ({ storybook: page }) => {
    const pinned = await declaredBy(page, story.id);
    await page.setViewportSize(SIZES[pinned.size ?? 'desktop']);
    await show(page, story);
    for (const [size, mode] of drawnModes(pinned)) {
      await page.setViewportSize(SIZES[size]);
      await settle(page, mode);
      await page.screenshot({
        path: join(folder, `${story.id}-${size}-${mode}.png`),
        animations: 'disabled',
        fullPage: true,
        clip: await drawnPart(page),
      });
    }
  });
}

/** Desktop in light mode and phone in dark mode, or the combination that the story fixes. */
function drawnModes({ size, mode }: { size?: Size; mode?: Mode }): [Size, Mode][] {
  if (size || mode) return [[size ?? 'desktop', mode ?? MODES[0]]];
  return [
    ['desktop', 'light'],
    ['phone', 'dark'],
  ];
}
