import { composeStories } from '@storybook/react';
import { render } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import preview from '../../../storybook/preview';

/** A story within the library's theme; the properties passed to it override its own. */
type ReadyStory = FunctionComponent<Record<string, unknown>> & { run: () => Promise<void> };

/** Testing Library mounts the stories, so that it also unmounts them after each test. */
const annotations = { ...preview, testingLibraryRender: render } as never;

/** The stories of a module, each as a component. */
export function storiesOf<M extends object>(module: M) {
  return composeStories(module as never, annotations) as Record<Exclude<keyof M, 'default'>, ReadyStory>;
}

/** Renders every story and runs its play function; `npm run test:stories` checks accessibility in a browser. */
export function checkEveryStory(module: object) {
  const stories = Object.entries<ReadyStory>(storiesOf(module));
  describe('every story', () => {
    it.each(stories)('%s renders and plays', (_name, story) => story.run());
  });
}
