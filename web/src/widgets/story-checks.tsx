import { composeStories } from '@storybook/react';
import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { FunctionComponent } from 'react';
import preview from '../../../storybook/preview';

/** A story with the library's theme around it; properties given to it override its own. */
type ReadyStory = FunctionComponent<Record<string, unknown>> & { run: () => Promise<void> };

/** Stories are mounted by Testing Library, which also takes them away again after each test. */
const annotations = { ...preview, testingLibraryRender: render } as never;

/** The stories of a module, each ready to render as a component. */
export function storiesOf<M extends object>(module: M) {
  return composeStories(module as never, annotations) as Record<Exclude<keyof M, 'default'>, ReadyStory>;
}

/** Renders every story, plays what it plays, and asks axe about what is then on the screen. */
export function checkEveryStory(module: object) {
  const stories = Object.entries<ReadyStory>(storiesOf(module));
  describe('every story', () => {
    it.each(stories)('%s renders, plays and breaks no rule of accessibility', async (_name, story) => {
      await story.run();
      const findings = await axe(document.body, { rules: { region: { enabled: false } } });
      expect(findings.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  });
}
