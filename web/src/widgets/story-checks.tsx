import { composeStories } from '@storybook/react-vite';
import { act, cleanup } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { FunctionComponent } from 'react';
import preview from '../../../storybook/preview';

/** A story with the library's theme around it; properties given to it override its own. */
type ReadyStory = FunctionComponent<Record<string, unknown>> & { run: () => Promise<void> };

/** The stories of a module, each ready to render as a component. */
export function storiesOf<M extends object>(module: M) {
  return composeStories(module as never, preview as never) as Record<Exclude<keyof M, 'default'>, ReadyStory>;
}

/** Renders every story, plays what it plays, and asks axe about what is then on the screen. */
export function checkEveryStory(module: object) {
  const stories = Object.entries<ReadyStory>(storiesOf(module));
  describe('every story', () => {
    it.each(stories)('%s renders, plays and breaks no rule of accessibility', async (_name, story) => {
      await act(() => story.run());
      const findings = await axe(document.body, { rules: { region: { enabled: false } } });
      expect(findings.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      cleanup();
    });
  });
}
